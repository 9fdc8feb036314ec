import { describe, expect, it } from 'vitest';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';
import { asksOfIdeal, findWanted } from './wanted.ts';

describe('who is wanted', () => {
  it.each([
    [
      "If you're a steady-handed baker with a love of rye, we want to hear from you",
      'steady-handed baker with a love of rye',
    ],
    [
      'If you have a head for numbers and a warm voice, this is the job for you',
      'head for numbers and a warm voice',
    ],
    [
      'If you are patient, well-read and looking to join a small shop, this could be your place',
      'patient, well-read',
    ],
  ])('"%s"', (text, who) => {
    expect(findWanted(text)).toBe(who);
  });

  it.each([
    "If you're interested in this job, please apply",
    'If you are a current employee, please use the inner site',
    'If you have questions on the role, get in touch',
    'If you have queries on the post or need anything else, please email us',
  ])('"%s" wants nobody', (text) => {
    expect(findWanted(text)).toBeUndefined();
  });

  it('takes the ideal candidate for a demand, and not what they will do', () => {
    expect(asksOfIdeal('The ideal candidate will have a clean licence')).toBe(true);
    expect(asksOfIdeal('The successful candidate will be responsible for the till')).toBe(false);
  });

  it('reads the closing line as a trait and the opening one as work, not as a wish', () => {
    const job = readJobText(`Head Baker
Fern Bakery
Leeds

As our Head Baker, you'll be at the heart of the shop, acting as the owner's right hand.

Responsibilities
- Bake bread and rolls
- Order flour and yeast

If you're a steady-handed baker with a love of rye, we want to hear from you.`);
    const { facts } = understand({ job: job!, organization: { name: 'Acme' } });
    expect(facts.filter(({ kind }) => kind === 'trait').map(({ text }) => text)).toEqual([
      'Steady-handed baker with a love of rye',
    ]);
    const opening = facts.filter(({ text }) => text.includes('right hand'));
    expect(opening.map(({ kind, text }) => [kind, text])).toEqual([
      ['duty', "Acting as the owner's right hand"],
    ]);
  });
});
