import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { isIdle, offerToAsk, oneCall } from './ask.ts';

it('promises no answer that nobody has', () => {
  expect(offerToAsk('Ask me who shows newcomers the ropes.')).toBe(
    'Say if you want to know who shows newcomers the ropes, and I will ask.',
  );
  expect(offerToAsk('Ask about the berths and the crew.')).toBe(
    'Say if you want to know more about the berths and the crew, and I will ask.',
  );
  expect(offerToAsk('Ask me which ship would be the first.')).toBe(
    'Say if you want to know which ship would be the first, and I will ask.',
  );
  expect(offerToAsk('Ask me who sails first.')).toBe(
    'Say if you want to know who sails, and I will ask.',
  );
  expect(offerToAsk('Reply with the ships you know.')).toBe('Reply with the ships you know.');
});

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
