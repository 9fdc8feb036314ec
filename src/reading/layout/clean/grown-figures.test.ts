import { expect, it } from 'vitest';
import { splitGradedRows, splitGrownFigures } from './grown-figures.ts';
import { mapText } from './mapped-text.ts';

it.each([
  ['One year with LaTeX2 years with PDFs1 year with Linotype4-year degree'],
  ['School diploma or GED.1-2 years at a press'],
  ['Holiday Pay401(k) with match'],
  ['Time at a press: 5+yearsTerms and pay'],
  ['Care for all (eyes, teeth).401k'],
  ['Free lunches6 Federal holidays off'],
  ['Weeks off (with your PTO days)8 paid holidays'],
])('parts %s', (text) => {
  expect(splitGrownFigures(mapText(text)).text.split('\n').length).toBeGreaterThan(1);
  expect(splitGrownFigures(mapText(text)).text.replaceAll('\n', '')).toBe(text);
});

it.each(['Windows10 and Office365', 'over2 years', 'Level2 support', 'a C# .Net shop'])(
  'leaves "%s" alone',
  (text) => {
    expect(splitGrownFigures(mapText(text)).text).toBe(text);
  },
);

it('puts a full stop that went astray back', () => {
  expect(splitGrownFigures(mapText('print the maps .Bind the books')).text).toBe(
    'print the maps.\nBind the books',
  );
});

it('parts the rows of a table that a form joined', () => {
  const text = 'Printer’s papers Required andFirst aid Preferred and\nRequired andA van Required';
  expect(splitGradedRows(mapText(text)).text).toBe(
    'Printer’s papers Required\nFirst aid Preferred\n\nRequired\nA van Required',
  );
});
