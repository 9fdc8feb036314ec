import type { Source } from '#plan/source.ts';
import { listAllWork, listReadWork } from './duties.ts';
import { keepFamilies } from './keep-families.ts';

/** What somebody reads before they decide; the whole list stands in the internal description. */
const room = { lines: 14, words: 230 };

/** The duties of a public posting, each once and whole: all where they are few, else the heaviest of every part. */
export const showDuties = (source: Source): string[] =>
  (source.brief.language ?? 'en') === 'en'
    ? keepFamilies(source, listAllWork(source), room)
    : listReadWork(source);
