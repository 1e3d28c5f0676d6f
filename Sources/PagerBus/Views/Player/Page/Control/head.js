// The head of the page: which case, what became of it, and what is to be said of the trace.

const resultWords = { passed: '✓ passed', failed: '✗ failed', died: '✗ died' };

const showHead = (player) => {
  const { trace, collection } = player;
  const { summary } = trace;
  fill(byId('session'), [bidi(summary.session)]);
  const choice = byId('case');
  fill(choice, collection.traces.map((one, index) => {
    const option = make('option', '', shortened(visible(one.name), 90));
    option.value = index;
    return option;
  }));
  choice.value = trace.number;
  choice.hidden = collection.traces.length < 2;
  fill(byId('name'), [bidi(shortened(summary.case, 200))]);
  byId('name').hidden = collection.traces.length > 1;
  const result = byId('result');
  result.textContent = resultWords[summary.result] ?? visible(summary.result);
  result.className = `pill ${summary.result === 'passed' ? 'is-good' : 'is-bad'}`;
  byId('checks').textContent = `${summary.held}/${summary.checks} checks`;
  byId('seed').textContent = `seed ${visible(summary.trace?.seed ?? '0')}`;
  fill(byId('notes'), summary.notes.map((note) => make('p', '', note)));
  byId('notes').hidden = summary.notes.length === 0;
};
