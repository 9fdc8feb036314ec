import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'requisite-lock-'));

describe('lockFolder', () => {
  it('is held by one at a time and given back on release', () => {
    const folder = newFolder();
    const first = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(/already using the data folder/);
    first.release();
    const second = lockFolder(folder);
    second.release();
  });

  it('is taken over when the holder left its file behind', () => {
    const folder = newFolder();
    writeFileSync(join(folder, '.lock.sqlite'), '');
    lockFolder(folder).release();
  });

  it('is the same whatever path leads to the folder, and however long it is', () => {
    const folder = newFolder();
    const deep = join(newFolder(), 'x'.repeat(120));
    mkdirSync(deep);
    const link = join(deep, 'link');
    symlinkSync(folder, link);
    const lock = lockFolder(folder);
    expect(() => lockFolder(link)).toThrow(/already using/);
    lock.release();
    const linked = lockFolder(link);
    expect(() => lockFolder(folder)).toThrow(/already using/);
    linked.release();
  });

  it('says so where a folder cannot be locked', () => {
    const folder = newFolder();
    mkdirSync(join(folder, '.lock.sqlite'));
    expect(() => lockFolder(folder)).toThrow(/could not be locked \(unable to open/);
  });
});
