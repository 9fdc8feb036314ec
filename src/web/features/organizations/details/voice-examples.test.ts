import { expect, test } from 'vitest';

import { voiceTones } from '#shared/organization.ts';

import { voiceExamples } from './voice-examples.ts';

const facts = [
  /wind turbine technician/i,
  /Sweetwater, Texas/,
  /\$32-38 an hour/,
  /crew of two/,
  /field experience/,
  /15[ -]minute/,
  /this week/,
];

test.each(voiceTones)('the %s example tells the same facts', (tone) => {
  for (const fact of facts) expect(voiceExamples[tone]).toMatch(fact);
});

test('no two voices begin or end alike', () => {
  const sentences = voiceTones.map((tone) => voiceExamples[tone].split(/(?<=[.!?]) /));
  expect(new Set(sentences.map((parts) => parts.at(0))).size).toBe(voiceTones.length);
  expect(new Set(sentences.map((parts) => parts.at(-1))).size).toBe(voiceTones.length);
});
