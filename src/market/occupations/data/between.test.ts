import { expect, it } from 'vitest';
import { findLesser } from './between.data.ts';

const asking = (text: string) => ({ education: { text } }) as Parameters<typeof findLesser>[1];

it('compares a post that demands a degree with none that asks for less', () => {
  expect(findLesser('13-2011', { education: null })).toBe('43-3031');
  expect(findLesser('13-2011', asking("Bachelor's degree in accounting"))).toBeNull();
  expect(findLesser('11-3121', asking("Bachelor's degree"))).toBe('13-1071');
});
