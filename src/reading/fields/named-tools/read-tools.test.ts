import { describe, expect, it } from 'vitest';
import type { UnitRole } from '#shared/reading.ts';
import { readLines } from '../testing/read-lines.ts';

const read = (text: string, role: UnitRole = 'must', language = 'en'): string[] =>
  readLines([{ text, role }], { language }).tools.map(({ value }) => value);

describe('readTools', () => {
  it.each<[string, string[]]>([
    [
      'Proficient in Microsoft Excel, Word and PowerPoint',
      ['Microsoft Excel', 'Word', 'PowerPoint'],
    ],
    ['Experience with .NET, Node.js and C++', ['.NET', 'Node.js', 'C++']],
    ['Build models in dbt and SQL on BigQuery.', ['dbt', 'SQL', 'BigQuery']],
    ['Operate forklifts, pallet jacks and band saws', ['forklifts', 'pallet jacks', 'band saws']],
    [
      'Experience with scheduling software such as Rotamatic or ShiftPal',
      ['Rotamatic', 'ShiftPal'],
    ],
    ['Knowledge of statistical analysis software', ['statistical analysis software']],
    ['Enter orders into the billing system', ['billing system']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expect.arrayContaining(expected));
  });

  it('knows tools of other languages where they are spoken', () => {
    expect(read('Vous utilisez la perceuse et la scie circulaire.', 'duty', 'fr')).toEqual([
      'perceuse',
      'scie circulaire',
    ]);
  });

  it.each<[string, UnitRole]>([
    ['Must be able to lift up to 50 lbs', 'must'],
    ['Excellent word of mouth skills', 'must'],
    ['Fluent in English, German and Spanish', 'must'],
    ['Experience with Lean, Agile and Six Sigma', 'must'],
    ['Build systems that scale', 'duty'],
    ['Experience in Real Estate and Sales', 'must'],
    ['A laptop and a free Slack workspace', 'benefit'],
  ])('none in: %s', (text, role) => {
    expect(read(text, role)).toEqual([]);
  });
});
