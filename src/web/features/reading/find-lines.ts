import type { Evidence } from '#shared/parsed-job.ts';
import type { Unit } from '#shared/reading.ts';

/** The lines, by their place in the list, that hold the words something was read from. */
export function findLines(
  units: readonly Pick<Unit, 'start' | 'end'>[],
  evidence: readonly Pick<Evidence, 'start' | 'end'>[],
): number[] {
  return units.flatMap((unit, line) =>
    evidence.some(({ start, end }) => start < unit.end && end > unit.start) ? [line] : [],
  );
}
