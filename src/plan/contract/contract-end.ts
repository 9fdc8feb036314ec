import { addDays, type Day } from '#writing/day.ts';
import { readAbout } from '#writing/read-day.ts';
import { daysOfTerm, findTerm } from './term.ts';
import type { Source } from '../source.ts';

const months =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';
const ofTime =
  /\b(?:temporary|fixed[- ]term|contract|maternity|parental|paternity|cover|secondment|seasonal|interim|term|internship|assignment|placement|limited|incumbent)\b/i;
const until = new RegExp(
  `\\b(?:until|till|through|ends?|ending|up to|to) (?:the )?(?:end of |on |in )?((?:\\d{1,2}(?:st|nd|rd|th)? )?(?:${months})\\.?(?: \\d{1,2}(?:st|nd|rd|th)?,?)? 20\\d\\d)\\b`,
  'i',
);
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
  }
  const term = findTerm(brief);
  if (!term || term.length?.isLeast) return null;
  return { day: addDays(start, daysOfTerm(term)), said: null };
}
