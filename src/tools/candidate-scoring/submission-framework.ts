import { isBlank } from '../reading/blank.ts';
import { isRecord } from '../reading/decode-stored.ts';
import { pick, readList, readObject } from '../reading/object.ts';
import { readText, readTextList } from '../reading/text.ts';

export type CandidateLevel = 'entry' | 'mid' | 'senior';

const levels: readonly CandidateLevel[] = ['entry', 'mid', 'senior'];

const readAdvice = readObject(
  {
    candidateLevel: readText,
    strengthsToEmphasize: readTextList,
    risksToMitigate: readTextList,
    highlightStrategy: readText,
    evidenceSource: readText,
  },
  { plain: 'highlightStrategy' },
);

/** A list with a level on each item, or an object with a key for each level. */
export function readSubmissionLevels(value: unknown) {
  if (typeof value === 'string') return [];
  const keyed = levels.flatMap((candidateLevel) => {
    const advice = readAdvice(pick(value, candidateLevel, `${candidateLevel}Level`));
    return isBlank(advice) ? [] : [{ ...advice, candidateLevel }];
  });
  if (keyed.length > 0) return keyed;
  return readList(readAdvice)(value).map((advice) => ({
    ...advice,
    candidateLevel: toLevel(advice.candidateLevel),
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
