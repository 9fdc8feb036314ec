/** The ten tools of two jobs at once; a planned job is a few megabytes. */
const mostKept = 4;

/**
 * Each order brings a copy of what others brought before it, and what is computed of a thing is remembered with the
 * object. So the first of equal copies is given again, as it was made ready to be kept.
 */
export function keepFirst<Value extends object>(): (copy: Value, makeReady?: () => Value) => Value {
  const kept = new Map<string, Value>();
  return (copy, makeReady = () => copy) => {
    const key = JSON.stringify(copy);
    const known = kept.get(key) ?? makeReady();
    kept.delete(key);
    kept.set(key, known);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return known;
  };
}
