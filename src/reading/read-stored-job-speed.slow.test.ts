import { describe, expect, it } from 'vitest';
import { isThorough } from '#shared/testing/cases-of.ts';
import { allJobs } from './fixtures/jobs/all-jobs.ts';
import { understand } from './read-stored-job.ts';
import { emptyJobText } from './stored/job-text.ts';
import type { JobText } from './stored/job-text.ts';

const organization = { name: 'High Plains Wind Services' };
/** What a form takes at most, and a time that only grows with it; a third of both will do between long runs. */
const [size, milliseconds] = isThorough() ? [70_000, 2500] : [25_000, 700];

/** Processor time, so that a busy machine does not fail the test. */
function measure(job: JobText): number {
  const before = process.cpuUsage();
  understand({ job, organization });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('speed', { timeout: 60_000 }, () => {
  it.each([
    'a\n',
    'a',
    '1 2 ',
    ', ',
    '- ',
    'a: ',
    'two three ',
    'you will be responsible for ',
    '5 years of ',
    'team of 5 ',
    'reports to the ',
    'English and ',
    'Aa Bb ',
    '(',
    'process is a, ',
    'a → ',
  ])('any amount of %j takes no seconds', (piece) => {
    const text = piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
    const of = (fields: Partial<JobText>): JobText => ({
      ...emptyJobText,
      title: text.slice(0, 300),
      location: text.slice(0, 300),
      ...fields,
    });
    expect(measure(of({ description: text }))).toBeLessThan(milliseconds);
    expect(
      measure(of({ requirements: text, benefits: text, dealBreakersText: text })),
    ).toBeLessThan(milliseconds * 1.6);
  });

  it('understands a typical job fast once warm', () => {
    for (const { job } of allJobs) understand({ job, organization });
    const total = allJobs.reduce((sum, { job }) => sum + measure(job), 0);
    expect(total / allJobs.length).toBeLessThan(20);
  });
});
