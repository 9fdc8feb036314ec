import type { DrawerHead } from './load-drawers.ts';
import { toStems } from './to-stems.ts';

/** How a title of a trade stands in the title of a job: all of it, its end, its last word or somewhere, not at all. */
export const fits = { whole: 3, end: 2, kin: 1, none: 0 } as const;

export interface TitleFit {
  fit: number;
  /** Letters of the longest title of the trade that stands in it: "data engineer" says more than "engineer". */
  length: number;
}

/** Words that half of all titles have say nothing of the trade. */
const general = new Set(
  toStems(
    'manager director assistant specialist officer coordinator technician supervisor executive associate consultant engineer intern student head representative services service management business general systems development operations support analyst professional administrator mechanic investigator architect clerk worker communications planning agent resident team leader unit trainee operator inspector planner adviser advisor counselor counsellor lead staff member personnel expert partner designer controller driver',
  ),
);

/** Words by which half of all people are called. */
const ofPeople = new Set(
  toStems(
    'manager director assistant specialist officer coordinator technician supervisor executive associate consultant engineer intern student head representative analyst professional administrator mechanic investigator architect clerk worker agent resident leader trainee operator inspector planner adviser advisor counselor counsellor lead staff member expert partner designer controller driver accountant nurse teacher developer scientist',
  ),
);

/** Titles that one trade writes without its name, and every other one has too. */
const ofEveryTrade: ReadonlySet<string> = new Set(
  [
    'assistant manager',
    'deputy manager',
    'unit manager',
    'team leader',
    'shift leader',
    'crew member',
    'team member',
  ].map((title) => toStems(title).join(' ')),
);

const joining = new Set(toStems('for of in at to with and'));

/** A title in stems, with what is asked of it again and again. */
interface Stems {
  words: string[];
  said: string;
  isTelling: boolean;
  /** The countries in which alone it is a title of the trade. */
  homes?: ReadonlySet<string> | undefined;
}

const toSaid = (words: string[]): Stems => ({
  words,
  said: words.join(' '),
  isTelling: words.some((word) => !general.has(word)),
});

const known = new WeakMap<DrawerHead, Stems[]>();

function titlesOf(head: DrawerHead): Stems[] {
  const titles =
    known.get(head) ??
    [...head.titles].map((title) => ({
      ...toSaid(toStems(title)),
      homes: head.homes.get(title),
    }));
  known.set(head, titles);
  return titles;
}

/** The titles of a trade by the words without which none of them can stand in a title. */
const byWord = new WeakMap<DrawerHead, Map<string, Stems[]>>();

function indexOf(head: DrawerHead): Map<string, Stems[]> {
  const held = byWord.get(head);
  if (held) return held;
  const index = new Map<string, Stems[]>();
  for (const own of titlesOf(head))
    for (const word of keysOf(own)) index.set(word, [...(index.get(word) ?? []), own]);
  byWord.set(head, index);
  return index;
}

/** A word that tells, the last one, and the short form: "CSR". */
function keysOf({ words }: Stems): Set<string> {
  const telling = words.find((word) => !general.has(word) && !joining.has(word));
  const last = words.at(-1) ?? '';
  return new Set([
    telling ?? last,
    ...(general.has(last) ? [] : [last]),
    ...(words.length > 2 ? [initialsOf(words)] : []),
  ]);
}

const initialsOf = (words: readonly string[]): string => words.map((one) => one.charAt(0)).join('');

/** A title as it is held against those of every trade. */
export interface AskedTitle {
  forms: Stems[];
  /** "Payroll administrator" of "payroll and benefits administrator". */
  halves: Stems[];
  parts: Stems[];
  /** All words of them. */
  words: ReadonlySet<string>;
  /** Where the job is, as trades write it: "us". */
  country: string | null;
}

/** Countries whose titles are written down apart. */
const apart: ReadonlySet<string> = new Set(['us', 'gb', 'ie', 'ca', 'au']);

export function askTitle(title: string, country: string | null = null): AskedTitle {
  const forms = listForms(title).map(toSaid);
  const halves = [...listHalves(title), ...listBracketed(title)].map(toSaid);
  const parts = listParts(title).map(toSaid);
  const words = new Set([forms, halves, parts].flat().flatMap((said) => said.words));
  return { forms, halves, parts, words, country: country && apart.has(country) ? country : null };
}

export function fitTitle(
  head: DrawerHead,
  { forms, halves, parts, words, country }: AskedTitle,
): TitleFit {
  const index = indexOf(head);
  const near = new Set([...words].flatMap((word) => index.get(word) ?? []));
  let best: TitleFit = { fit: fits.none, length: 0 };
  for (const own of near) {
    let fit: number = fits.none;
    for (const form of forms) fit = Math.max(fit, compare(form, own));
    for (const half of halves) fit = Math.max(fit, Math.min(fits.end, compare(half, own)));
    // What stands behind a stroke may be another job: it has to be borne out.
    for (const part of parts) fit = Math.max(fit, Math.min(fits.kin, compare(part, own)));
    if (fit === fits.none) continue;
    // What people of the trade are called abroad has to be borne out.
    if (country !== null && own.homes?.has(country) === false) fit = Math.min(fit, fits.kin);
    const { length } = own.said;
    if (fit > best.fit || (fit === best.fit && length > best.length)) best = { fit, length };
  }
  return best;
}

function compare({ words: title, said }: Stems, { words, said: one, isTelling }: Stems): number {
  if (said === one || isShortFor(title, words))
    return ofEveryTrade.has(one) ? fits.end : fits.whole;
  // "Associate" or "mechanic" alone ends the title of many trades.
  if (words.length > 1 && said.endsWith(` ${one}`)) return isTelling ? fits.end : fits.kin;
  if (isTelling && words.length > 1 && opens(title, said, words, one)) return fits.end;
  if (isSpread(title, words)) return fits.end;
  if (isTelling && isWithin(title, said, words, one)) return fits.kin;
  const head = title.at(-1) ?? '';
  return head !== '' && head === words.at(-1) && !general.has(head) ? fits.kin : fits.none;
}

/** "Project manager new products": what follows is the field, as long as it names nobody else. */
const opens = (
  title: readonly string[],
  said: string,
  words: readonly string[],
  one: string,
): boolean =>
  said.startsWith(`${one} `) &&
  ofPeople.has(words.at(-1) ?? '') &&
  !title.slice(words.length).some((word) => ofPeople.has(word));

/** "Commercial lines small business account manager", "technician, instrument and controls": every word of it, and two that tell. */
const isSpread = (title: readonly string[], words: readonly string[]): boolean =>
  words.length > 2 &&
  words.filter((word) => !general.has(word) && !joining.has(word)).length > 1 &&
  words.every((word) => joining.has(word) || title.includes(word)) &&
  isSamePerson(title, words);

/** "Sales account executive, digital marketing" is no digital marketing executive. */
function isSamePerson(title: readonly string[], words: readonly string[]): boolean {
  const before = title[title.indexOf(words.at(-1) ?? '') - 1];
  return before === undefined || words.includes(before);
}

/** One word amid others belongs to them, "SQL server database", unless the title says of what: "instructor for drama". */
function isWithin(
  title: readonly string[],
  said: string,
  words: readonly string[],
  one: string,
): boolean {
  if (!said.includes(one) || !` ${said} `.includes(` ${one} `)) return false;
  const next = title[title.indexOf(one) + 1] ?? '';
  const isAmid =
    words.length === 1 && title[0] !== one && title.at(-1) !== one && !joining.has(next);
  return !isAmid;
}

/** "CSR" for a customer service representative. */
const isShortFor = ([word = '', ...more]: readonly string[], words: readonly string[]): boolean =>
  more.length === 0 && words.length > 2 && word === initialsOf(words);

/** "Assistant to the general manager" manages nothing. */
export const toBoss = /(?<=\bassistant) to [\s\S]*$/i;

/** Also the other way round, "Analyst, Business Intelligence", and around a bracket, "Intelligence (BI) Analyst". */
function listForms(title: string): string[][] {
  const [first = ''] = title.split('/');
  const [head, field] = first.split(/,\s*/);
  // "Corporate Reporting - Senior Analyst"
  const [front, back] = first.split(/\s[-–—]\s/);
  return [
    bareTitle(title),
    bareTitle(title.replace(/\([^()]{0,200}\)/g, ' ')),
    bareTitle(title.replace(/(?<=\p{L}) (?:for|at|with) [\s\S]*$/u, '')),
    bareTitle(title.replace(toBoss, '')),
    ...(head && field ? [`${bareTitle(field)} ${bareTitle(head)}`] : []),
    ...(front && back ? [`${bareTitle(front)} ${bareTitle(back)}`, bareTitle(back)] : []),
  ]
    .map(toStems)
    .filter((form) => form.length > 0);
}

/** "Geotechnical engineer" of "Staff Engineer (Geotechnical or Mining)": a field in brackets is a part of the title. */
function listBracketed(title: string): string[][] {
  const [, fields = ''] = /\(([^()]{3,60})\)/.exec(title) ?? [];
  const person = bareTitle(title).split(' ').at(-1) ?? '';
  if (!ofPeople.has(toStems(person)[0] ?? '')) return [];
  return fields
    .split(/,|\/|&|\b(?:and|or)\b/i)
    .map((field) => field.trim())
    .filter((field) => /^\p{L}[\p{L} -]+$/u.test(field))
    .map((field) => toStems(`${field.toLowerCase()} ${person}`));
}

/** Two fields of one person: either may be what a trade is called by. */
function listHalves(title: string): string[][] {
  const [, first, second, person] =
    /^((?:[\p{L}\p{N}]+ ){1,3})(?:&|and) ((?:[\p{L}\p{N}]+ ){1,3})([\p{L}]+)$/u.exec(
      bareTitle(title),
    ) ?? [];
  if (!first || !second || !person || !ofPeople.has(toStems(person)[0] ?? '')) return [];
  return [toStems(`${first}${person}`), toStems(`${second}${person}`)];
}

/** "Data Analyst" of "BI / Data Analyst". */
const listParts = (title: string): string[][] =>
  title
    .split('/')
    .slice(1)
    .map((part) => toStems(bareTitle(part)))
    .filter((part) => part.length > 0);

/** Whether title and trade have a telling word in common: "Marketing Guru" and "digital marketing specialist". */
export function sharesWord(head: DrawerHead, title: string): boolean {
  const own = listTelling(toStems(bareTitle(title)));
  return titlesOf(head).some(({ words }) => listTelling(words).some((word) => own.includes(word)));
}

const listTelling = (words: readonly string[]): string[] =>
  words.filter((word) => word.length > 3 && !general.has(word)).map((word) => word.slice(0, 7));

/** Without place, code, level and gender marks: "Senior Chef (m/f/d) - Leeds" is "chef". */
export function bareTitle(title: string): string {
  const [first = title] = title.split(/\s[-–—|]\s|[(,|/–—]/);
  return first
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&+#.' -]/gu, ' ')
    .replace(
      // A facilities lead and an assistant principal are what they are called; a lead nurse is a nurse.
      /\b(?:senior|junior|(?:lead|principal)(?= \p{L})|staff(?= \p{L}+ (?:engineer|developer|scientist))|trainee|experienced|sr|jr|i{1,3}|iv|the)\b\.?/gu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
}
