import { expect, it } from 'vitest';
import { sayChange, sayReopened } from './say-change.ts';

const pay = {
  topic: 'Pay',
  ask: 'What does it pay?',
  state: 'said' as const,
  said: '$32 to $38 an hour',
};
const own = { topic: null, ask: 'Which trucks come in?', state: 'said' as const, said: 'Macks' };

it.each([
  [pay, 'Pay is now $32 to $38 an hour'],
  [{ ...pay, state: 'not-decided' as const }, 'Pay is not decided yet'],
  [{ ...pay, state: 'does-not-apply' as const }, 'Pay does not apply'],
  [{ ...pay, state: 'ask-hr' as const }, 'Pay is a question for HR'],
  [own, '“Which trucks come in?” is answered: Macks'],
])('%o', (answer, sentence) => {
  expect(sayChange(answer)).toBe(sentence);
});

it('says when a matter is open again', () => {
  expect(sayReopened(pay)).toBe('Pay is open again');
});

it('is one short line, whatever was written, and cuts no character in two', () => {
  const sentence = sayChange({ ...pay, said: `a\n\n${'👩‍🚒'.repeat(300)}` });
  expect(sentence).not.toContain('\n');
  expect(sentence.length).toBeLessThan(180);
  expect(sentence.isWellFormed()).toBe(true);
});
