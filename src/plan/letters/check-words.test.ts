import { expect, it } from 'vitest';
import type { Brief, Fact } from '#shared/brief.ts';
import { readCheckWords } from './check-words.ts';

const read = (name: string, text: string): ReturnType<typeof readCheckWords> =>
  readCheckWords(name, {
    facts: [{ kind: 'authorization', importance: 'must', text, terms: [] } as unknown as Fact],
    conditions: [] as Brief['conditions'],
  });

it('knows a check that is passed whatever the order of its words', () => {
  expect(
    read('background check and skill test', 'Able to pass a skill test and background check'),
  ).toEqual({
    isPassed: true,
    isAfterOffer: false,
  });
});

it('tells a check after an offer only where the advertisement does', () => {
  expect(read('drug test', 'A drug test is part of the process').isAfterOffer).toBe(false);
  expect(read('drug test', 'Every offer is subject to a drug test').isAfterOffer).toBe(true);
});
