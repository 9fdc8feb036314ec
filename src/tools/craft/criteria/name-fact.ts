import type { Fact } from '#shared/brief.ts';
import { capitalize, lowerFirst, stripEnd } from '../prose/casing.ts';
import { shorten } from '../prose/shorten.ts';
import { toEnglish } from '../prose/translate.ts';

const LONGEST_NAME = 60;

const years =
  /^(?:(?:at least|a minimum of|minimum(?: of)?|over|more than)\s+)?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?:\s*[-–to]+\s*\d+)?\s*\+?\s*(?:\(\d+\)\s*)?(?:or more\s+)?(?:years?|yrs?)['’]?\.?\s*(?:of\s+)?/i;
const opening =
  /^(?:(?:relevant|related|progressive(?:ly responsible)?|professional|full-?time|paid|hands-on|prior|previous|proven|work(?:ing)?)\s+)*(?:experience|expertise|background|knowledge)\s+(?:as|in|with|of|on|working (?:as|in|with))?\s*(?:an?\s+)?/i;

/** Years and "experience in" name nobody's skill: "5+ years of experience in payroll" is "Payroll". */
export function nameFact({ short, text }: Pick<Fact, 'short' | 'text'>): string {
  const english = toEnglish(short);
  const bare = stripEnd(
    english
      .replace(years, '')
      .replace(opening, '')
      .replace(/^(?:for|in|of|with|as)\s+/i, '')
      .replace(/\s+experience$/i, '')
      .replace(/\byour\b/gi, 'the'),
  );
  const name = bare.length < 3 ? english : bare;
  return capitalize(shorten(name || text, LONGEST_NAME));
}

/** Nothing is left of it once the years are taken off. */
export const isYearsOnly = ({ text }: Pick<Fact, 'text'>): boolean =>
  years.test(text) && stripEnd(text.replace(years, '').replace(opening, '')).length < 3;

const fieldNames: Partial<Record<string, string>> = {
  title: 'title',
  requirements: 'requirements',
  description: 'description',
  benefits: 'benefits',
  culture: 'culture',
  dealBreakers: 'deal breakers',
  dealBreakersText: 'deal breakers',
  preferredBackgrounds: 'preferred backgrounds',
  redFlags: 'watch-outs',
  competitorCompanies: 'competitors',
  salaryRange: 'pay',
  location: 'location',
};

/** "Job, requirements: Working knowledge of lockout". */
export function citeFact(fact: Pick<Fact, 'short' | 'source'>): string {
  const where = fact.source.from === 'job' ? fieldNames[fact.source.field] : undefined;
  return `Job${where ? `, ${where}` : ''}: ${shorten(toEnglish(fact.short), LONGEST_NAME)}`;
}

/** A line of the job inside a sentence of ours: short, small first letter, no bracket left open. */
export function sayLine(fact: { text: string }, limit = 120): string {
  const said = shorten(lowerFirst(stripEnd(toEnglish(fact.text))), limit);
  const open = said.split('(').length > said.split(')').length;
  return stripEnd(open ? said.slice(0, said.lastIndexOf('(')) : said);
}
