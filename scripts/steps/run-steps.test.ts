import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { needing } from './needing.ts';
import { runSteps } from './run-steps.ts';
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

const run = (...steps: Step[]) => runSteps({ steps, sideBySide: 2, stop });

it('adds up all steps and shows the output of failed ones only', async () => {
  const suite = { passed: 5, failed: 0, skipped: 1 };
  const { counts } = await run(
    step('types', onePassed),
    step('lint', oneFailed),
    step('unit', suite),
  );
  expect(describeCounts(counts)).toBe('6 passed, 1 failed, 1 skipped');
  expect(lines.join('\n')).toContain('output of lint');
  expect(lines.join('\n')).not.toContain('output of types');
});

it('begins the next step as soon as one has ended', async () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const held = (name: string): Step => ({
    name,
    run: async () => {
      begun.push(name);
      await new Promise<void>((resolve) => void ends.set(name, resolve));
      return { counts: onePassed, output: '' };
    },
  });
  const done = run(held('long'), held('short'), held('next'), held('last'));
  expect(begun).toEqual(['long', 'short']);
  ends.get('short')?.();
  await vi.waitFor(() => expect(begun).toEqual(['long', 'short', 'next']));
  for (const name of ['next', 'long', 'last']) {
    await vi.waitFor(() => expect(begun).toContain(name));
    ends.get(name)?.();
  }
  expect((await done).counts.passed).toBe(4);
});

it('is loud about what passed only at the second try, and passes', async () => {
  const mail = { test: 'mail.api.test.ts: a mail comes', why: 'none after 5 s\n  at line 3' };
  const { counts, flaky } = await run(step('API', { passed: 9, failed: 0, skipped: 0 }, [mail]));
  expect(describeCounts(counts)).toBe('9 passed, 0 failed');
  expect(flaky).toEqual([mail]);
  expect(lines).toContain('!!! flaky: mail.api.test.ts: a mail comes (first try: none after 5 s)');
});

it('counts a step that throws as failed', async () => {
  const broken: Step = { name: 'broken', run: () => Promise.reject(new Error('no such program')) };
  const { counts } = await run(broken);
  expect(counts).toEqual(oneFailed);
  expect(lines.join('\n')).toContain('no such program');
});

it('does not begin another step after it was stopped', async () => {
  const { counts } = await runSteps({
    steps: [step('types', onePassed)],
    sideBySide: 2,
    stop: AbortSignal.abort(),
  });
  expect(describeCounts(counts)).toBe('0 passed, 0 failed');
});

it('skips loudly what the machine lacks, and fails it where nobody watches', async () => {
  const browser = needing('browser', Promise.reject(new Error('offline\nmore')));
  const suite = browser.step('end to end', async () => ({ counts: onePassed, output: '' }));

  vi.stubEnv('CI', '');
  expect((await run(suite)).counts.skipped).toBe(1);
  expect(lines[0]).toBe('!!! end to end did NOT run: there is no browser (offline)');

  vi.stubEnv('CI', 'true');
  expect((await run(suite)).counts.failed).toBe(1);
});
