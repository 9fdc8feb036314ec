import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { isIdle, listSpareSteps, oneCall } from './ask.ts';

it('asks for one call once', () => {
  const steps = [
    'Name a day for a short call.',
    'Reply with a time for a call.',
    'Send a question.',
  ];
  expect(oneCall(steps)).toEqual(['Name a day for a short call.', 'Send a question.']);
});

it('asks for nothing that the advertisement says', () => {
  const source = sourceOf([
    { kind: 'education', text: 'A degree in ship design', importance: 'preferred' },
  ]);
  expect(isIdle(source, 'Ask me whether a degree is required.')).toBe(true);
  expect(isIdle(sourceOf([]), 'Ask me whether a degree is required.')).toBe(false);
});

it('never runs out of steps, and speaks of no way from home where the work is remote', () => {
  for (const turn of [0, 1, 2, 3, 4]) {
    const spare = listSpareSteps(true, turn);
    expect(new Set(spare).size).toBe(spare.length);
    expect(spare.length).toBeGreaterThan(4);
    expect(spare.join(' ')).not.toContain('from home');
  }
  expect(listSpareSteps(true, 1)[0]).not.toBe(listSpareSteps(true, 0)[0]);
});
