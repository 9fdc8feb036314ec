import { addDays, type Day } from '#writing/day.ts';
import { readAbout } from '#writing/read-day.ts';
import type { Source } from './source.ts';

const months =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';
const ofTime =
  /\b(?:temporary|fixed[- ]term|contract|maternity|parental|paternity|cover|secondment|seasonal|interim|term|internship|assignment|placement|limited|incumbent)\b/i;
const until = new RegExp(
  `\\b(?:until|till|through|ends?|ending|up to|to) (?:the )?(?:end of |on |in )?((?:\\d{1,2}(?:st|nd|rd|th)? )?(?:${months})\\.?(?: \\d{1,2}(?:st|nd|rd|th)?,?)? 20\\d\\d)\\b`,
  'i',
);
const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const length = new RegExp(
  `\\b(\\d{1,2}|${numbers.join('|')})[- ](weeks?|months?|years?)[- ](?:(?:fixed|limited|temporary|initial|maternity|paternity|parental|full[- ]time|FT)[- ]?)*(?:term|contract|assignment|placement|internship|secondment|cover|FTC|position|role)\\b|\\b(?:fixed[- ]term|temporary|contract|maternity cover|FTC|secondment)\\b[^.;]{0,20}?\\b(?:for|of|:|\\() ?(\\d{1,2}|${numbers.join('|')}) (weeks?|months?|years?)\\b`,
  'i',
);
const daysIn = { week: 7, month: 30, year: 365 };

const count = (text: string): number => {
  const at = numbers.indexOf(text.toLowerCase());
  return at === -1 ? Number(text) : at + 1;
};

/** The day on which the contract ends, and how the job says it where it names only a month; null without an end. */
export function findContractEnd(
  { brief }: Pick<Source, 'brief'>,
  start: Day,
): { day: Day; said: string | null } | null {
  const lines = [
    brief.employmentType,
    brief.hours,
    ...brief.facts,
    ...brief.employerBlocks,
  ].flatMap((said) => {
    if (!said) return [];
    const { text } = said;
    return 'source' in said && said.source.from === 'job' ? [text, said.source.quote] : [text];
  });
  for (const line of lines) {
    const [, named] = ofTime.test(line) ? (until.exec(line) ?? []) : [];
    const day = named === undefined ? null : readAbout(named);
    if (day && day > start)
      return { day, said: /^\d|\D\d{1,2}\D/.test(named ?? '') ? null : (named ?? null) };
    const [, before, beforeUnit, after, afterUnit] = length.exec(line) ?? [];
    const amount = before ?? after;
    const unit = (beforeUnit ?? afterUnit)?.toLowerCase().replace(/s$/, '');
    if (amount !== undefined && (unit === 'week' || unit === 'month' || unit === 'year'))
      return { day: addDays(start, count(amount) * daysIn[unit]), said: null };
  }
  return null;
}
