import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isDrawn, isThorough } from '#shared/testing/cases-of.ts';
import { createThreadPool, type PoolLimits } from '#server/threads/thread-pool.ts';
import { collectPatterns } from './collect-patterns.ts';
import { findSlowRun, looksForRuns, type Pattern, type SlowRun } from './find-slow-run.ts';

const limits: PoolLimits = {
  atOnce: 2,
  kept: 0,
  waiting: Infinity,
  eachAtOnce: 2,
  eachWaiting: Infinity,
  milliseconds: 60_000,
  patienceMilliseconds: 50,
  ordersPerThread: Infinity,
  megabytes: 768,
};
const open = <Order, Result>(file: string) => {
  const pool = createThreadPool<Order, Result>({
    entry: join(import.meta.dirname, file),
    limits,
    refusals: {
      tooLong: () => new Error('It takes for ever.'),
      tooLarge: () => new Error('It takes all memory.'),
      full: () => new Error('Nobody is turned away here.'),
    },
  });
  afterAll(pool.close);
  return pool;
};
const recorder = open<'record', Pattern[]>('record-constructed.ts');
const scanner = open<Pattern, SlowRun | undefined>('worker.ts');

async function describeSlow(pattern: Pattern): Promise<string[]> {
  const where = `${pattern.files.join(', ')}: /${pattern.source}/${pattern.flags}`;
  const slow = await scanner.ask(pattern).catch((error: unknown) => String(error));
  return slow ? [`${where} ${JSON.stringify(slow)}`] : [];
}

/** One in three of those that look for runs; a thorough run tries all, and the others too. */
const scan = async (patterns: readonly Pattern[]): Promise<string[]> => {
  const drawn = patterns.filter(
    (pattern) => isDrawn(pattern.source, 3) && (isThorough() || looksForRuns(pattern)),
  );
  return (await Promise.all(drawn.map(describeSlow))).flat();
};

it('finds patterns that are slow, and only those', () => {
  const slow = [/\s+$/, /[ \t]*={2,}[ \t]*$/m, /\d+,/, /(?:from )*\d/];
  const quick = [/(?<!\s)\s+$/, /^\s+/, /\bfrom \d/, /[^,]+/, /\d{1,9},/];
  const isSlow = (pattern: RegExp) => findSlowRun(pattern) !== undefined;
  expect(slow.filter((pattern) => !isSlow(pattern))).toEqual([]);
  expect(quick.filter(isSlow)).toEqual([]);
  expect(slow.filter((pattern) => !looksForRuns(pattern))).toEqual([]);
  const short = [/(?<![a-z*])(?:pay|wage)s?\+?\b/, /\d{4}-\d{1,2}/, /[*+]{2}/];
  expect(short.filter(looksForRuns)).toEqual([]);
}, 300_000);

it('no pattern in the code takes more than proportionally longer for a longer text', async () => {
  const patterns = collectPatterns();
  expect(patterns.length).toBeGreaterThan(700);
  expect(await scan(patterns)).toEqual([]);
}, 600_000);

it('nor does any that the code puts together', async () => {
  const patterns = await recorder.ask('record');
  expect(patterns.length).toBeGreaterThan(100);
  expect(await scan(patterns)).toEqual([]);
}, 600_000);
