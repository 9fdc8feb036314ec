import type { Criterion } from '../criteria/criterion.ts';
import { isOfCharacter, weighMarks } from './even-out.ts';

const highest = 9;
const lowest = 5;

interface Career {
  /** Marks of the careers before this one. */
  earlier: readonly (readonly number[])[];
  /** How much of each line the description speaks of. */
  near: readonly number[];
  least: number;
}

/**
 * No two careers are marked alike on every line: the later one has a point more where its description says most, and one
 * less where it says least, so that its total hardly moves and stays no higher than the one before.
 */
export function tellApart(
  criteria: readonly Criterion[],
  given: readonly number[],
  { earlier, near, least }: Career,
): number[] {
  const isTaken = (marks: readonly number[]): boolean =>
    earlier.some((other) => other.every((mark, i) => mark === marks[i]));
  if (!isTaken(given)) return [...given];
  const open = [...given.keys()].filter((i) => !isOfCharacter(criteria[i]!));
  const total = weighMarks(criteria, given);
  const moved = open.flatMap((up) =>
    open
      .filter((down) => down !== up && given[up]! < highest && given[down]! > lowest)
      .map((down) => {
        const marks = given.with(up, given[up]! + 1).with(down, given[down]! - 1);
        return {
          marks,
          lead: (near[up] ?? 0) - (near[down] ?? 0),
          sum: weighMarks(criteria, marks),
        };
      }),
  );
  // The order of the careers stays as it is, even where two of them then stand alike.
  const [best] = moved
    .filter(({ marks, sum }) => sum <= total && sum >= least && !isTaken(marks))
    .toSorted((a, b) => b.lead - a.lead || b.sum - a.sum);
  return [...(best?.marks ?? given)];
}
