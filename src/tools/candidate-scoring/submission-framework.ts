import { z } from 'zod';
import { isBlank } from '../reading/blank.ts';
import { isRecord } from '../reading/decode-stored.ts';
import { pick, readList } from '../reading/object.ts';
import { readerFor } from '../reading/reader-for.ts';
import { readText } from '../reading/text.ts';
import { filledWordList, wordList, words } from '../stored-fields.ts';

const level = z.enum(['entry', 'mid', 'senior']);
export type CandidateLevel = z.infer<typeof level>;

export const advice = z.strictObject({
  candidateLevel: level,
  strengthsToEmphasize: filledWordList,
  risksToMitigate: wordList,
  highlightStrategy: words,
  evidenceSource: words,
});

const readAdvice = readerFor(advice, { plain: 'highlightStrategy' });

/** A list with a level on each item, or an object with a key for each level. */
export function readSubmissionLevels(value: unknown) {
  if (typeof value === 'string') return [];
  const keyed = level.options.flatMap((candidateLevel) => {
    const read = readAdvice(pick(value, candidateLevel, `${candidateLevel}Level`));
    return isBlank(read) ? [] : [{ ...read, candidateLevel }];
  });
  if (keyed.length > 0) return keyed;
  return readList(readAdvice)(value).map((read) => ({
    ...read,
    candidateLevel: toLevel(read.candidateLevel),
  }));
}

export function readSubmissionNotes({
  framework,
  notes,
}: {
  framework: unknown;
  notes: unknown;
}): string {
  const isText = !Array.isArray(framework) && !isRecord(framework);
  return readText(notes) || (isText ? readText(framework) : '');
}

function toLevel(text: string): CandidateLevel {
  if (/entry|junior|graduate/i.test(text)) return 'entry';
  return /senior|lead/i.test(text) ? 'senior' : 'mid';
}
