import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { FixtureJob } from '#reading/fixtures/jobs/fixture-job.ts';
import { casesOf } from '#shared/testing/cases-of.ts';
import { toolIds } from '#shared/tool-info.ts';
import { anyJob, extremeJobs } from './any-job.ts';
import { toSource, writeTool } from './written.ts';

/** About 80 ms each. */
const RUNS = casesOf(100);

/** Every tool that could not be written, not only the first. */
function listUnwritten(...job: Parameters<typeof toSource>): string[] {
  const source = toSource(...job);
  return toolIds.flatMap((tool) => {
    try {
      writeTool(tool, source);
      return [];
    } catch (error) {
      const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
      return [`${tool}: ${why}`];
    }
  });
}

it.each(Object.entries(extremeJobs))('writes every tool for %s', (name, job) => {
  const fixture: FixtureJob = { name, organization: { name: 'Northfield Group' }, job };
  expect(listUnwritten(fixture)).toEqual([]);
});

it('writes every tool for any job', () => {
  fc.assert(
    fc.property(anyJob, ({ fixture, voice }) => {
      expect(listUnwritten(fixture, voice)).toEqual([]);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
