import { expect, it } from 'vitest';
import { cueScript } from './cue-script.ts';

it('cuts between sentences and counts the time at speaking pace', () => {
  const sentence = `${Array.from({ length: 23 }, () => 'word').join(' ')} end.`;
  const text = [sentence, sentence, sentence].map((part) => `S${part}`).join(' ');
  const cues = cueScript(text);
  expect(cues.map(({ mark }) => mark)).toEqual(['0:00', '0:20']);
  expect(cues.map(({ say }) => say).join(' ')).toBe(text);
});

it('cuts no name of a street in two', () => {
  const text = `${Array.from({ length: 26 }, () => 'Word').join(' ')} at 12 N. Mill Lane.`;
  expect(cueScript(text)).toHaveLength(1);
});
