import type { Fact } from '#shared/brief.ts';

const numbers =
  '(?:(?<![\\d.])\\d{1,2}(?:\\.\\d)?|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen))';
const time = new RegExp(
  `${numbers}\\s?\\+?(?:\\s?(?:-|–|to)\\s?${numbers}\\s?\\+?)?\\s?(?:\\(\\d{1,2}\\)\\s?)?(?:or more )?(?:years?|yrs?|months?)\\b`,
  'i',
);
const ofWork = /\b(?:experience|work(?:ed|ing)?|practice|background|track record|as an? |in an? )/i;
/** "5 years in haulage" in a line on experience. */
const inWork = /\b(?:years?|yrs?|months?)['’]? (?:in|of|with|at|on)\b/i;
/** Whole years of age, or a time by which something is to be had, is no time in the work. */
const otherTime =
  /\byears? (?:of age|old)\b|\bage of\b|\bwithin (?:the )?(?:first )?\d|\bstart date\b|\bthat lasts\b|\b(?:year|month)s? stay\b/i;

/** "Three years of experience in payroll": a time in the work, which dates and places show. */
export const asksForYears = ({ text, kind }: Pick<Fact, 'text' | 'kind'>): boolean =>
  kind !== 'duty' &&
  kind !== 'benefit' &&
  time.test(text) &&
  (ofWork.test(text) || (kind === 'experience' && inWork.test(text))) &&
  !otherTime.test(text) &&
  !/^(?:candidates?|applicants?) (?:who|with|lacking)\b/i.test(text);

const words: Record<string, number> = {
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
  twelve: 12,
  fifteen: 15,
};

/** How many years the line asks for at least; a few months are less than one. */
export function countYears(text: string): number {
  const [found = ''] = time.exec(text) ?? [];
  const [first = ''] = found.toLowerCase().match(/\d{1,2}(?:\.\d)?|\p{L}+/u) ?? [];
  const count = words[first] ?? Number(first);
  return Number.isNaN(count) ? 0 : /month/i.test(found) ? count / 12 : count;
}
