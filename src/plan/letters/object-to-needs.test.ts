import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { isPaper, findExperienced, isRefused, sayEqual, sayLess } from './object-to-needs.ts';

const refuses = (need: string): boolean =>
  isRefused(need, {
    source: sourceOf([{ kind: 'licence', text: need }]),
    plan: { gates: [] } as never,
  });

it.each(['a valid forklift licence', 'a Class 2 permit', 'to be registered with the council'])(
  'says no without a paper that is held or not: %s',
  (need) => expect(refuses(need)).toBe(true),
);

it.each([
  'a high school diploma or equivalent',
  'a degree in botany',
  'the ability to obtain a site licence',
  'a crane licence or willingness to obtain one',
  'relevant licences',
  'Obtain or keep a harbour licence',
  'a welding card or equivalent',
])('leaves the door open: %s', (need) => expect(refuses(need)).toBe(false));

it('does not bargain about a qualification that the line calls mandatory', () => {
  const line = 'Qualified weaver (mandatory)';
  const source = sourceOf([{ kind: 'skill', text: line }]);
  const [fact] = source.brief.facts;
  const gate = { name: 'Qualified weaver', kind: 'credential', factIds: [fact?.id] };
  expect(isRefused('to be a qualified weaver', { source, plan: { gates: [gate] } as never })).toBe(
    true,
  );
  expect(isRefused('to be a qualified weaver', { source, plan: { gates: [] } as never })).toBe(
    false,
  );
});

it('finds for whom the text looks, and takes no more for equal than it does', () => {
  const text = 'We are looking for an experienced net maker to join the loft';
  expect(findExperienced(sourceOf([{ kind: 'other', text }]))).toBe('an experienced net maker');
  expect(findExperienced(sourceOf([{ kind: 'duty', text: 'Help experienced staff' }]))).toBeNull();
  expect(sayEqual('2 years in a loft or equivalent experience')).not.toContain('a different mix');
  expect(sayEqual('a combination of education and work')).toContain('a different mix');
});

it.each([
  ['3-5 years of loft work', 'I have less than 3 years of experience.'],
  ['at least six months in a yard', 'I have less than six months of experience.'],
  ['5+ years of experience', 'I have less than 5 years of experience.'],
  ['1 to 3 years of experience', 'I have less than 1 year of experience.'],
  [
    'a diving card or one within 3 months of hire, and 4 years of experience',
    'I have less than 4 years of experience.',
  ],
])('names the time that is asked for: %s', (need, said) => expect(sayLess(need)).toBe(said));

it('takes experience for no paper, whatever courses it names', () => {
  expect(isPaper('experience in teaching rope work, with diploma courses')).toBe(false);
  expect(isPaper('a diploma in rope work')).toBe(true);
});
