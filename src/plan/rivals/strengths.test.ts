import { sourceOf } from '#plan/testing/source-of.ts';
import { expect, it } from 'vitest';
import { isOwnKind } from './own-kind.ts';
import { listStrengths } from './strengths.ts';

const fact = (kind: string, text: string): never =>
  ({ kind, text, short: text, terms: [], importance: 'must', source: { from: 'job' } }) as never;

it('hears what speaks for a job that offers no benefit', () => {
  const source = sourceOf([
    fact('duty', 'Work every week with both co-founders of the bakery'),
    fact('culture', 'We deliver bread to over 300 shops in the county'),
    fact('duty', 'You must have a degree in food science from a known school'),
  ]);
  expect(listStrengths(source)).toEqual([
    'Work every week with both co-founders of the bakery',
    'We deliver bread to over 300 shops in the county',
  ]);
});

it('knows the kind of house that the employer is', () => {
  const source = sourceOf([fact('culture', 'We are an early-stage company for oven software')]);
  expect(isOwnKind(source, 'Start-ups hiring their first engineer')).toBe(true);
  expect(isOwnKind(source, 'Consultancies and contract houses')).toBe(false);
});
