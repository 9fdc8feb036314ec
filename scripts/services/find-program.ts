import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of the names that can be run from PATH or from one of the further folders. */
export function findProgram(names: string[], furtherFolders: string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...furtherFolders];
  return names
    .flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name)))
    .find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
