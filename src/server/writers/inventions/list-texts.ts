/** Every text anywhere in a value, the names of maps included. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...listTexts(inner)]);
}

/** Where a thing stands, in a text or on the map, is nothing to write about. */
const positions = new Set(['start', 'latitude', 'longitude', 'version', 'confidence']);

export function listNumbers(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    positions.has(name) ? [] : listNumbers(inner),
  );
}
