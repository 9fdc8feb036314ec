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
  /\b(?:one|two|three|four|five|six|seven|eight|nine|\d) (?:to|or) (one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) years\b(?! (?:old|into|ago)\b)/gi;

/** "Two to five years in one house" names people whom a job that asks for ten does not take: its own floor stands there. */
export const fitYears = (text: string, floor: number | null): string =>
  floor === null
    ? text
    : text.replace(span, (said: string, upper: string) => {
        const most = numbers[upper.toLowerCase()] ?? Number(upper);
        if (most >= floor) return said;
        return `${floor} years or more`;
      });
