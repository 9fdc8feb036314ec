// Every npm command begins here. This file and scripts/launch run on Node 20 with nothing
// installed; they see to the packages and the Node version, then hand over to TypeScript.
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installMissing } from './launch/install.mjs';
import { findNode } from './launch/node.mjs';
import { runToEnd, stopWithParent } from './launch/relay.mjs';

/** @type {Record<string, { module: string, dev: boolean }>} */
const COMMANDS = {
  start: { module: './start.ts', dev: false },
  worker: { module: './worker.ts', dev: false },
  dev: { module: './dev.ts', dev: true },
  check: { module: './check.ts', dev: true },
  test: { module: './test.ts', dev: true },
  'test:long': { module: './test-long.ts', dev: true },
  bench: { module: '../bench/run.ts', dev: true },
  'ai:check': { module: './ai-check.ts', dev: false },
  'ai:evaluate': { module: './ai-evaluate.ts', dev: false },
  'landing:renew': { module: './landing-renew.ts', dev: true },
  'market:coverage': { module: './market-coverage.ts', dev: false },
  'market:import': { module: './market-import.ts', dev: false },
  read: { module: './read.ts', dev: false },
  'trade:check': { module: './trade-check.ts', dev: false },
  write: { module: './write.ts', dev: false },
};

const self = fileURLToPath(import.meta.url);
const root = dirname(dirname(self));
const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];

if (!command) {
  console.error(`Unknown command "${name}". There are: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exit(1);
}

process.chdir(root);
if (process.channel) stopWithParent();
else await installMissing({ root, dev: command.dev });

const node = findNode(root);
if (node === process.execPath) {
  // Saves about a third of a second of every start after the first; processes started from here share it.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');
  module.enableCompileCache?.();
  const { run } = await import(command.module);
  const code = await run(args);
  if (typeof code === 'number') process.exit(code);
} else {
  const stdio = /** @type {const} */ (['inherit', 'inherit', 'inherit', 'ipc']);
  process.exit(await runToEnd(node, [self, name, ...args], { stdio: [...stdio] }));
}
