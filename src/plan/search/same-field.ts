import { memoizeBoth } from '#shared/memoize.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import { hears } from './search-names.ts';
import type { Source } from '../source.ts';
import { wordsOf } from './title-kin.ts';

/** Words that titles of any trade share. */
const anyTitle = new Set(
  'officer manager assistant engineer technician operator worker supervisor analyst consultant specialist coordinator associate representative director executive advisor adviser administrator agent clerk lead member staff head senior junior chief general team operative attendant inspector trainee apprentice certified registered licensed qualified group project service services field state local site house home private public national community'.split(
    ' ',
  ),
);

/** "Dental" and "dentist", "correction" and "correctional". */
const isKin = (a: string, b: string): boolean =>
  a === b || (a.length > 3 && b.length > 3 && a.slice(0, 4) === b.slice(0, 4));

/**
 * Whether something is meant for this job and not for another one of the same trade: a trade of dentists and
 * hygienists has channels for both. What names only a title that the job does not speak of is for the others.
 */
export const isSameField = memoizeBoth(
  (source: Source, drawer: Drawer): ((text: string) => boolean) => {
    const { brief } = source;
    const calls = hears(brief);
    const titles = Object.values(drawer.titles).flatMap((list) => (list ?? []).map(listTelling));
    const own = listTelling(`${brief.title.given} ${brief.title.clean}`);
    const isOwn = (word: string): boolean => calls(word) || own.some((one) => isKin(one, word));
    // Where the title names none of the trade, nothing can be told.
    if (!titles.some((words) => words.length > 0 && words.every(isOwn))) return () => true;
    const others = new Set(titles.flat().filter((word) => !isOwn(word)));
    const mine = new Set([...own, ...titles.flat().filter(isOwn)]);
    return (text) => {
      const words = listTelling(text);
      return !words.some((word) => others.has(word)) || words.some((word) => mine.has(word));
    };
  },
);

const listTelling = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length > 2 && !anyTitle.has(word))
    .map((word) => (word.length > 4 ? word.replace(/s$/, '') : word));
