import { isRecord } from '../reading/decode-stored.ts';
import { readScore } from '../reading/number.ts';
import { pick, readList, readObject } from '../reading/object.ts';
import { readText, readTextList } from '../reading/text.ts';

export interface ComparisonGrid {
  headers: string[];
  candidates: GridCandidate[];
}

export interface GridCandidate {
  name: string;
  /** In the order of the headers; null where nobody scored. */
  scores: (number | null)[];
}

const readCandidates = readList(
  readObject({ name: readText, scores: (value) => value }, { plain: 'name' }),
);

/** Criteria that only a candidate's scores name become columns too, so that no score is lost. */
export function readComparisonGrid(value: unknown): {
  headers: string[];
  candidates: GridCandidate[];
} {
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
