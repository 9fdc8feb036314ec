/** Invisible marks that turn the direction of everything after them; scripts turn by themselves. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;
/** What no file format may hold, and no reader can show. */
const unprintable = /[\p{Cc}\ufffe\uffff]/gu;

/** Text that every format can hold: whole characters, plain line ends, nothing invisible. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(directionMarks, '')
    .replaceAll(unprintable, (mark) => (mark === '\n' || mark === '\t' ? mark : ''));
}

/** The same value with every text in it cleaned. */
export function cleanTexts<T>(value: T): T {
  return clean(value) as T;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, clean(held)]));
}
