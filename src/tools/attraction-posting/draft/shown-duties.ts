import type { Source } from '#plan/source.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { countWords } from '#writing/shorten.ts';
import { fitWords } from './demands.ts';
import { listAllWork, listReadWork } from './duties.ts';
import { keepFamilies } from './keep-families.ts';

/** What somebody reads line by line before they decide. */
const room = { lines: 14, words: 230 };
/** The others stand together, a few in a line; the whole list stands in the internal description. */
const joined = { perLine: 4, words: 130, longest: 18 };

/** The duties of a public posting, each once and whole: all where they are few, else the heaviest of every part. */
export const showDuties = (source: Source): string[] =>
  (source.brief.language ?? 'en') === 'en'
    ? keepFamilies(source, listAllWork(source), room)
    : listReadWork(source);

/** Said of every job, whatever its work. */
const ofEveryJob =
  /\bother (?:\p{L}+ )?(?:duties|tasks|projects|activities)\b|\bduties (?:as|that) (?:are )?(?:assigned|required|directed)\b|\brelated (?:tasks|duties|work) as\b/iu;

/** What the list has no lines for, several in one and each whole, so that no duty is lost. */
export function joinMoreDuties(source: Source): string[] {
  const shown = new Set(showDuties(source));
  const left = (source.brief.language ?? 'en') === 'en' ? listAllWork(source) : [];
  const rest = fitWords(
    left
      .filter((text) => !shown.has(text) && !ofEveryJob.test(text))
      .map(stripEnd)
      .filter((text) => countWords(text) <= joined.longest && !/[.;:]\s/.test(text)),
    joined.words,
  );
  return Array.from({ length: Math.ceil(rest.length / joined.perLine) }, (_, line) =>
    rest.slice(line * joined.perLine, (line + 1) * joined.perLine),
  ).map((some) => `Also: ${some.map(lowerFirst).join('; ')}`);
}
