import { expect, it } from 'vitest';
import { sayPhrase } from './say-phrase.ts';
import { splitWords } from './split-words.ts';

const say = (line: string, from: string, to: string, isDone = true): string => {
  const words = splitWords(line);
  const texts = words.map(({ text }) => text);
  return sayPhrase(line, words, [texts.indexOf(from), texts.lastIndexOf(to)], isDone);
};

it('says what is done in "-ing", however the line says it', () => {
  expect(say('Review and approve orders weekly', 'Review', 'orders')).toBe(
    'Reviewing and approving orders',
  );
  expect(say('Prepares tide tables', 'Prepares', 'tables')).toBe('Preparing tide tables');
  expect(say('Able to inspect hulls', 'inspect', 'hulls', false)).toBe('Inspecting hulls');
  expect(say('Able to learn new tide tables', 'learn', 'tables', false)).toBe('Tide tables');
});

it('gives a row its "and", and leaves out whose things they are', () => {
  expect(say('knowledge of tides, winds', 'tides', 'winds', false)).toBe('Tides and winds');
  expect(say('sale of our dried herring', 'sale', 'herring', false)).toBe('Sale of dried herring');
});

it('leaves a second doing out', () => {
  expect(say('Isolate pumps and prove them safe', 'Isolate', 'safe')).toBe('Isolating pumps');
});
