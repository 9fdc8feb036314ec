import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command to its end and hands on the signals that this process gets meanwhile.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onSpawn?: (child: import('node:child_process').ChildProcess) => void }} options
 * @returns {Promise<number>} its exit code, as a shell would tell it
 */
export async function runToEnd(command, args, { onSpawn, ...options }) {
  const child = spawn(command, args, options);
  onSpawn?.(child);
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => void child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => {
        resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
      });
    });
  } finally {
    for (const signal of SIGNALS) process.off(signal, forward);
  }
}

/** A child that was given a channel ends when its parent is gone, however the parent ended. */
export function stopWithParent() {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
