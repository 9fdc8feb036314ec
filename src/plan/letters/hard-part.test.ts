import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { sayHardPart } from './hard-part.ts';

const say = (texts: readonly string[], told = ''): string =>
  sayHardPart(sourceOf(texts.map((text) => ({ kind: 'duty', text }))), told);

it('tells the hard part of the work in one sentence', () => {
  expect(say(['Cold call shipyards along the coast'])).toBe('Cold calling is part of it.');
  expect(say(['Cold call shipyards', 'Travel to harbors several times per year'])).toBe(
    'Cold calling and travel several times a year are part of it.',
  );
});

it('makes no rule of what comes up now and then, and tells nothing twice', () => {
  expect(say(['May work weekends in the season'])).toBe('Weekends can be part of it.');
  expect(say(['Work weekends in the season'], 'the ability to work weekends')).toBe('');
  expect(say(['Paint hulls'])).toBe('');
});
