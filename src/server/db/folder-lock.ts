import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../startup-error.ts';

/**
 * PGlite takes no lock of its own, and two processes on one folder lose acknowledged rows.
 *
 * SQLite's write lock on a file of the folder is the operating system's lock on that very file: whatever
 * path leads there, one process has it, and it is given back however the holder dies. The file stays, so
 * there is no moment at which two could take a forgotten one over.
 */
export function lockFolder(folder: string): { release: () => void } {
  const file = join(folder, '.lock.sqlite');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('begin immediate');
  } catch (error) {
    lock?.close();
    throw new StartupError(isTaken(error) ? taken(folder) : unlockable(folder, error));
  }
  const own = lock;
  held.add(own);
  return {
    release: () => {
      held.delete(own);
      own.close();
    },
  };
}

/** One that nobody refers to any more would be collected as garbage, and its lock with it. */
const held = new Set<DatabaseSync>();

const sqliteBusy = 5;

const isTaken = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;

const taken = (folder: string) =>
  `Another process is already using the data folder ${folder}. Stop it first, choose another folder with DATA_DIR, or set DATABASE_URL to run several processes on one PostgreSQL.`;

function unlockable(folder: string, error: unknown): string {
  const reason = error instanceof Error ? ` (${error.message})` : '';
  return `The data folder ${folder} could not be locked${reason}. It must be on a disk that knows file locks; choose another with DATA_DIR.`;
}
