/** The first number in it: 7.1, "7.1 of 10", "about 1,200". Null where there is none. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const [digits] = /-?\d[\d,]*(?:\.\d+)?|-?\.\d+/.exec(value) ?? [];
  return digits === undefined ? null : Number(digits.replaceAll(',', ''));
}

/**
 * Scores, percentages and shares are read to the tenth that is shown. What is written and the colour it has come from
 * the same figure, so that 74.9 is neither "75%" nor in the colour of 75.
 */

/** A share between 0 and 1: 0.6, "60%" and 60 are the same. */
export function readFraction(value: unknown): number | null {
  const number = readNumber(value);
  if (number === null) return null;
  const isPercent = number > 1 || (typeof value === 'string' && value.includes('%'));
  return round(clamp(isPercent ? number / 100 : number, 1), 1000);
}

/** A score between 0 and 10. */
export function readScore(value: unknown): number | null {
  const number = readNumber(value);
  return number === null ? null : round(clamp(number, 10), 10);
}

/** A percentage between 0 and 100. */
export function readPercent(value: unknown): number | null {
  const number = readNumber(value);
  return number === null ? null : round(clamp(number, 100), 10);
}

const no = /^(?:no|none|false|n\/a|not applicable|0)?\.?$/i;

/** Text counts as yes unless it says no and nothing else: "No license" describes a deal breaker. */
export function readFlag(value: unknown): boolean {
  return typeof value === 'string' ? !no.test(value.trim()) : value === true || value === 1;
}

function clamp(number: number, max: number): number {
  return Math.min(Math.max(number, 0), max);
}

function round(number: number, parts: number): number {
  return Math.round(number * parts) / parts;
}
