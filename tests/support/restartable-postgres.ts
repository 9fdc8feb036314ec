import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findPostgres } from '../../scripts/services/find-postgres.ts';
import { findFreePort } from './free-port.ts';

const run = promisify(execFile);
// PostgreSQL refuses to run as root, and every Linux has this account.
const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** A PostgreSQL of one's own that can be restarted under whoever uses it. */
export async function startRestartablePostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'requisite-restart-'));
  const bin = await findPostgres(folder);
  if ('uid' in account) await run('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await run(join(bin, 'initdb'), init, { cwd: folder, ...account });
  const port = await findFreePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
  ];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];

  const start = async (): Promise<ChildProcess> => {
    const server = spawn(join(bin, 'postgres'), args, { cwd: folder, stdio: 'ignore', ...account });
    await waitUntilAnswering(url);
    return server;
  };
  /** As an operator would who does not wait for anybody: every connection is cut. */
  const end = async (server: ChildProcess) => {
    const exited = once(server, 'exit');
    server.kill('SIGINT');
    await exited;
  };

  let server = await start();
  return {
    url,
    restart: async (downMs: number) => {
      await end(server);
      await sleep(downMs);
      server = await start();
    },
    stop: async () => {
      await end(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilAnswering(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const client = new Client({ connectionString: url });
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) return;
    await sleep(100);
  }
  throw new Error('PostgreSQL did not start.');
}
