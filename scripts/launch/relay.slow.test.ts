import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runToEnd } from './relay.mjs';

const relay = JSON.stringify(join(import.meta.dirname, 'relay.mjs'));
const asModule = (source: string) => ['--input-type=module', '-e', source];

it('gives the exit code of what it ran', async () => {
  expect(await runToEnd(process.execPath, ['-e', 'process.exit(3)'], {})).toBe(3);
});

it('gives the code a shell would give for a signal', async () => {
  const source = 'process.kill(process.pid, "SIGTERM"); setTimeout(() => {}, 9000)';
  expect(await runToEnd(process.execPath, ['-e', source], {})).toBe(143);
});

it('ends the child when the parent is killed without a chance to say so', async () => {
  const child = `
    import { stopWithParent } from ${relay};
    stopWithParent();
    console.log(process.pid);
    setInterval(() => {}, 1000);`;
  const parent = `
    import { runToEnd } from ${relay};
    await runToEnd(process.execPath, ${JSON.stringify(asModule(child))}, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });`;
  const started = spawn(process.execPath, asModule(parent), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = (await once(started.stdout, 'data')) as [Buffer];
  const childPid = Number(chunk.toString());
  started.kill('SIGKILL');
  await expect.poll(() => isRunning(childPid), { timeout: 5000 }).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
