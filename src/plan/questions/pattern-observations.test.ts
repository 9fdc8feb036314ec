import { describe, expect, it } from 'vitest';
import { isHybridOffered } from '../hours/offered-hybrid.ts';
import { listPatternObservations } from './pattern-observations.ts';
import { sourceOf } from '../testing/source-of.ts';

const quoted = (quote: string) => ({
  from: 'job' as const,
  field: 'sourceText' as const,
  quote,
  start: 0,
});

describe('what the text says of the pattern of work and leaves open', () => {
  it('a virtual environment may be home or site', () => {
    const source = sourceOf([{ kind: 'duty', text: 'Works alone in a virtual environment' }]);
    expect(listPatternObservations(source)).toMatchObject([
      { title: 'Home or site is not settled' },
    ]);
    expect(listPatternObservations(sourceOf([{ kind: 'duty', text: 'Loads vans' }]))).toEqual([]);
  });

  it('per diem without a number of shifts', () => {
    const source = sourceOf([{ kind: 'duty', text: 'Loads vans' }], {
      employmentType: { text: 'Part-time', source: quoted('Per-Diem') },
      pay: null,
    });
    expect(listPatternObservations(source)[0]?.ask).toContain('How many shifts a month');
  });

  it('hybrid that is an opportunity is not the job', () => {
    const hybrid = (text: string) =>
      isHybridOffered(
        sourceOf([{ kind: 'benefit', text }], {
          workType: 'hybrid',
          place: { given: 'Leeds', label: 'Leeds', country: 'GB', resolved: null },
        }).brief,
      );
    expect(hybrid('Hybrid/ flexible schedule opportunities')).toBe(true);
    expect(hybrid('Hybrid, two days at home')).toBe(false);
  });
});
