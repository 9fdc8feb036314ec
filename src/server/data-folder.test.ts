import { chmodSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openDataFolder } from './data-folder.ts';

const isRoot = process.geteuid?.() === 0;
const nobody = 65_534;

afterEach(() => {
  if (isRoot) process.seteuid?.(0);
});

function folderOpenToAll(): string {
  const folder = mkdtempSync(join(tmpdir(), 'requisite-data-'));
  chmodSync(folder, 0o777);
  return folder;
}

it.skipIf(process.platform === 'win32')('closes a folder made beforehand to others', () => {
  const folder = folderOpenToAll();
  openDataFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

// Only root can take on another account.
it.skipIf(!isRoot)('refuses a folder of another account that is open to others', () => {
  const folder = folderOpenToAll();
  process.seteuid?.(nobody);
  expect(() => openDataFolder(folder)).toThrow(
    `The data folder ${folder} belongs to another account and cannot be closed to others (EPERM). Make this account its owner, or name a folder inside it with DATA_DIR.`,
  );
});
