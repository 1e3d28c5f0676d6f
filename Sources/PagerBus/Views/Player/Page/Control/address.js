// The view is kept behind the # of the address, so that a link leads to a moment.

const readAddress = () => Object.fromEntries(new URLSearchParams(location.hash.slice(1)));

const writeAddress = (view) => {
  const text = `#${new URLSearchParams(view)}`;
  if (text === location.hash) return;
  // A browser that lets no file change its address keeps the old one.
  try { history.replaceState(null, '', text); } catch { location.replace(text); }
};
