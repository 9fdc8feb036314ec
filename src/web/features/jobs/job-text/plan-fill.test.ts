import { expect, it } from 'vitest';

import { emptyJob } from '../form/job-form-values.ts';
import type { Findings } from './findings.ts';
import { planFill } from './plan-fill.ts';

const fill = (found: Findings, current = {}, previous: Findings = {}) =>
  planFill({ current: { ...emptyJob, ...current }, previous, found });

const finding = (value: string | string[]) => ({ value, quotes: [] });

it('fills what is empty and keeps what the person typed', () => {
  const { values, filled, kept } = fill(
    { title: finding('Welder'), location: finding('Lansing, MI'), workType: finding('on-site') },
    { title: 'Pipe Welder' },
  );
  expect(values).toMatchObject({
    title: 'Pipe Welder',
    location: 'Lansing, MI',
    workType: 'on-site',
  });
  expect(filled).toEqual(['location', 'workType']);
  expect(kept).toEqual(['title']);
});

it('adds found tags to those already there, without doubles', () => {
  const { values } = fill(
    { redFlags: finding(['Low Budget', 'recent layoffs']) },
    { redFlags: ['low budget'] },
  );
  expect(values.redFlags).toEqual(['low budget', 'recent layoffs']);
});

it('keeps deal breakers beyond eight as notes, after those of the person', () => {
  const items = Array.from({ length: 10 }, (_, n) => `Item ${n}`);
  const { values } = fill({ dealBreakers: finding(items) }, { dealBreakersText: 'Ask first.' });
  expect(values.dealBreakers).toEqual(items.slice(0, 8));
  expect(values.dealBreakersText).toBe('Ask first.\n\nAlso named in the text:\n- Item 8\n- Item 9');
});

it('a second text takes the place of the first, but not of what was touched', () => {
  const items = Array.from({ length: 9 }, (_, n) => `Item ${n}`);
  const first = {
    title: finding('Welder'),
    location: finding('Lansing, MI'),
    salaryRange: finding('$30'),
    dealBreakers: finding(items),
    redFlags: finding(['recent layoffs']),
  };
  const before = fill(first).values;
  const { values } = fill(
    { title: finding('Baker'), redFlags: finding(['low budget']) },
    { ...before, salaryRange: '$32', redFlags: [...before.redFlags, 'mine'] },
    first,
  );
  expect(values).toEqual({
    ...emptyJob,
    title: 'Baker',
    salaryRange: '$32',
    redFlags: ['mine', 'low budget'],
  });
});
