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

it('makes no standby of call-outs', () => {
  expect(say(['Attend call-outs at the harbor'])).toBe('Call-outs are part of it.');
  expect(say(['Join the standby team at the harbor'])).toBe('On-call work is part of it.');
  expect(say(['Take a turn on the call-out rota'])).toBe('On-call work is part of it.');
});
