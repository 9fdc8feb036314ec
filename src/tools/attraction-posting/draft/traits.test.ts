import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { isManner, listMannerLines, listTraits } from './traits.ts';

it('gathers how somebody is, without orders and half sentences', () => {
  const { brief } = sourceOf([
    { kind: 'skill', text: 'Friendly and personable, you love trucks and want to be on time' },
    { kind: 'skill', text: 'Are a self-starter' },
    { kind: 'trait', text: 'A lively crew and team' },
    { kind: 'trait', text: 'Anticipate' },
    { kind: 'skill', text: 'Hold yourself to your word and are detail-oriented' },
    { kind: 'skill', text: 'Team player who likes to mend things' },
    { kind: 'skill', text: 'Positive attitude and a forklift license' },
  ]);
  expect(listTraits(brief)).toEqual(['friendly and personable', 'a self-starter']);
  // A line of the list of demands stays a line of it.
  expect(listMannerLines(brief)).toContain('Team player who likes to mend things');
  expect(isManner(brief.facts[6]!)).toBe(false);
});

it('keeps everything that one sentence asks somebody to be able to do', () => {
  const { brief } = sourceOf([
    { kind: 'skill', text: 'Able to multitask when it is busy' },
    { kind: 'skill', text: 'communicate calmly' },
    { kind: 'skill', text: 'prioritise their workload and build good relationships with others' },
  ]);
  expect(listTraits(brief)).toEqual([
    'able to multitask when it is busy',
    'able to communicate calmly',
    'able to prioritise your workload',
    'able to build good relationships with others',
  ]);
});
