// The dialog that chooses a second trace.

class Comparison {
  constructor(player) {
    this.player = player;
    this.dialog = byId('compare');
    byId('other-file').addEventListener('change', (event) => this.read(event.target.files[0]));
    byId('other-case').addEventListener('change', (event) => {
      const { value } = event.target;
      if (value !== '') this.take(player.collection.traces[Number(value)]);
    });
    byId('other-none').addEventListener('click', () => this.take(null));
  }

  open() {
    if (this.dialog.open) { this.dialog.close(); return; }
    const { collection, trace, other } = this.player;
    const none = make('option', '', 'choose a case of this page');
    none.value = '';
    fill(byId('other-case'), [none, ...collection.traces.flatMap((one, index) => {
      if (one === trace) return [];
      const option = make('option', '', shortened(visible(one.name), 90));
      option.value = index;
      option.selected = one === other;
      return [option];
    })]);
    byId('other-case').disabled = collection.traces.length < 2;
    byId('other-none').disabled = other === null;
    byId('other-fault').textContent = '';
    this.dialog.showModal();
  }

  async read(file) {
    if (!file) return;
    try {
      this.take(tracesOf(await file.text(), file.name)[0]);
    } catch (error) {
      byId('other-fault').textContent = `${visible(file.name)}: ${visible(error.message)}`;
    }
  }

  take(other) {
    const { player } = this;
    player.other = other;
    player.apart = other ? divergenceOf(player.trace, other) : -1;
    byId('other-stage').parentElement.hidden = !other?.hasFrames;
    byId('own-name').hidden = other === null;
    fill(byId('own-name'), [bidi(shortened(player.trace.name, 60))]);
    fill(byId('other-name'), other ? [bidi(shortened(other.name, 60))] : []);
    player.timeline.show(player.trace, other);
    this.dialog.close();
    if (!other) player.seek(player.sequence);
    else if (player.apart < 0) {
      player.seek(player.sequence);
      player.say('The traces do not differ.');
    } else {
      player.seek(player.apart);
      player.say(`The traces part at event ${player.apart}.`);
    }
  }
}
