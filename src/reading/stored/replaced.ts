import type { Fact } from '#shared/brief.ts';
import type { DocumentPart } from './job-document.ts';
import type { JobText } from './job-text.ts';

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether all words of a piece of the job stand in others, so that nothing is left of it without them. */
export const isSaidIn = (words: string, piece: string): boolean => {
  const said = plain(piece);
  return said !== '' && ` ${plain(words)} `.includes(` ${said} `);
};

const listReplaced = ({ answers }: JobText): string[] =>
  (answers ?? []).flatMap(({ state, replaces }) => (state === 'said' && replaces) || []);

/** Without the lines whose words somebody corrected. */
export function withoutReplaced(parts: readonly DocumentPart[], job: JobText): DocumentPart[] {
  const replaced = listReplaced(job);
  if (replaced.length === 0) return [...parts];
  return parts.map((part) => ({
    ...part,
    units: part.units.filter(({ text }) => !replaced.some((words) => isSaidIn(words, text))),
  }));
}

/** Facts that are a corrected part of a line, of which the rest stands. */
export function dropReplaced(facts: readonly Fact[], job: JobText): Fact[] {
  const replaced = listReplaced(job);
  return facts.filter(
    ({ source }) =>
      source.from !== 'job' ||
      source.field === 'answers' ||
      !replaced.some((words) => isSaidIn(words, source.quote)),
  );
}
