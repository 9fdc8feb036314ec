import type { Drawer } from '#knowledge/drawer.ts';
import type { Criterion } from './criteria/criterion.ts';
import { sharedTelling } from './criteria/shared-stems.ts';
import { isWayOfWorking } from './criteria/traits.ts';

type Line = Pick<Criterion, 'id' | 'name' | 'looksLike' | 'strong' | 'origin'>;

/** A word of the name says more than one of the description. */
const ofName = 2;

/** The line that the work sample tests: what is tried out is scored there, in the step where it is tried. */
export function findSampledLine<One extends Line>(
  criteria: readonly One[],
  { name, task, look_for: lookFor }: Drawer['work_sample'],
): One | undefined {
  const said = [name, task, ...lookFor].join(' ');
  const rate = (line: Line): number =>
    ofName * sharedTelling(line.name, said) +
    sharedTelling(`${line.looksLike} ${line.strong}`, said) -
    (line.origin === 'preferred' ? 1 : 0);
  // Of lines that it tests alike the heaviest, which stands first.
  return criteria
    .filter((line) => !isWayOfWorking(line))
    .map((line) => ({ line, points: rate(line) }))
    .toSorted((a, b) => b.points - a.points)[0]?.line;
}
