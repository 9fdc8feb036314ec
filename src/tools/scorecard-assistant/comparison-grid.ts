import { isRecord } from '../reading/decode-stored.ts';
import { readScore } from '../reading/number.ts';
import { pick, readList, readObject } from '../reading/object.ts';
import { readText, readTextList } from '../reading/text.ts';

const readCandidates = readList(
  readObject({ name: readText, scores: (value) => value }, { plain: 'name' }),
);

/**
 * Scores stand in the order of the headers, null where nobody scored. Criteria that only a candidate's scores name
 * become columns too, so that no score is lost.
 */
export function readComparisonGrid(value: unknown) {
  const candidates = readCandidates(pick(value, 'candidates'));
  const named = readTextList(pick(value, 'headers'));
  const scored = candidates.flatMap(({ scores }) => (isRecord(scores) ? Object.keys(scores) : []));
  const headers = [...new Set([...named, ...scored.filter((key) => !isNamed(key, named))])];
  return {
    headers,
    candidates: candidates.map(({ name, scores }) => ({
      name,
      scores: headers.map((header, index) =>
        readScore(Array.isArray(scores) ? scores[index] : pick(scores, header)),
      ),
    })),
  };
}

function isNamed(key: string, headers: string[]): boolean {
  return headers.some((header) => pick({ [key]: true }, header) === true);
}
