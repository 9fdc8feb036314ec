import {
  difficultyPartNames,
  difficultyWeights,
  scoreCompetition,
  scoreDemands,
  scorePay,
  scorePlace,
  scoreSupply,
  scoreUrgency,
  type CompetitionInput,
  type DemandsInput,
  type DifficultyPartId,
  type PartScore,
  type PayInput,
  type PlaceInput,
  type SupplyInput,
  type Urgency,
} from './difficulty-parts.ts';

export type DifficultyInput = {
  supply: SupplyInput;
  demands: DemandsInput;
  pay: PayInput;
  competition: CompetitionInput;
  place: PlaceInput;
  urgency: Urgency | null;
};

export type DifficultyPart = PartScore & {
  id: DifficultyPartId;
  name: string;
  /** Share of the total after parts without a score were left out; those have 0. */
  weight: number;
  /** Score times weight: what this part adds to the total. */
  points: number;
};

export type HiringDifficulty = {
  /** 0 to 10, one decimal. */
  score: number;
  parts: DifficultyPart[];
  /** "0.35 x 9.2 + ... = 6.8" */
  formula: string;
  /** What it was computed from, to try what a change would do. */
  input: DifficultyInput;
};

/** Part of its weight that the pay keeps where only the national figure can be compared. */
const NATIONAL_PAY = 0.5;

const round = (value: number, digits: number): number =>
  Math.round(value * 10 ** digits) / 10 ** digits;

/** Whole percents that make 100: whoever adds up what is shown gets what is shown. */
function toPercents(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const exact = weights.map((weight) => (100 * weight) / sum);
  const percents = exact.map(Math.floor);
  const left = 100 - percents.reduce((total, percent) => total + percent, 0);
  const byRest = exact
    .map((value, i) => ({ i, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest);
  for (const { i } of byRest.slice(0, left)) percents[i] = (percents[i] ?? 0) + 1;
  return percents;
}

/** How hard the search will be, as a sum that anyone can follow. */
export function rateDifficulty(input: DifficultyInput): HiringDifficulty {
  const scores: Record<DifficultyPartId, PartScore> = {
    supply: scoreSupply(input.supply),
    demands: scoreDemands(input.demands),
    pay: scorePay(input.pay),
    competition: scoreCompetition(input.competition),
    place: scorePlace(input.place),
    urgency: scoreUrgency(input.urgency),
  };
  const ids = Object.keys(scores) as DifficultyPartId[];
  const known = ids.filter((id) => scores[id].score !== null);
  // What the nation earns says less of one place than a figure of that place would.
  const weightOf = (id: DifficultyPartId): number =>
    difficultyWeights[id] * (id === 'pay' && input.pay.isNational ? NATIONAL_PAY : 1);
  const percents = toPercents(known.map(weightOf));
  const parts = ids.map((id): DifficultyPart => {
    const { score, reason, rule } = scores[id];
    const weight = score === null ? 0 : (percents[known.indexOf(id)] ?? 0) / 100;
    return {
      id,
      name: difficultyPartNames[id],
      score,
      reason,
      rule,
      weight,
      points: round(weight * (score ?? 0), 2),
    };
  });
  const score = round(
    parts.reduce((sum, part) => sum + part.weight * (part.score ?? 0), 0),
    1,
  );
  const terms = parts
    .filter((part) => part.score !== null)
    .map((part) => `${round(part.weight, 2)} x ${part.score}`);
  return { score, parts, formula: `${terms.join(' + ')} = ${score}`, input };
}

/** Which parts a changed input moved, and by how much the total changed through each. */
export function compareDifficulty(
  before: HiringDifficulty,
  after: HiringDifficulty,
): { id: DifficultyPartId; from: number | null; to: number | null; points: number }[] {
  return after.parts.flatMap((part, i) => {
    const old = before.parts[i]!;
    return old.score === part.score
      ? []
      : [
          {
            id: part.id,
            from: old.score,
            to: part.score,
            points: round(part.points - old.points, 2),
          },
        ];
  });
}
