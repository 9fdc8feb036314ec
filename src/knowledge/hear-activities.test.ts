import { expect, it } from 'vitest';
import { listenForTerms } from '#knowledge/hear-work.ts';
import { rateHits } from './hear-activities.ts';

const listen = listenForTerms([{ of: 'kilns', terms: ['kiln', 'fire * kiln', 'glaze recipe'] }]);
const rate = (line: string): number => rateHits(line, listen(line));

it('takes a phrase for more than a word, and what stands first for more than what comes late', () => {
  expect(rate('Fire the large kiln')).toBeGreaterThan(rate('Kiln duty'));
  expect(rate('Keep each glaze recipe')).toBeGreaterThan(
    rate('Take part in the life of the guild and of the shop, and keep a glaze recipe'),
  );
});

it('takes one word far into a long line for nothing', () => {
  expect(rate('Take part in the life of the guild, whoever is at the kiln')).toBe(0);
  expect(rate('Kiln work')).toBeGreaterThan(0);
});
