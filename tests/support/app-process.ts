import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cleanEnv } from './clean-env.ts';
import { makeDataFolder, makeFolder } from './data-folder.ts';
import { findFreePort } from './free-port.ts';

const builtServer = join(import.meta.dirname, '../../dist/server/main.js');
const scriptedServer = join(import.meta.dirname, 'scripted-server.ts');
/** A start takes two seconds; on a machine that is busy with everything else, more than half a minute. */
const START_LIMIT_MS = 180_000;

interface AppOptions {
  env?: Record<string, string>;
  /** A folder to keep; without it the app gets a new one that is removed when it stops. */
  dataDir?: string;
  port?: number;
  /** Given to Node itself. */
  nodeArgs?: string[];
  /** Another one than the built server. */
  script?: string;
}

/** For an app that lives for seconds or has little to do: its database is not compiled anew to run faster. */
export const shortLived = ['--liftoff-only'];

export type RunningApp = Awaited<ReturnType<typeof startApp>>;

/** Starts the built server in a process of its own and waits until it answers. */
export async function startApp(options: AppOptions = {}) {
  const { env = {}, dataDir, port, nodeArgs, script } = options;
  const folder = dataDir ?? (await (env.DATABASE_URL ? makeFolder() : makeDataFolder()));
  const chosenPort = port ?? (await findFreePort());
  const url = `http://localhost:${chosenPort}`;
  const { child, output } = spawnApp({
    env: { PORT: String(chosenPort), DATA_DIR: folder, ...env },
    cwd: folder,
    nodeArgs,
    script,
  });
  const end = async (signal: NodeJS.Signals) => {
    const code = await endProcess(child, signal);
    if (!dataDir) await rm(folder, { recursive: true, force: true });
    return code;
  };
  try {
    await waitUntilAnswering({ url, child, output });
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return {
    url,
    child,
    output,
    /** Ends it as an operator would; gives its exit code. */
    stop: () => end('SIGTERM'),
    /** Ends it as a power cut would. */
    kill: () => end('SIGKILL'),
  };
}

/** A process that only works on tasks; it serves no page, so its own words tell that it is up. */
export async function startWorker(env: Record<string, string>, script = builtServer) {
  const folder = await makeFolder();
  const { child, output } = spawnApp({
    env: { DATA_DIR: folder, ...env, ROLE: 'worker' },
    cwd: folder,
    script,
  });
  const deadline = Date.now() + START_LIMIT_MS;
  while (!output().includes('runs as a worker')) {
    if (Date.now() > deadline || child.exitCode !== null) {
      await endProcess(child, 'SIGKILL');
      throw new Error(`The worker did not start.\n${output()}`);
    }
    await sleep(50);
  }
  return {
    child,
    output,
    stop: () => endProcess(child, 'SIGTERM'),
    kill: () => endProcess(child, 'SIGKILL'),
  };
}

/** A worker whose writer is slow, or deadly, as the script's settings say. */
export const startScriptedWorker = (env: Record<string, string>) =>
  startWorker(env, scriptedServer);

/** The whole app with that writer, in which a text may take for ever. */
export const startScriptedApp = (options: AppOptions) =>
  startApp({ ...options, script: scriptedServer });

/** Runs the server when it is expected to refuse to start. */
export async function runApp(env: Record<string, string>) {
  const folder = await makeDataFolder();
  const { child, stderr } = spawnApp({
    env: { DATA_DIR: folder, ...env },
    cwd: folder,
    nodeArgs: shortLived,
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  await rm(folder, { recursive: true, force: true });
  return { code, stderr: stderr().trim() };
}

interface Spawning {
  env: Record<string, string>;
  /** Away from the project, whose .env must not leak into tests. */
  cwd: string;
  script?: string | undefined;
  nodeArgs?: string[] | undefined;
}

function spawnApp({ env, cwd, script = builtServer, nodeArgs = [] }: Spawning) {
  const child = spawn(process.execPath, [...nodeArgs, script], {
    cwd,
    env: { ...cleanEnv(), ...env },
    // With a channel the server also ends when the tests die.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let all = '';
  let errors = '';
  child.stdout?.on('data', (chunk: Buffer) => (all += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => {
    all += chunk.toString();
    errors += chunk.toString();
  });
  return { child, output: () => all, stderr: () => errors };
}

interface Start {
  url: string;
  child: ChildProcess;
  output: () => string;
}

async function waitUntilAnswering({ url, child, output }: Start): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const healthy = await fetch(`${url}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await sleep(50);
  }
  throw new Error(`The app did not start.\n${output()}`);
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const closed = once(child, 'close');
  child.kill(signal);
  // It may take 20 seconds to finish what it has begun.
  const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
  await closed;
  clearTimeout(timer);
  return child.exitCode;
}
