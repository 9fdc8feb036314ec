import { expect, it } from 'vitest';
import { sourceOfText } from '../../../writing-suite/source-of-text.ts';
import { listStrains } from './list-strains.ts';

const titles = (text: string): string[] =>
  listStrains(sourceOfText(text)).map(({ risk }) => risk.title);

const clerk = (lines: string): string => `Staff Accountant
Harrow Castings
Akron, OH

We make iron castings for pumps.

Responsibilities:
- Post invoices and reconcile the bank
- Prepare the monthly sales tax return
${lines}`;

it('finds duties above the title, but not a manager who manages', () => {
  const duties = '- Oversee the annual closing\n- Direct internal and external audits';
  expect(titles(clerk(duties))).toContain('Duties above the title');
  expect(titles(clerk(duties).replace('Staff Accountant', 'Accounting Manager'))).not.toContain(
    'Duties above the title',
  );
  expect(titles(clerk('- File receipts'))).toEqual([]);
});

it('finds two searches, a wide range and pay that varies', () => {
  expect(titles(clerk('\nFull time or part time.'))).toContain('Two searches in one text');
  expect(titles(clerk('\nPay: $18 to $34 per hour'))).toContain('A wide range');
  expect(titles(clerk('\nPay: $30 to $34 per hour'))).not.toContain('A wide range');
  expect(titles(clerk('\nBenefits:\n- Uncapped quarterly bonuses'))).toContain(
    'Part of the pay varies',
  );
});

it('names the checks that fill the days before the start', () => {
  const [first] = listStrains(
    sourceOfText(
      clerk(
        '\nRequirements:\n- Must pass a criminal background check and a pre-employment drug test',
      ),
    ),
  );
  expect(first?.risk.description).toBe(
    'The background check and the drug test come before the first day.',
  );
  expect(first?.advice?.title).toBe('Start the checks at once');
});

it('tells whom the place of living keeps out, and phrases that warn only in company', () => {
  expect(titles(clerk('\nEmployees must reside in the state of Ohio.'))).toContain(
    'Closed to part of the pool',
  );
  expect(titles(clerk('\nYou like a fast-paced office.'))).not.toContain(
    'Phrases that put people off',
  );
  expect(titles(clerk('\nYou like a fast-paced office and wear many hats.'))).toContain(
    'Phrases that put people off',
  );
});
