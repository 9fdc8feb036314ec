import type { Fact } from '#shared/brief.ts';
import { capitalize, lowerFirst, stripEnd } from '../prose/casing.ts';
import { shorten } from '../prose/shorten.ts';
import { toEnglish } from '../prose/translate.ts';

const LONGEST_NAME = 60;

const years =
  /^(?:(?:at least|a minimum of|minimum(?: of)?|over|more than)\s+)?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?:\s*[-–to]+\s*\d+)?\s*\+?\s*(?:\(\d+\)\s*)?(?:or more\s+)?(?:years?|yrs?)['’]?\.?\s*(?:of\s+)?/i;
const opening =
  /^(?:(?:relevant|related|progressive(?:ly responsible)?|professional|full-?time|paid|hands-on|prior|previous|proven|work(?:ing)?)\s+)*(?:experience|expertise|background|knowledge)\s+(?:as|in|with|of|on|working (?:as|in|with))?\s*(?:an?\s+)?/i;

/** Openings that make a sentence of what should be a name. */
const renames: readonly [RegExp, string][] = [
  [years, ''],
  [opening, ''],
  [/^(?:has |have |having )?(?:been|worked as|acted as)\s+(?:an?\s+)?/i, 'Work as '],
  [/^(?:has |have )?(?:worked)\s+(?:in|with|on|at)\s+(?:an?\s+)?/i, 'Work with '],
  [/^(?:has |have )?led\s+/i, 'Leading '],
  [/^(?:has |have )?managed\s+/i, 'Managing '],
  [/^(?:has |have )?(?:built|shipped|run|ran)\s+/i, 'Building '],
  [/^(?:has |have )?sat across from\s+/i, 'Talks with '],
  [
    /^(?:knows?|knowing|understands?|familiar(?:ity)? with|proficien(?:t|cy) (?:in|with|at)|skilled (?:in|with|at)|comfortable (?:with|in)|experienced (?:in|with)|fluen(?:t|cy) (?:in|with)|versed in)\s+/i,
    '',
  ],
  [/^(?:is |are |be )?comfortable\s+(?=\w+ing\b)/i, ''],
  [/^(?:able|ability|must be able|capable of|can)\s+to\s+/i, ''],
  [/^(?:for|in|of|with|as)\s+/i, ''],
  [
    /(?<!\s)\s+(?:is|are|would be)\s+(?:also )?(?:welcome|helpful|preferred|useful|desirable|an? (?:plus|advantage|asset|bonus))\b.*$/i,
    '',
  ],
  [/(?<!\s)\s+(?:(?:but|and|or)\s*)?not$/i, ''],
  // "Clinical" alone names nothing; "CRRT" does.
  [
    /(?<!\s|^(?:administrative|clinical|commercial|financial|industrial|medical|military|supervisory|technical))\s+(?:experience|skills?)$/i,
    '',
  ],
  [/\byour own\b/gi, 'own'],
  [/\byour\b/gi, 'the'],
];

/** Years and "experience in" name nobody's skill: "5+ years of experience in payroll" is "Payroll". */
export function nameFact({ short, text }: Pick<Fact, 'short' | 'text'>): string {
  const english = toEnglish(short);
  const bare = stripEnd(renames.reduce((name, [from, to]) => name.replace(from, to), english));
  const name = bare.length < 3 ? english : bare;
  return capitalize(shorten(name || text, LONGEST_NAME));
}

/** Whether a name can stand where a noun stands; a clause is quoted instead. */
export const isNounPhrase = (name: string): boolean =>
  !/^(?:has|have|had|is|are|was|must|should|will|you|we|they|not|no|willing|able|at least|strong|excellent|good|experienced|"|\d)/i.test(
    name,
  ) && !/\b(?:is|are|was|were|will|must|should|can|has|have)\b/i.test(name);

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

/** "Every third weekend, two" was cut in the middle of its last part: the part goes, where enough is left. */
const cutAtClause = (text: string): string => {
  const at = Math.max(text.lastIndexOf(', '), text.lastIndexOf('; '));
  return at > text.length * 0.4 ? text.slice(0, at) : text;
};

/** A line of the job inside a sentence of ours: short, small first letter, no bracket left open. */
export function sayLine(fact: { text: string }, limit = 120): string {
  const whole = lowerFirst(stripEnd(toEnglish(fact.text)));
  const said = whole.length <= limit ? whole : cutAtClause(shorten(whole, limit));
  const isOpen = said.split('(').length > said.split(')').length;
  const closed = stripEnd(isOpen ? said.slice(0, said.lastIndexOf('(')) : said);
  return stripEnd(
    closed.replace(/(?:[,;]|(?<![,;\s]))\s+(?:and|or|of|the|an?|with|to|in|for|by|plus)$/i, ''),
  );
}
