import type { JobFact } from '#knowledge/drawer.ts';
import { cutWords } from '#writing/shorten.ts';
import { quote } from '#writing/quote.ts';

/** Something a caller told beside the job, with the matter it settles where its name says one. */
export interface Note {
  name: string;
  text: string;
  matter: JobFact | null;
}

/** Names of fields as programs write them, and what they speak of. */
const matters: readonly [JobFact, RegExp][] = [
  ['pay', /\b(?:pay|salary|wages?|budget|compensation|rate|bonus)\b/],
  ['start', /\b(?:start|starting|begin|onboarding|join(?:ing)?) ?(?:date|day|by)?\b/],
  ['hours', /\b(?:hours|schedule|shifts?|roster|rota)\b/],
  ['openings', /\b(?:openings?|headcount|seats|positions|vacancies|hires)\b/],
  ['reportsTo', /\b(?:reports? to|reporting|manager|supervisor|boss)\b/],
  ['team', /\b(?:team|size|colleagues|department|group)\b/],
  ['workType', /\b(?:remote|hybrid|work type|home office|wfh)\b/],
  ['place', /\b(?:place|location|city|site|office|address)\b/],
  ['contract', /\b(?:contract|employment type|permanent|temporary)\b/],
  ['process', /\b(?:process|interviews?|steps|rounds|panel)\b/],
  ['benefits', /\b(?:benefits?|perks)\b/],
  ['credentials', /\b(?:licen[cs]es?|certificat\w*|credentials?)\b/],
  ['tools', /\b(?:tools?|stack|software|systems?)\b/],
  ['education', /\b(?:education|degree|diploma)\b/],
  ['years', /\b(?:years|experience|seniority)\b/],
  ['travel', /\btravel\b/],
  ['growth', /\b(?:growth|career|training|development)\b/],
];

/** startDate, start_date and "Start date" are one name. */
const plainName = (name: string): string =>
  name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_.-]+/g, ' ')
    .toLowerCase()
    .trim();

export function readNotes(notes: readonly string[]): Note[] {
  return notes.map((note) => {
    const [, given = '', text = note] = /^([^:]{1,60}): (.*)$/s.exec(note) ?? [];
    const name = plainName(given);
    const matter = matters.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
    return { name, text: text.replaceAll(/\s+/g, ' ').trim(), matter };
  });
}

/** Topics of questions that such a note answers. */
const topics: Partial<Record<JobFact, readonly string[]>> = {
  pay: ['Pay'],
  start: ['Start date'],
  hours: ['Schedule'],
  openings: ['Openings'],
  reportsTo: ['Reporting line'],
  team: ['Team'],
  workType: ['Work type'],
  place: ['Place'],
  contract: ['Contract'],
  process: ['Hiring process'],
  benefits: ['Benefits'],
  credentials: ['Licence'],
  years: ['Experience'],
};

export const isAnswered = (topic: string, notes: readonly Note[]): boolean =>
  notes.some(({ matter }) => matter !== null && topics[matter]?.includes(topic));

const quotedWords = 25;
const shownNotes = 8;

/** What was told beside the job, in the caller's own words; empty where nothing was. */
export function sayNotes(notes: readonly string[]): string {
  const told = readNotes(notes);
  if (told.length === 0) return '';
  const said = told
    .slice(0, shownNotes)
    .map(({ name, text }) => `${name} ${quote(cutWords(text, quotedWords))}`.trim());
  const more = told.length > shownNotes ? `; ${told.length - shownNotes} more` : '';
  return `Told for this writing: ${said.join('; ')}${more}.`;
}
