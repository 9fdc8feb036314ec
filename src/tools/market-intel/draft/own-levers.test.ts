import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { testCore } from './own-levers.ts';

it('takes nothing for a rare demand that the job is about', () => {
  const { brief } = sourceOf([
    { kind: 'experience', text: 'Three years with Jacquard cards' },
    { kind: 'skill', text: 'Knowledge of dye chemistry' },
    { kind: 'tool', text: 'Dobby chains' },
    { kind: 'duty', text: 'Cut punch rolls' },
    { kind: 'tool', text: 'Use of punch rolls' },
  ]);
  const isCore = testCore(brief, ['Felt pressing']);
  for (const term of ['Jacquard', 'dye chemistry', 'punch rolls', 'felt pressing'])
    expect(isCore(term), term).toBe(true);
  expect(isCore('Dobby')).toBe(false);
});
