import { expect, it } from 'vitest';
import { cleanText } from './clean/clean-text.ts';
import { readUnits } from './units.ts';

const brief = (text: string) =>
  readUnits(cleanText(text)).map(({ shape, text: words, label, headingKind }) => [
    shape,
    label,
    headingKind,
    words,
  ]);

it('keeps a list of offers together when an item goes on with another sentence', () => {
  const list = '· Three weeks off.  One day a week at the yard\n· Wool trade\n· A week at sea';
  const text = `Dyer\nFern Guild\nDover, DE\n\nRequirements\nA steady hand\nBenefits: a pension\n${list}`;
  expect(
    brief(text)
      .slice(-4)
      .map((unit) => unit[2]),
  ).toEqual(Array(4).fill('benefit'));
});

it.each([
  ['Key Duties Will Include', 'duty'],
  ['We Offer Some Fine Benefits Including', 'benefit'],
  ['Responsibilities Include But Are Not Limited To', 'duty'],
  ['Essential Skills Of a Vat Foreman', 'must'],
])('reads a heading that ends before what it announces: %s', (heading, kind) => {
  const text = `Dyer\nFern Guild\nDover, DE\n\nWe dye nets here.\n${heading}\nWool and nets\nSalt`;
  expect(brief(text).slice(4)).toEqual([
    ['heading', null, kind, heading],
    ['line', null, kind, 'Wool and nets'],
    ['line', null, kind, 'Salt'],
  ]);
});

it('leaves the prose behind such a list of offers alone', () => {
  const text = `Dyer\nFern Guild\nDover, DE\n\nWe dye nets here.\nWe Offer Some Fine Benefits Including\nFree salt\nA pension\nThe yard was dug in 1810 and is still in use.`;
  expect(brief(text).at(-1)?.[2]).toBe(null);
});

it('reads names over several runs of deeds as headings', () => {
  const text =
    'Dyer\nFern Guild\nDover, DE\n\nDuties\nWool Stores\nOrder the wool for each season\nMaintain the book of stores\nVats\nPrepare the vats before each shift\nClean the floors with salt and sand';
  const parts = brief(text).filter(([shape]) => shape === 'heading');
  expect(parts.map((unit) => unit[3])).toEqual(['Duties', 'Wool Stores', 'Vats']);
  expect(brief(text).every(([, , kind], index) => index < 4 || kind === 'duty')).toBe(true);
});

it('keeps a name of things among the deeds where it stands alone', () => {
  const text =
    'Dyer\nFern Guild\nDover, DE\n\nDuties\nMix the dyes for each batch\nStock Control\nOrder the wool for each season\nMaintain the book of stores';
  expect(brief(text).filter(([shape]) => shape === 'heading').length).toBe(1);
});

it('reads a heading whole whose first words only say of what', () => {
  const text =
    'Dyer\nFern Guild\nDover, DE\n\nWe dye.\nVat Safety Requirements and Duties:\nKeep the rules of the yard';
  expect(brief(text).map((unit) => unit[3])).toContain('Vat Safety Requirements and Duties:');
});

it('takes the name of an offer over its lines for a heading of offers', () => {
  const text =
    'Dyer\nFern Guild\nDover, DE\n\nWe dye nets.\nHelp and Parental Leave:\nSix weeks for all\nEight for two';
  expect(
    brief(text)
      .slice(-2)
      .map((unit) => unit[2]),
  ).toEqual(['benefit', 'benefit']);
});

it('takes a trait among the demands for no heading', () => {
  const text =
    'Dyer\nFern Guild\nDover, DE\n\nRequirements\nA steady hand\nConfidentiality\nGood manners\nPatience';
  expect(
    brief(text)
      .slice(-3)
      .map(([shape, , kind]) => [shape, kind]),
  ).toEqual(Array.from({ length: 3 }, () => ['line', 'must']));
});

it('takes a deed with capitals between such deeds for one of them, also behind their heading', () => {
  const text =
    'Pilot\nFern Guild\nDover, DE\n\nWe keep lamps here.\nDuties: Manage Stores\nSet the Lamps\nProvide Pilot Service\nMaintain All Ships\nComplete Log Sheets and Other Duties as Required Education: A leaving paper is needed.';
  expect(brief(text).slice(4)).toEqual([
    ['line', 'Duties', 'duty', 'Manage Stores'],
    ['line', null, 'duty', 'Set the Lamps'],
    ['line', null, 'duty', 'Provide Pilot Service'],
    ['line', null, 'duty', 'Maintain All Ships'],
    ['sentence', null, 'duty', 'Complete Log Sheets and Other Duties as Required'],
    ['sentence', 'Education', null, 'A leaving paper is needed.'],
  ]);
});
