const slots = [
  [9, '9AM'],
  [11, '11AM'],
  [13, '1PM'],
  [15, '3PM'],
  [17, '5PM'],
] as const;

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const number = new RegExp(`\\b(${numbers.join('|')}|\\d{1,2})\\b`, 'i');

/** Parts of the day that people name instead of an hour; the first that fits counts. */
const parts: readonly (readonly [RegExp, number])[] = [
  [
    /\bevening|supper|dinner|after hours|after work|close of|on the way home|shift (?:end|change)/i,
    17,
  ],
  [/\bnoon|lunch|midday/i, 13],
  [/\bafternoon/i, 15],
  [/\blate morning|mid-?morning/i, 11],
  [/\bmorning|breakfast|early|before/i, 9],
];

/** "about three in the afternoon" is 3PM on the grid of the follow-up times: the nearest of its five. */
export function toGridTime(words: string): string {
  const hour = readHour(words);
  const [, label] = slots.reduce((best, slot) =>
    Math.abs(slot[0] - hour) <= Math.abs(best[0] - hour) ? slot : best,
  );
  return label;
}

function readHour(words: string): number {
  const part = parts.find(([pattern]) => pattern.test(words))?.[1];
  const found = number.exec(words)?.[1];
  if (found === undefined) return part ?? 11;
  const named = numbers.indexOf(found.toLowerCase()) + 1 || Number(found);
  if (named > 12) return named;
  const isMorning = /\bmorning|a\.?m\b/i.test(words);
  // Without a word on the half of the day, one to seven is after noon.
  return named < 8 && !isMorning
    ? named + 12
    : /\bevening|p\.?m\b|night/i.test(words) && named < 12
      ? named + 12
      : named;
}
