import type { ScorecardAssistantView } from './content.ts';

type Grid = ScorecardAssistantView['candidateComparisonGrid'];

const strongScore = 8;
const fairScore = 6;

export type ScoreHue = 'green' | 'yellow' | 'red';

const averageVariants = { green: 'default', yellow: 'secondary', red: 'destructive' } as const;

/** Green at 8 or more, yellow at 6 or more, otherwise red. */
export function chooseScoreHue(score: number): ScoreHue {
  if (score >= strongScore) return 'green';
  return score >= fairScore ? 'yellow' : 'red';
}

/** The same thresholds as badges: default, secondary, destructive. */
export function chooseAverageVariant(average: number) {
  return averageVariants[chooseScoreHue(average)];
}

/** Of the criteria that were scored, to the tenth that is shown; null where none was. */
export function averageScore(scores: readonly (number | null)[]): number | null {
  const known = scores.filter((score) => score !== null);
  if (known.length === 0) return null;
  return Math.round((known.reduce((sum, score) => sum + score, 0) / known.length) * 10) / 10;
}

export function countStrongAreas(scores: readonly (number | null)[]): number {
  return scores.filter((score) => score !== null && score >= strongScore).length;
}

export function writeScore(score: number | null): string {
  return score === null ? 'N/A' : String(score);
}

/** A row for each criterion, a column for each profile, and their averages below. */
export function tabulateGrid({ headers, candidates }: Grid): {
  columns: string[];
  rows: string[][];
} {
  const rows = headers.map((header, index) => [
    header,
    ...candidates.map(({ scores }) => writeScore(scores[index] ?? null)),
  ]);
  const averages = candidates.map(({ scores }) => writeScore(averageScore(scores)));
  return {
    columns: ['Criterion', ...candidates.map(({ name }) => name)],
    rows: candidates.length === 0 ? rows : [...rows, ['Average', ...averages]],
  };
}
