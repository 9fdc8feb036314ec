import { setTimeout as sleep } from 'node:timers/promises';
import type { Writer } from '#server/writers/writer.ts';

/**
 * The built server with the built-in writer's words, written as slowly as SLOW_MS says; the tool that
 * DEADLY_TOOL names kills the process. With READ_LIMIT_MS a text that says so takes for ever to read.
 */
const { SLOW_MS = '0', DEADLY_TOOL, READ_LIMIT_MS } = process.env;

const deadlyAfterMilliseconds = 4000;

const writer: Writer = {
  info: { writer: 'built-in', model: null },
  write: async ({ tool, preparation }) => {
    await sleep(Number(SLOW_MS));
    if (tool === DEADLY_TOOL) {
      // The others are saved by then; what dies with it would have a try less.
      await sleep(deadlyAfterMilliseconds);
      process.kill(process.pid, 'SIGKILL');
    }
    return {
      writing: preparation.draft,
      cut: 0,
      model: null,
      promptVersion: null,
      inputTokens: null,
      outputTokens: null,
      costUsd: null,
    };
  },
};

const built = '../../dist/server/main.js';
const { main } = (await import(built)) as typeof import('#server/main.ts');
const endless = new URL('../../src/server/testing/endless-text-worker.ts', import.meta.url);
await main({
  writer,
  ...(READ_LIMIT_MS
    ? { textWork: { entry: endless.pathname, limits: { milliseconds: Number(READ_LIMIT_MS) } } }
    : {}),
});
