import { describe, expect, it } from 'vitest';
import { isThorough } from '#shared/testing/cases-of.ts';
import { growsTooFast, measureGrowth } from '#shared/testing/growth.ts';
import { understand } from './read-stored-job.ts';
import { emptyJobText } from './stored/job-text.ts';
import type { JobText } from './stored/job-text.ts';

const organization = { name: 'High Plains Wind Services' };
/** Of which four times as much is measured. Far less than a form takes: growth shows early. */
const size = isThorough() ? 20_000 : 3_000;

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
  ])('four times as much of %j takes about four times as long', (piece) => {
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
    const growth = measureGrowth(
      (length) => void understand({ job: of(length), organization }),
      size,
    );
    expect(growth).not.toSatisfy(growsTooFast);
  });
});
