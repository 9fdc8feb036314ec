import { describe, expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { toSource } from '#tools/writing-suite/written.ts';
import { keepBrief, keepSource } from './keep-source.ts';

const sources = allJobs.slice(0, 6).map((job) => toSource(job));

describe('keepSource', () => {
  it('gives the first of two copies, so that a job is planned once', () => {
    const first = structuredClone(sources[0]!);
    const again = structuredClone(sources[0]!);
    const kept = keepSource(first);
    expect(kept).toEqual(first);
    expect(keepSource(again)).toBe(kept);
    expect(makePlan(keepSource(again))).toBe(makePlan(kept));
  });

  it('keeps jobs apart, also where only an answer or a day differs', () => {
    const [source] = sources;
    const later = { ...source!, today: '2030-01-01' };
    expect(keepSource(later)).toEqual(later);
    const noted = { ...source!, notes: ['Ask for the night shift.'] };
    expect(keepSource(noted)).toEqual(noted);
  });

  it('keeps one brief for sources of one job, with which its market is assessed', () => {
    const source = sources[0]!;
    const noted = { ...source, notes: ['Ask for the night shift.'] };
    const { brief } = keepSource(structuredClone(source));
    expect(keepSource(structuredClone(noted)).brief).toBe(brief);
    expect(keepBrief(structuredClone(source.brief))).toBe(brief);
  });

  it('forgets what was not asked for any more', () => {
    const first = structuredClone(sources[0]!);
    const kept = keepSource(first);
    for (const source of sources.slice(1)) keepSource(source);
    const again = structuredClone(first);
    expect(keepSource(again)).toEqual(kept);
    expect(keepSource(again)).not.toBe(kept);
  });
});
