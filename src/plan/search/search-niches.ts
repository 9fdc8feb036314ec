import { asWord } from '#knowledge/as-word.ts';
import type { Brief } from '#shared/brief.ts';
import { memoize } from '#shared/memoize.ts';
import { homonyms, niches } from './search-niches.data.ts';
import { findNarrow } from '../subject/find-narrow.ts';
import { subjectTerms } from '../subject/subject-terms.data.ts';
import { wordsOf } from './title-kin.ts';

const startLetters = 3;
/** The first letters of a term, as a text is searched for them. */
function startOf(term: string): string {
  return (/[\p{L}\p{N}]+/u.exec(term.toLowerCase())?.[0] ?? term).slice(0, startLetters);
}

const isName = (term: string): boolean => /\p{Lu}/u.test(term);
const known = [...new Set([...niches, ...subjectTerms])].map((entry) => {
  const term = entry.replace(/^[!?]/, '');
  return {
    term,
    /** Looked for first: most terms of the table stand in no word of a text. */
    start: startOf(term),
    word: asWord(term),
    isSure: !entry.startsWith('?') && (entry.startsWith('!') || isName(term) || /[ -]/.test(term)),
  };
});
/** What is said of these says nothing of the work. */
const aside: ReadonlySet<string> = new Set([
  'benefit',
  'process',
  'culture',
  'authorization',
  'schedule',
  // What was studied is no subject of the work.
  'education',
]);
const most = 8;
/** Said more often than this a common word is no chance. */
const often = 2;

/** Niche terms that a job speaks of: those of its title first, then those it comes back to. */
export const listNiches = memoize((brief: Brief): string[] => {
  if ((brief.language ?? 'en') !== 'en') return [];
  const { given } = brief.title;
  const lines = brief.facts
    .filter(({ kind }) => !aside.has(kind))
    .map(({ text }) => text)
    // What the house is known for is what its people know.
    .concat(brief.employerBlocks.filter(({ role }) => !aside.has(role)).map(({ text }) => text));
  const all = [given, ...lines].join('\n');
  const small = all.toLowerCase();
  const starts = new Set((small.match(/[\p{L}\p{N}]+/gu) ?? []).map(startOf));
  const narrow = findNarrow(brief)?.term;
  return (narrow == null ? [] : [narrow])
    .concat(
      known
        .filter(({ start }) => starts.has(start))
        .filter(({ term }) => isOwnLetters(term, given))
        .filter(({ term, word }) => (isName(term) ? hasName(all, term) : word.isIn(small)))
        .map(({ term, word, isSure }) => ({
          term,
          isSure,
          isTitled: isName(term) ? hasName(given, term) : word.isIn(given.toLowerCase()),
          count: isName(term)
            ? lines.filter((line) => hasName(line, term)).length
            : word.countIn(small),
        }))
        // One common word may be chance; two words or a name are none.
        .filter(({ isTitled, count, isSure }) => isTitled || count > 1 || isSure)
        .toSorted(
          (a, b) =>
            Number(b.isTitled) - Number(a.isTitled) ||
            Number(b.isSure || b.count > often) - Number(a.isSure || a.count > often) ||
            b.count - a.count,
        )
        .map(({ term }) => term)
        .filter((term, i, found) => !found.slice(0, i).some((other) => other.includes(term))),
    )
    .concat(listMixed(lines))
    .filter((term, i, found) => found.indexOf(term) === i)
    .slice(0, most);
});

/** "scRNA-seq", "qPCR": small letters and a capital inside are a name that no table need know. */
const mixed = /(?<![\p{L}\p{N}-])\p{Ll}{1,2}\p{Lu}[\p{L}\p{N}-]{1,12}(?![\p{L}\p{N}])/gu;
const mostMixed = 3;
const listMixed = (lines: readonly string[]): string[] => [
  ...new Set(lines.flatMap((line) => (line.match(mixed) ?? []).slice(0, mostMixed))),
];

/** Letters that mean one thing to teachers and another to everybody else. */
const isOwnLetters = (term: string, title: string): boolean =>
  !/^(?:AP|IB|SEN)$/.test(term) || /teach|tutor|lectur|instruct/i.test(title);

/** As written, between signs that are no letters. */
function hasName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const before = text.charAt(at - 1);
    const behind = text.charAt(at + name.length);
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(behind)) return true;
  }
  return false;
}

/** What tells the other trade where one word of the titles means two: a server may be a machine. */
export const listHomonyms = (titles: readonly string[]): string[] => [
  ...new Set(
    titles.flatMap((title) => {
      const words = wordsOf(title);
      return words.length === 1 ? (homonyms[words[0] ?? ''] ?? []) : [];
    }),
  ),
];
