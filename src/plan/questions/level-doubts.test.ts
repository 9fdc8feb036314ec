import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { askLevels } from './level-doubts.ts';

const titled = (title: string) => ({
  title: { given: title, clean: title, singular: title.toLowerCase() },
  seniority: { level: null, years: null, said: null } as never,
});
const duties = ['Oversee all berths of the quay', 'Direct the yearly dive survey'].map((text) => ({
  kind: 'duty' as const,
  text,
}));

it('asks whether somebody with a plain title leads what the duties say', () => {
  expect(askLevels(sourceOf(duties, titled('Quay Clerk')).brief)[0]?.ask).toContain(
    'does this person lead that or take part?',
  );
  expect(askLevels(sourceOf(duties, titled('Quay Manager')).brief)).toEqual([]);
  expect(askLevels(sourceOf(duties.slice(1), titled('Quay Clerk')).brief)).toEqual([]);
});
