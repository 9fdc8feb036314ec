import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { needing } from './needing.ts';
import { runLanes } from './run-lanes.ts';
import {
  describeCounts,
  oneFailed,
  onePassed,
  type Counts,
  type FlakyTest,
  type Step,
} from './step.ts';

const lines: string[] = [];
const stop = new AbortController().signal;

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const step = (name: string, counts: Counts, flaky: FlakyTest[] = []): Step => ({
  name,
  run: async () => ({ counts, flaky, output: `output of ${name}` }),
});

it('adds up all lanes and shows the output of failed steps only', async () => {
  const suite = { passed: 5, failed: 0, skipped: 1 };
  const lanes = [[step('types', onePassed), step('lint', oneFailed)], [step('unit', suite)]];
  const { counts } = await runLanes({ lanes, stop });
  expect(describeCounts(counts)).toBe('6 passed, 1 failed, 1 skipped');
  expect(lines.join('\n')).toContain('output of lint');
  expect(lines.join('\n')).not.toContain('output of types');
});

it('is loud about what passed only at the second try, and passes', async () => {
  const mail = { test: 'mail.api.test.ts: a mail comes', why: 'none after 5 s\n  at line 3' };
  const lanes = [[step('API', { passed: 9, failed: 0, skipped: 0 }, [mail])]];
  const { counts, flaky } = await runLanes({ lanes, stop });
  expect(describeCounts(counts)).toBe('9 passed, 0 failed');
  expect(flaky).toEqual([mail]);
  expect(lines).toContain('!!! flaky: mail.api.test.ts: a mail comes (first try: none after 5 s)');
});

it('counts a step that throws as failed', async () => {
  const broken: Step = { name: 'broken', run: () => Promise.reject(new Error('no such program')) };
  const { counts } = await runLanes({ lanes: [[broken]], stop });
  expect(counts).toEqual(oneFailed);
  expect(lines.join('\n')).toContain('no such program');
});

it('does not begin another step after it was stopped', async () => {
  const stopped = AbortSignal.abort();
  const { counts } = await runLanes({ lanes: [[step('types', onePassed)]], stop: stopped });
  expect(describeCounts(counts)).toBe('0 passed, 0 failed');
});

it('skips loudly what the machine lacks, and fails it where nobody watches', async () => {
  const browser = needing('browser', Promise.reject(new Error('offline\nmore')));
  const suite = browser.step('end to end', async () => ({ counts: onePassed, output: '' }));

  vi.stubEnv('CI', '');
  expect((await runLanes({ lanes: [[suite]], stop })).counts.skipped).toBe(1);
  expect(lines[0]).toBe('!!! end to end did NOT run: there is no browser (offline)');

  vi.stubEnv('CI', 'true');
  expect((await runLanes({ lanes: [[suite]], stop })).counts.failed).toBe(1);
});
