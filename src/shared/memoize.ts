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

/** The same for what is computed of two objects together. */
export function memoizeBoth<One extends object, Other extends object, Value>(
  compute: (one: One, other: Other) => Value,
): (one: One, other: Other) => Value {
  const of = memoize((one: One) => memoize((other: Other) => compute(one, other)));
  return (one, other) => of(one)(other);
}
