import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { degreeOf, weighByDegree } from './degree.ts';

it.each([
  ['In-depth understanding of tide tables', 'deep'],
  ['Thorough knowledge of basic harbor rules', 'deep'],
  ['Strong working knowledge of net making', 'deep'],
  ['Familiarity with tide tables', 'light'],
  ['Basic knowledge of net making', 'light'],
  ['Experience with general cargo', 'plain'],
  ['Knowledge of advanced navigation', 'plain'],
])('"%s" asks for as much as it says', (text, degree) => {
  expect(degreeOf(toFact(text, { kind: 'skill' }))).toBe(degree);
});

it('weighs what is asked in depth above what is only to be known of', () => {
  const line = (text: string) => {
    const fact = toFact(text, { kind: 'skill' });
    return {
      id: text,
      name: text,
      origin: 'must' as const,
      facts: [fact],
      competency: null,
      looksLike: '',
      question: '',
      strong: '',
      weak: '',
      probe: '',
      mass: 6,
    };
  };
  const [deep, light] = weighByDegree([
    line('In-depth understanding of tides'),
    line('Familiarity with nets'),
  ]);
  expect(deep!.mass).toBeGreaterThan(6);
  expect(light!.mass).toBeLessThan(4);
});
