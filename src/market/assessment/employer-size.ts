import type { EmployeeRange } from '#market/laws/find-hiring-rules.ts';

/** "51-200" and "5000+" as numbers; null when the size is not known. */
export function readEmployerSize(size: string | null): EmployeeRange | null {
  const [, min, max] = /^(\d+)(?:-(\d+)|\+)$/.exec(size ?? '') ?? [];
  return min === undefined
    ? null
    : { min: Number(min), max: max === undefined ? null : Number(max) };
}
