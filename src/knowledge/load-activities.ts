import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { activitiesSchema, type Activity } from './activity-schema.ts';
import { folder } from './folder.ts';

let activities: readonly Activity[] | undefined;

/** Work that occurs in many trades; read once. */
export function listActivities(): readonly Activity[] {
  activities ??= globSync('activities/*.yaml', { cwd: folder })
    .toSorted()
    .flatMap(
      (file) => activitiesSchema.parse(parse(readFileSync(join(folder, file), 'utf8'))).activities,
    );
  return activities;
}
