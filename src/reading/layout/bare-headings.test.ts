import { expect, test } from 'vitest';
import { cleanText } from './clean/clean-text.ts';
import { readUnits } from './units.ts';

const headings = (text: string): string[] =>
  readUnits(cleanText(text))
    .filter(({ shape }) => shape === 'heading')
    .map(({ text: words }) => words);

const top = 'Dyer\nFern Guild\nDover, DE\n\nWe dye wool for the whole coast.\n\n';

test('names in a row are items of the list that they stand in', () => {
  const text = `${top}Requirements\n\nDye Vat Control\n\nLoom Shed Office\n\nWool Weight Desk\n\nBenefits\n\nFree lunch every day at noon.`;
  expect(headings(text)).toEqual(['Requirements', 'Benefits']);
});

test('a paper with nothing below it is asked for', () => {
  const text = `${top}Requirements\n\nTwo years at a vat\n\nCoast Certified Master Dyer\n\nBenefits\n\nFree lunch every day at noon.`;
  expect(headings(text)).toEqual(['Requirements', 'Benefits']);
});

test('a heading keeps what stands below it', () => {
  const text = `${top}Responsibilities\n\nVat Room Upkeep\n\nClean the vats each night and log it.\n\nMend the lids of the vats.\n\nBenefits\n\nFree lunch.`;
  expect(headings(text)).toContain('Vat Room Upkeep');
});
