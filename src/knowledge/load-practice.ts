import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { folder } from './folder.ts';
import { practiceSchema, type Practice } from './practice-schema.ts';

let practices: ReadonlyMap<string, Practice> | undefined;

/** What candidates may practice, by the activity it belongs to; read once. */
export function listPractices(): ReadonlyMap<string, Practice> {
  practices ??= new Map(
    globSync('practice/*.yaml', { cwd: folder })
      .toSorted()
      .flatMap(
        (file) => practiceSchema.parse(parse(readFileSync(join(folder, file), 'utf8'))).answers,
      )
      .map((one) => [one.to, one]),
  );
  return practices;
}
