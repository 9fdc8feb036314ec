import { expect, it } from 'vitest';
import type { Fact } from '#shared/brief.ts';
import { sourceOf } from '#plan/testing/source-of.ts';
import { listOffer } from './offer.ts';

const offersOf = (
  text: string,
  facts: readonly string[],
  heading: string | null = 'Benefits',
): string[] => {
  const { brief } = sourceOf(
    facts.map((fact): Pick<Fact, 'kind' | 'text'> => ({ kind: 'benefit', text: fact })),
    {
      employerBlocks: [
        {
          role: 'benefit',
          heading,
          text,
          source: { from: 'job', field: 'sourceText', quote: '', start: 0 },
        },
      ],
    },
  );
  return listOffer(brief).gives;
};

it('tells a sentence in pieces only where it is a list of what employers give', () => {
  expect(
    offersOf('Nobody should miss a school play, a wedding, or the start of trout season.', [
      'Nobody should miss a school play',
      'A wedding',
      'The start of trout season',
    ]),
  ).toEqual(['Nobody should miss a school play, a wedding, or the start of trout season']);
  expect(
    offersOf('We offer dental insurance, a 401(k) and paid holidays.', [
      'Dental insurance',
      'A 401(k)',
      'Paid holidays',
    ]),
  ).toEqual(['Dental insurance', 'A 401(k)', 'Paid holidays']);
});

it('leaves a word that is said of a whole row with the row', () => {
  expect(
    offersOf('Free medical, dental and vision plans.', ['Free medical', 'Dental and vision plans']),
  ).toEqual(['Free medical, dental and vision plans']);
});

it('does not cut off what a line speaks of', () => {
  expect(
    offersOf('We pay your bus pass and your toll tags.', ['Your bus pass and your toll tags']),
  ).toEqual(['We pay your bus pass and your toll tags']);
});

it('leaves the name of a thing with what is said of it', () => {
  expect(
    offersOf('Growth opportunities: go as far as the rails do.', ['Go as far as the rails do']),
  ).toEqual(['Growth opportunities: go as far as the rails do']);
});

it('keeps brackets together', () => {
  expect(
    offersOf('Generous Paid Time Off (90 hours accrue! Increases after 3 years.)', [
      'Generous Paid Time Off (90 hours accrue',
      'Increases after 3 years',
    ]),
  ).toEqual(['Generous Paid Time Off (90 hours accrue! Increases after 3 years.)']);
});

it('takes no heading for an offer', () => {
  expect(
    offersOf('A Quiet Night. Every driver gets paid holidays.', [
      'A Quiet Night',
      'Every driver gets paid holidays',
    ]),
  ).toEqual(['Every driver gets paid holidays']);
  expect(
    offersOf('Offer Details\nDental insurance', ['Offer Details', 'Dental insurance']),
  ).toEqual(['Dental insurance']);
});

it('tells the question that is answered with yes', () => {
  expect(offersOf('Yes', [], 'Pension Eligible')).toEqual(['Pension Eligible']);
});

it('leaves out what stands elsewhere and names nothing that is given', () => {
  expect(
    offersOf('Free parking at the mill.', [
      'Free parking at the mill',
      'Seen and cheered',
      'Tuition reimbursement',
      'Opportunity to run a kitchen of your own',
    ]),
  ).toEqual([
    'Free parking at the mill',
    'Tuition reimbursement',
    'Opportunity to run a kitchen of your own',
  ]);
});
