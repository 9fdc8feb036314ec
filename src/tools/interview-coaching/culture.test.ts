import { expect, it } from 'vitest';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { makePlan } from '#plan/plan.ts';
import type { Brief } from '#shared/brief.ts';
import { toSource } from '../writing-suite/written.ts';
import { listPlace } from './culture.ts';

const cited = { from: 'job', field: 'sourceText', quote: '', start: 0 } as const;

function say(brief: Partial<Brief>, line = 'Free parking'): string {
  const text = `Payroll Clerk
Oakley Doors
Dayton, OH

You will run the weekly payroll of eighty people.

Benefits
- ${line}`;
  const read = toSource(fromText('an advertisement', { name: 'Oakley Doors' }, text));
  const source = { ...read, brief: { ...read.brief, ...brief } };
  return listPlace(source, makePlan(source)).join(' ');
}

it('promises no site where several are named', () => {
  const sites = ['Dunmore', 'Ashford'].map((name) => ({ name, address: null, source: cited }));
  expect(say({ sites })).toContain(
    'The sites are Dunmore and Ashford: ask us which would be yours.',
  );
  expect(say({ sites: sites.slice(0, 1) })).toContain('You would work at Dunmore.');
});

it('takes hybrid work that may be had for no more than that', () => {
  const offered = say({ workType: 'hybrid' }, 'Hybrid schedule opportunities');
  expect(offered).toContain('hybrid work may be possible');
  expect(say({ workType: 'hybrid' })).toContain('You would spend part of the week in');
});

it('tells a benefit once, and calls no loan an advantage of the place', () => {
  expect(say({})).not.toContain('parking');
  expect(say({}, 'Travel loans')).not.toContain('loan');
});
