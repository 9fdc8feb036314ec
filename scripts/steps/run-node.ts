import { spawn } from 'node:child_process';

/** Far beyond what a step takes: it ends what hangs. */
const LIMIT_MS = 20 * 60_000;

interface NodeRun {
  args: string[];
  stop: AbortSignal;
  env?: Record<string, string> | undefined;
}

/** Runs a script under this Node and collects what it prints; stopping ends its children too. */
export async function runNode({ args, stop, env = {} }: NodeRun) {
  if (stop.aborted) return { code: 1, output: 'Stopped.' };
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colour, ...env },
    // A group of its own, so that browsers and servers it started end with it.
    detached: true,
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));

  const end = () => killGroup(child.pid);
  const timer = setTimeout(() => {
    chunks.push(Buffer.from(`\nStopped: it took longer than ${LIMIT_MS / 60_000} minutes.\n`));
    end();
  }, LIMIT_MS);
  stop.addEventListener('abort', end);
  try {
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (exitCode) => resolve(exitCode ?? 1));
    });
    return { code, output: Buffer.concat(chunks).toString().trim() };
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', end);
  }
}

function killGroup(pid: number | undefined): void {
  if (!pid) return;
  signalGroup(pid, 'SIGTERM');
  setTimeout(() => signalGroup(pid, 'SIGKILL'), 5000).unref();
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended already.
  }
}
