import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { listOpenDoors } from './open-doors.ts';

const musts = ['Two seasons on deck', 'Able to splice rope', 'Calm in bad weather'].map((text) => ({
  kind: 'skill' as const,
  importance: 'must' as const,
  text,
}));

it('says that no degree is asked for only where no paper is spoken of', () => {
  expect(listOpenDoors(sourceOf(musts).brief)).toContain('No degree is asked for');
  const learned = sourceOf([...musts, { kind: 'skill', text: 'College graduate' }]);
  expect(listOpenDoors(learned.brief)).toEqual([]);
});

it('names no wish as a reason to come', () => {
  const liked = sourceOf([
    ...musts,
    { kind: 'licence', importance: 'preferred', text: 'Radio operator certificate' },
  ]);
  expect(listOpenDoors(liked.brief).join(' ')).not.toContain('Radio operator certificate');
});
