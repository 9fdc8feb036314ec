import { describe, expect, it } from 'vitest';
import { isThorough } from '#shared/testing/cases-of.ts';
import { understand } from './read-stored-job.ts';
import { emptyJobText } from './stored/job-text.ts';
import type { JobText } from './stored/job-text.ts';

const organization = { name: 'High Plains Wind Services' };
/** Far less than a form takes: growth shows early. */
const size = isThorough() ? 40_000 : 12_000;

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
  ])('twice as much of %j takes about twice as long', (piece) => {
    const of = (length: number): JobText => {
      const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
      return {
        ...emptyJobText,
        title: text.slice(0, 300),
        location: text.slice(0, 300),
        description: text,
        requirements: text,
        dealBreakersText: text,
      };
    };
    const best = (length: number): number =>
      Math.min(...Array.from({ length: 3 }, () => measure(of(length))));
    best(size / 4);
    const [once, twice] = [best(size), best(2 * size)];
    // What takes next to nothing cannot be compared.
    if (twice > 30) expect(twice / Math.max(once, 1)).toBeLessThan(3.5);
  });
});
