/** Computed once for an object and kept as long as that lives: ten tools ask for the same lists. */
export function memoize<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const held = known.get(key) ?? { value: compute(key) };
    known.set(key, held);
    return held.value;
  };
}
