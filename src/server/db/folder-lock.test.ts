import { writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'requisite-lock-'));

describe('lockFolder', () => {
  it('is held by one at a time and given back on release', async () => {
    const folder = await newFolder();
    const first = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(/already using the data folder/);
    await first.release();
    const second = await lockFolder(folder);
    await second.release();
  });

  it('is taken over when the holder left its file behind', async () => {
    const folder = await newFolder();
    writeFileSync(join(folder, '.lock'), '');
    const lock = await lockFolder(folder);
    await lock.release();
  });

  it('works for folders with very long names', async () => {
    const folder = join(await newFolder(), 'x'.repeat(120));
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(/already using/);
    await lock.release();
  });
});
