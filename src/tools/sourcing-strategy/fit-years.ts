const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const span =
  /\b(one|two|three|four|five|six|seven|eight|nine|\d) (to|or) (one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) years\b(?! (?:old|into|ago)\b)/gi;

const atLeast =
  /\b(a|one|two|three|four|five|six|seven|eight|nine|\d) years? or more\b(?! (?:old|ago)\b)/gi;

const read = (word: string): number =>
  word.toLowerCase() === 'a' ? 1 : (numbers[word.toLowerCase()] ?? Number(word));

/** As the text around it writes numbers. */
const sayLike = (count: number, other: string): string =>
  /\d/.test(other)
    ? String(count)
    : (Object.entries(numbers).find(([, value]) => value === count)?.[0] ?? String(count));

/**
 * "Two to five years in one house" names people whom a job that asks for ten does not take, and some whom one that asks
 * for three does not: its own floor stands there.
 */
export const fitYears = (text: string, floor: number | null): string =>
  floor === null || floor < 1
    ? text
    : text
        .replace(span, (said: string, lower: string, joint: string, upper: string) => {
          const [least, most] = [read(lower), read(upper)];
          if (least >= floor) return said;
          return most > floor
            ? `${sayLike(floor, upper)} ${joint} ${upper} years`
            : `${floor} years or more`;
        })
        .replace(atLeast, (said: string, lower: string) =>
          read(lower) >= floor ? said : `${sayLike(floor, lower)} years or more`,
        );
