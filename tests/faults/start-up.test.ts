import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { runApp, shortLived, startApp, type RunningApp } from '../support/app-process.ts';
import { makeDataFolder, makeFolder } from '../support/data-folder.ts';

let app: RunningApp | undefined;
let squatter: Server | undefined;

afterEach(async () => {
  await app?.stop();
  squatter?.close();
  app = undefined;
  squatter = undefined;
});

/** One sentence or two that a person understands: no stack, no second line. */
function expectOneClearLine(stderr: string): void {
  expect(stderr.split('\n')).toHaveLength(1);
  expect(stderr).toMatch(/^[A-Z].*\.$/);
}

it('refuses a taken port', async () => {
  squatter = createServer().listen(0);
  const { port } = squatter.address() as AddressInfo;
  const { code, stderr } = await runApp({ PORT: String(port) });
  expect(code).toBe(1);
  expectOneClearLine(stderr);
  expect(stderr).toContain(`Port ${port} is already in use`);
});

it('refuses a data folder it cannot write', async () => {
  // Below a plain file, because root may write everywhere else.
  const file = join(await makeFolder(), 'file');
  await writeFile(file, '');
  const { code, stderr } = await runApp({ PORT: '0', DATA_DIR: join(file, 'data') });
  expect(code).toBe(1);
  expectOneClearLine(stderr);
  expect(stderr).toContain(join(file, 'data'));
});

it('refuses a data folder that another process uses', async () => {
  const dataDir = await makeDataFolder();
  app = await startApp({ dataDir, nodeArgs: shortLived });
  const { code, stderr } = await runApp({ PORT: '0', DATA_DIR: dataDir });
  expect(code).toBe(1);
  expectOneClearLine(stderr);
  expect(stderr).toContain('Another process is already using the data folder');
  await expect(fetch(`${app.url}/api/ready`)).resolves.toMatchObject({ status: 200 });
});

it('refuses it also by another, very long path, and after the first one was killed', async () => {
  const dataDir = await makeDataFolder();
  const deep = join(await makeFolder(), 'deep-'.repeat(20));
  mkdirSync(deep);
  const long = join(deep, 'data');
  symlinkSync(dataDir, long);
  const killed = await startApp({ dataDir, nodeArgs: shortLived });
  await killed.kill();
  // The database now recovers, which touches every file it knows.
  app = await startApp({ dataDir, nodeArgs: shortLived });
  for (const path of [dataDir, long]) {
    const { code, stderr } = await runApp({ PORT: '0', DATA_DIR: path });
    expect(code).toBe(1);
    expect(stderr).toContain('Another process is already using the data folder');
  }
});

it('closes a folder made beforehand to others, and what it makes in it', async () => {
  const dataDir = await makeFolder();
  chmodSync(dataDir, 0o777);
  mkdirSync(join(dataDir, 'database'));
  chmodSync(join(dataDir, 'database'), 0o777);
  const first = await startApp({ dataDir, nodeArgs: shortLived });
  await first.stop();
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  const entries = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  const open = entries.filter((name) => (lstatSync(join(dataDir, name)).mode & 0o077) !== 0);
  // The embedded database gives its files a mode of its own; nobody gets to them through its folders.
  expect(open.filter((name) => !isFileOfDatabase(dataDir, name))).toEqual([]);
});

const isFileOfDatabase = (dataDir: string, name: string) =>
  name.startsWith('database/') && lstatSync(join(dataDir, name)).isFile();

it('lists all problems of the environment together', async () => {
  const { code, stderr } = await runApp({
    PORT: 'many',
    DATABASE_URL: 'mysql://localhost/requisite',
    ROLE: 'boss',
    GOOGLE_CLIENT_ID: 'only-half',
  });
  expect(code).toBe(1);
  for (const name of ['PORT', 'DATABASE_URL', 'ROLE']) expect(stderr).toContain(`- ${name} `);
});

it('ends cleanly on SIGTERM and frees its folder', async () => {
  const dataDir = await makeDataFolder();
  const first = await startApp({ dataDir, nodeArgs: shortLived });
  expect(await first.stop()).toBe(0);
  app = await startApp({ dataDir, nodeArgs: shortLived });
  expect(app.output()).not.toMatch(/error/i);
});
