import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from '../../tests/support/free-port.ts';
import { findPostgres } from './find-postgres.ts';

export interface Cluster {
  /** An address whose account may create databases. */
  url: string;
  description: string;
  stop(): Promise<void>;
}

/**
 * Ends the server and removes its folder as soon as its input closes, which the system does for us
 * when the tests are killed. Called with the folder and the command of the server.
 */
const KEEPER = `
exec 3<&0
"$@" &
server=$!
(cat <&3 >/dev/null; kill -QUIT $server 2>/dev/null) &
wait $server
cd / && rm -rf "$0"
`;
// PostgreSQL refuses to run as root, and every Linux has this account.
const NOBODY = { uid: 65534, gid: 65534 };
// Nothing here has to survive a power cut, so it need not wait for the disk.
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
];
const run = promisify(execFile);
const START_LIMIT_MS = 30_000;

/** The server that TEST_DATABASE_URL names, else one of our own in a temporary folder. */
export async function providePostgres(): Promise<Cluster> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, description: new URL(url).host, stop: async () => {} };
  return startCluster();
}

async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'requisite-postgres-'));
  try {
    const bin = await findPostgres(folder);
    const account = process.getuid?.() === 0 ? NOBODY : undefined;
    if (account) await run('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
    const data = join(folder, 'data');
    const locale = `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`;
    const initArgs = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', locale];
    await run(join(bin, 'initdb'), [...initArgs, '--no-sync'], { cwd: folder, ...account });

    const port = await findFreePort();
    const command = [join(bin, 'postgres'), ...serverArgs({ data, port })];
    const keeper = spawn('sh', ['-c', KEEPER, folder, ...command], {
      cwd: folder,
      stdio: ['pipe', 'ignore', 'pipe'],
      detached: true,
      ...account,
    });
    const stop = async () => {
      const closed = once(keeper, 'close');
      keeper.stdin.end();
      if (keeper.exitCode === null) await closed;
      await rm(folder, { recursive: true, force: true });
    };
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    const version = await waitUntilReady({ url, keeper }).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { url, description: `PostgreSQL ${version} from ${bin}`, stop };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

function serverArgs({ data, port }: { data: string; port: number }): string[] {
  const listen = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const settings = [...listen, ...SETTINGS].flatMap((setting) => ['-c', setting]);
  return ['-D', data, '-p', String(port), ...settings];
}

async function waitUntilReady({ url, keeper }: { url: string; keeper: ChildProcess }) {
  let log = '';
  keeper.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && keeper.exitCode === null) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
      return rows[0]?.server_version.split(' ')[0];
    } catch {
      await sleep(100);
    } finally {
      await client.end();
    }
  }
  throw new Error(`It did not start: ${log.trim()}`);
}
