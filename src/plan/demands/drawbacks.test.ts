import { expect, it } from 'vitest';
import { listDrawbacks } from './drawbacks.ts';
import type { Source } from '../source.ts';
import { sourceOf } from '../testing/source-of.ts';

it('names what turns people away from this job, and nothing that every form says of the body', () => {
  const found = listDrawbacks(
    sourceOf([
      { kind: 'physical', text: 'Must sit, stand and reach with hands and arms' },
      { kind: 'duty', text: 'Cold call shops in the area' },
      { kind: 'schedule', text: 'One weekend in three' },
      { kind: 'other', text: 'This job is not eligible for relocation' },
    ]),
  );
  expect(found).toEqual([
    'weekends ("One weekend in three")',
    'cold calling',
    'no help with moving',
  ]);
});

it('does not turn good news round', () => {
  expect(listDrawbacks(sourceOf([{ kind: 'schedule', text: 'No weekends, no nights' }]))).toEqual(
    [],
  );
});

it('takes nights in another town for no night work', () => {
  const text = 'Working away from home two nights a week';
  expect(listDrawbacks(sourceOf([{ kind: 'schedule', text }]))).not.toContain('night work');
});

it('tells work as a subcontractor from work with subcontractors', () => {
  const of = (text: string): string[] =>
    listDrawbacks(sourceOf([{ kind: 'duty', text }], { deal: [{ kind: 'form', text }] as never }));
  expect(of('As a roofing subcontractor you bring your own ladder')).toEqual([
    'work on your own account, not on a payroll',
  ]);
  expect(of('Check the invoices of subcontractors')).toEqual([]);
});

it('tells nights in another place from work at night, and a job without days at home', () => {
  const of = (text: string): string[] => listDrawbacks(sourceOf([{ kind: 'schedule', text }]));
  expect(of('Working away from home 2 nights per week')).toEqual([
    'nights away from home ("Working away from home 2 nights per week")',
  ]);
  expect(of('Permanent nights on the dock')).toContain('night work');
  const placed = (soc: string): string[] =>
    listDrawbacks({
      ...sourceOf([{ kind: 'schedule', text: 'This role is fully in person' }]),
      market: { profile: { id: soc, soc } },
    } as unknown as Source);
  expect(placed('43-3031')).toEqual(['on site every day']);
  expect(placed('29-2012')).toEqual([]);
});

it('tells work offshore from work with people offshore', () => {
  const of = (text: string): string[] => listDrawbacks(sourceOf([{ kind: 'travel', text }]));
  expect(of('Travel required to work offshore')).toEqual(['work offshore']);
  expect(of('Work with our offshore team every morning')).toEqual([]);
});

it.each([
  ['duty', 'Coordinate seasonal job fairs and grant-funded programs'],
  ['duty', 'Drive the aggressive growth of the shop'],
  ['duty', 'Travel management for the whole house'],
  ['duty', 'Lift overnight packages'],
  ['schedule', 'Work days: Monday to Friday; Weekends - Saturday, Sunday'],
  ['schedule', 'Variable hours, about 7 to 10 a week'],
  ['duty', 'Rooms are used in the evenings'],
  ['schedule', '7.50 hours a day'],
] as const)('finds nothing against the job in the %s "%s"', (kind, text) => {
  expect(listDrawbacks(sourceOf([{ kind, text }]))).toEqual([]);
});

it('takes nights out on the road for nights away, and not for work at night', () => {
  const text = '2 nights out per week';
  expect(listDrawbacks(sourceOf([{ kind: 'schedule', text }]))).toEqual([
    'nights away from home ("2 nights out per week")',
  ]);
});
