import { isDeepStrictEqual } from 'node:util';
import type { JobEdit } from '#shared/job.ts';
import type { JobFields } from './jobs.rows.ts';

type Edited = Omit<JobEdit, 'status' | 'revision'>;

/** An emptied field is stored as absent; a field that was not sent is left out. */
export function storedFields(edit: Edited): Partial<JobFields> {
  const entries = Object.entries(edit).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, value === '' ? null : value]));
}

/** Which of the sent fields would really change the job. */
export function changedFields(before: object, sent: Partial<JobFields>): Partial<JobFields> {
  const stored = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => !isDeepStrictEqual(value, stored.get(name))),
  );
}
