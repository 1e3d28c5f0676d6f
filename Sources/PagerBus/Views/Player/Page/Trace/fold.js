// The fold: frames follow from the one before and a change. No frame is ever changed, so two of them
// can be compared, and one that somebody holds stays what it was.

/** Puts a member; a plugin may call one `__proto__`. */
const put = (object, name, value) => {
  if (name === '__proto__') {
    Object.defineProperty(object, name,
      { value, enumerable: true, configurable: true, writable: true });
  } else {
    object[name] = value;
  }
};

const own = (object, name) => (Object.hasOwn(object, name) ? object[name] : undefined);

/**
 * The value after a change: `[value]` puts it, an object changes members or elements by their names,
 * in which `0` removes a member.
 */
const changed = (value, change) => {
  if (Array.isArray(change)) return change[0];
  const copy = Array.isArray(value) ? value.slice() : { ...value };
  for (const name of Object.keys(change)) {
    const inner = own(change, name);
    if (inner === 0) delete copy[name];
    else put(copy, name, changed(own(copy, name), inner));
  }
  return copy;
};

/** What a change put, removed or replaced: paths with the value before and after. */
const differences = (before, change, path = [], found = []) => {
  if (found.length >= differences.maximum) return found;
  if (change === 0) found.push({ path, before });
  else if (Array.isArray(change)) found.push({ path, before, after: change[0] });
  else {
    for (const name of Object.keys(change)) {
      const inner = before === undefined || before === null ? undefined : own(before, name);
      differences(inner, own(change, name), [...path, name], found);
    }
  }
  return found;
};
differences.maximum = 60;
