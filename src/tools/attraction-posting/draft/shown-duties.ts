import type { Source } from '#plan/source.ts';
import { listReadWork } from './duties.ts';
import { keepFamilies } from './keep-families.ts';

/** What somebody reads before they decide; the whole list stands in the internal description. */
const room = { lines: 14, words: 190 };

/** The duties of a public posting, each once and whole: all where they are few, else some of every family. */
export function showDuties(source: Source): string[] {
  const lines = listReadWork(source);
  return (source.brief.language ?? 'en') === 'en' ? keepFamilies(source, lines, room) : lines;
}
