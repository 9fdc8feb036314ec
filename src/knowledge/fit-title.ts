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

const joining = new Set(toStems('for of in at to with and'));

const known = new WeakMap<DrawerHead, string[][]>();

function titlesOf(head: DrawerHead): string[][] {
  const titles = known.get(head) ?? [...head.titles].map(toStems);
  known.set(head, titles);
  return titles;
}

export function fitTitle(head: DrawerHead, title: string): TitleFit {
  const forms = listForms(title);
  const parts = listParts(title);
  let best: TitleFit = { fit: fits.none, length: 0 };
  for (const words of titlesOf(head)) {
    const fit = Math.max(
      ...forms.map((form) => compare(form, words)),
      // What stands behind a stroke may be another job: it has to be borne out.
      ...parts.map((part) => Math.min(fits.kin, compare(part, words))),
    );
    if (fit === fits.none) continue;
    const length = words.join(' ').length;
    if (fit > best.fit || (fit === best.fit && length > best.length)) best = { fit, length };
  }
  return best;
}

function compare(title: readonly string[], words: readonly string[]): number {
  const said = ` ${title.join(' ')} `;
  const one = words.join(' ');
  if (said.trim() === one || isShortFor(title, words)) return fits.whole;
  const isTelling = words.some((word) => !general.has(word));
  // "Associate" or "mechanic" alone ends the title of many trades.
  if (said.endsWith(` ${one} `) && words.length > 1) return isTelling ? fits.end : fits.kin;
  // One word amid others belongs to them, "SQL server database", unless the title says of what: "instructor for drama".
  const next = title[title.indexOf(one) + 1] ?? '';
  const isAmid =
    words.length === 1 && title[0] !== one && title.at(-1) !== one && !joining.has(next);
  if (said.includes(` ${one} `) && isTelling && !isAmid) return fits.kin;
  const head = title.at(-1) ?? '';
  return head !== '' && head === words.at(-1) && !general.has(head) ? fits.kin : fits.none;
}

/** "CSR" for a customer service representative. */
const isShortFor = ([word = '', ...more]: readonly string[], words: readonly string[]): boolean =>
  more.length === 0 && words.length > 2 && word === words.map((one) => one.charAt(0)).join('');

/** Also the other way round, "Analyst, Business Intelligence", and around a bracket, "Intelligence (BI) Analyst". */
function listForms(title: string): string[][] {
  const [first = ''] = title.split('/');
  const [head, field] = first.split(/,\s*/);
  return [
    bareTitle(title),
    bareTitle(title.replace(/\([^()]{0,200}\)/g, ' ')),
    ...(head && field ? [`${bareTitle(field)} ${bareTitle(head)}`] : []),
  ]
    .map(toStems)
    .filter((form) => form.length > 0);
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
  const own = listTelling(toStems(title));
  return titlesOf(head).some((words) => listTelling(words).some((word) => own.includes(word)));
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
      /\b(?:senior|junior|lead|principal|trainee|experienced|sr|jr|i{1,3}|iv|the)\b\.?/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
}
