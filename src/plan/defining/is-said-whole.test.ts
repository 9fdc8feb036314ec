import { describe, expect, it } from 'vitest';
import { countTelling } from './count-telling.ts';
import { addArticle, isSaidWhole } from './is-said-whole.ts';

describe('a clause that can be said aloud', () => {
  it.each([
    'You would mend the bellows, tune the pipes and keep the organ dry.',
    'You would run the plan and budget of the foundry.',
    'You would read proofs and send them to the printer.',
    'You would visit farms by bus and report to the chair.',
    'You would handle fragile, heavy urns.',
    'The work includes setup and testing of looms.',
  ])('keeps "%s"', (text) => expect(isSaidWhole(text)).toBe(true));

  it.each([
    'You would route memo to the harbour master.',
    'You would work with Fleet Coordinator to mend nets.',
    'You would write estimates, tenders for roofs.',
    'You would steer the ferry from pier to pierREQUIRED.',
    'You would talk with growers, millers and other and bakers.',
    'You would guide the annual.',
    'You would work with the Ops.',
    'You would turn them into sails.',
    'You would meet growers and co-managing with the mill.',
    'You would sell bread, cakes etc.',
    'You would build clocks from and paint dials.',
  ])('leaves "%s" out', (text) => expect(isSaidWhole(text)).toBe(false));

  it('gives the one thing of a house its article', () => {
    expect(addArticle('produce budget for the foundry')).toBe('produce the budget for the foundry');
    expect(addArticle('produce budget reports')).toBe('produce budget reports');
  });
});

it('takes no sentence for whole that breaks off or was never one', () => {
  expect(isSaidWhole('You would mend nets for crews while.')).toBe(false);
  expect(isSaidWhole('You would project completed on time and within the tide.')).toBe(false);
  expect(isSaidWhole('You would mend nets for three crews.')).toBe(true);
});

describe('what tells a job from others', () => {
  it('is in its things and names, and not in what everybody does', () => {
    expect(countTelling('You would generate reports and analyze them.')).toBe(0);
    expect(countTelling('You would participate in planning processes.')).toBe(0);
    expect(countTelling('You would voice harpsichords for the Fenwick Museum.')).toBeGreaterThan(2);
  });
});

it('hears where a second line began without a stop', () => {
  expect(isSaidWhole('mend the sails Performs repairs on deck')).toBe(false);
  expect(isSaidWhole('oil the lamps Conduct tours of the tower')).toBe(false);
  expect(isSaidWhole('keep the charts of the Reed Lighthouse society in order')).toBe(true);
});
