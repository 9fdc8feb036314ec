import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartupError } from './startup-error.ts';

export function openDataFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new StartupError(
      `The data folder ${path} cannot be written${reason}. Choose another with DATA_DIR or change its permissions.`,
    );
  }
  closeToOthers(path);
}

/**
 * Jobs, secrets and mails lie in it, and a folder made beforehand is often open to everybody. Who owns it
 * and cannot close it has a disk that knows no modes, such as Windows or a memory card.
 */
function closeToOthers(path: string): void {
  if (process.platform === 'win32') return;
  try {
    chmodSync(path, 0o700);
  } catch (error) {
    if (statSync(path).uid === process.geteuid?.()) return;
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new StartupError(
      `The data folder ${path} belongs to another account and cannot be closed to others${reason}. Make this account its owner, or name a folder inside it with DATA_DIR.`,
    );
  }
}

/** A secret made on first start and kept, so that sessions survive a restart without configuration. */
export function keptSecret({ folder, name }: { folder: string; name: string }): string {
  const file = join(folder, `${name}.secret`);
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!exists) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
