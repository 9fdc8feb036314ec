import type { UnitRole } from '#shared/reading.ts';
import { isOccupationWord } from '../title/occupation-words.ts';
import { remarkIn, wordsOf, type Remark, type RemarkSource } from './remark.ts';

const many =
  '(?:multiple|several|numerous|various|a (?:number|handful|team|group) of|a few|many|mehrere|plusieurs|varios|varias)';
const posts =
  '(?:openings|positions|vacancies|roles|posts|jobs|seats|opportunities|stellen|postes|vacantes)';
const people =
  '(?:candidates|people|individuals|applicants|team members|new hires|new starters|colleagues|professionals|persons)';
const searching =
  '(?:hiring|recruiting|seeking|looking (?:for|to (?:hire|add|recruit|appoint))|in search of|in need of|need|wanted|suchen|recherchons|recrutons|buscamos)';
const kinds = "(?!other\\b)(?:[\\p{L}'’/&-]+ ){0,5}?";
const patterns: readonly RegExp[] = [
  new RegExp(String.raw`\b${searching}(?: for)? ${many} ${kinds}(?:${posts}|${people})\b`, 'iu'),
  new RegExp(
    String.raw`\b${many} ${kinds}(?:openings|vacancies|${posts} (?:are |is )?(?:now |currently |also )?(?:available|open|to be filled))\b`,
    'iu',
  ),
  /(?<=^|[.(|–-] ?)(?:multiple|several|numerous) (?:openings|positions|vacancies|hires|roles)\b/iu,
];
const silent = new Set<UnitRole>(['duty', 'must', 'nice', 'benefit', 'legal', 'noise']);

/** The last word of the job's own name: "hygienist" of "Registered Dental Hygienist – Chicago". */
const headOf = (title: string): string =>
  (title.split(/\s[-–—|]\s|[(,|/]/)[0] ?? '').trim().split(/\s+/).at(-1) ?? '';

const pluralOf = (word: string): string =>
  /[^aeiou]y$/i.test(word)
    ? `${word.slice(0, -1)}ies`
    : /(?:s|x|ch|sh)$/i.test(word)
      ? `${word}es`
      : `${word}s`;

const isPlural = (word: string): boolean =>
  /[^s]s$/i.test(word) &&
  !/(?:ics|sales|operations|services|relations|resources|us|is)$/i.test(word) &&
  isOccupationWord(word);

const search = new RegExp(String.raw`\b${searching}(?: for)? (?!an? |the |one )`, 'iu');
/** "looking to recruit kind carers": people of the trade, by whatever name, straight behind the search. */
const trade = new RegExp(
  String.raw`(?:\b(?:we|are|is|currently|now|actively|urgently|always)|['’]re) (?:looking (?:for|to (?:hire|add|recruit|appoint))|seeking|recruiting|hiring|in search of|in need of)(?: for)? (?!an? |the |one |our )(?:(?!(?:who|with|for|from|of|to|in|into|across|our|the|by|and|other)\b)[\p{L}-]+,? ){0,4}?(?<who>[\p{L}-]{4,24}s)(?![\p{L}'’])(?! (?:licen[cs]e|degree|level|role|position|team|job|post|vacanc))`,
  'iu',
);
const noTrade = /^(?:leaders|partners|members|customers|clients|others|workers)$/i;

function readTrade(source: RemarkSource): Remark | null {
  for (const unit of source.units) {
    if (silent.has(unit.role) || unit.shape === 'heading') continue;
    const found = trade.exec(wordsOf(unit));
    const who = found?.groups?.['who'] ?? '';
    if (found && isPlural(who) && !noTrade.test(who))
      return remarkIn(source, unit, {
        said: found[0],
        start: found.index,
        end: found.index + found[0].length,
      });
  }
  return null;
}

const farthest = 70;
const longestTitle = 70;

/** That more than one is wanted where nobody says how many, in the words that say so. */
export function readSeveral(source: RemarkSource, title: string): Remark | null {
  const head = headOf(title).toLowerCase();
  const many = readMany(source);
  if (many || saysOne(source, head)) return many;
  return readPlural(source, head) ?? readTrade(source);
}

const one = new RegExp(String.raw`\b${searching}(?: for)? (?:an?|one) ((?:[^.;:!?]){0,70})`, 'giu');

/** "We seek managers for the yard. We are looking for a crane manager": several kinds, and one of this kind. */
const saysOne = ({ units }: RemarkSource, head: string): boolean =>
  head.length >= 4 &&
  units.some((unit) =>
    [...wordsOf(unit).matchAll(one)].some(([, behind = '']) => findWord(behind, head) >= 0),
  );

/** "hiring multiple candidates", "several positions available" */
function readMany(source: RemarkSource): Remark | null {
  for (const unit of source.units) {
    if (silent.has(unit.role) || unit.shape === 'heading') continue;
    for (const pattern of patterns) {
      const found = pattern.exec(wordsOf(unit));
      if (found)
        return remarkIn(source, unit, {
          said: found[0],
          start: found.index,
          end: found.index + found[0].length,
        });
    }
  }
  return null;
}

/** "looking for part-time drivers", "Drivers wanted" */
function readPlural(source: RemarkSource, head: string): Remark | null {
  const several = isPlural(head) ? head : isOccupationWord(head) ? pluralOf(head) : '';
  for (const unit of source.units) {
    if (silent.has(unit.role) || unit.shape === 'heading') continue;
    const text = wordsOf(unit);
    const found = several.length >= 4 ? search.exec(text) : null;
    const from = found ? found.index + found[0].length : 0;
    const at = found ? findWord(text.slice(from, from + farthest), several) : -1;
    if (found && at >= 0)
      return remarkIn(source, unit, {
        said: text.slice(found.index, from + at + several.length),
        start: found.index,
        end: from + at + several.length,
      });
  }
  if (!isPlural(head)) return null;
  const unit = source.units.find(
    ({ role, text }) =>
      role === 'title' && text.length <= longestTitle && text.toLowerCase().includes(head),
  );
  const start = unit?.text.toLowerCase().indexOf(head) ?? -1;
  return unit
    ? remarkIn(source, unit, { said: unit.text, start: 0, end: start + head.length })
    : null;
}

/** Where a word stands by itself. */
function findWord(text: string, word: string): number {
  const at = text.toLowerCase().indexOf(word);
  const isWhole =
    at >= 0 && !/\p{L}/u.test(text.charAt(at + word.length)) && !/\p{L}/u.test(text.charAt(at - 1));
  // "a team that looks for drivers. We ...": only within the sentence.
  return isWhole && !/[.;:!?]/.test(text.slice(0, at)) ? at : -1;
}
