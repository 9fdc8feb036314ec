import { describe, expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { toSource } from '#tools/writing-suite/written.ts';
import { keepSource } from './keep-source.ts';

const sources = allJobs.slice(0, 6).map((job) => toSource(job));

describe('keepSource', () => {
  it('gives the first of two copies, so that a job is planned once', () => {
    const first = structuredClone(sources[0]!);
    const again = structuredClone(sources[0]!);
    expect(keepSource(first)).toBe(first);
    expect(keepSource(again)).toBe(first);
    expect(makePlan(keepSource(again))).toBe(makePlan(first));
  });

  it('keeps jobs apart, also where only an answer or a day differs', () => {
    const [source] = sources;
    const later = { ...source!, today: '2030-01-01' };
    expect(keepSource(later)).toBe(later);
    const noted = { ...source!, notes: ['Ask for the night shift.'] };
    expect(keepSource(noted)).toBe(noted);
  });

  it('forgets what was not asked for any more', () => {
    const first = structuredClone(sources[0]!);
    keepSource(first);
    for (const source of sources.slice(1)) keepSource(source);
    const again = structuredClone(first);
    expect(keepSource(again)).toBe(again);
  });
});
