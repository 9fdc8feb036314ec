import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { isManner, listTraits } from './traits.ts';

it('gathers how somebody is, without orders and half sentences', () => {
  const { brief } = sourceOf([
    { kind: 'skill', text: 'Friendly and personable, you love trucks and want to be on time' },
    { kind: 'skill', text: 'Are a self-starter' },
    { kind: 'skill', text: 'Hold yourself to your word and are detail-oriented' },
    { kind: 'skill', text: 'A team player who likes to mend things' },
    { kind: 'skill', text: 'Positive attitude and a forklift license' },
  ]);
  expect(listTraits(brief)).toEqual([
    'friendly and personable',
    'a self-starter',
    'a team player who likes to mend things',
  ]);
  expect(isManner(brief.facts[4]!)).toBe(false);
});
