import { expect, test } from 'vitest';
import { readTextUnits } from './read-units.ts';

const roles = (text: string, ...lines: string[]): (string | undefined)[] => {
  const units = readTextUnits(text);
  return lines.map((line) => units.find(({ text: words }) => words === line)?.role);
};
const wish = 'Calm and curious – at ease with people of all crafts';

test('what stands below a heading of wishes is a wish', () => {
  const text = `Dyer\nFern Guild\n\nRequirements\n- Two years at a vat\n- Knowledge of wool\n- A steady hand\n\nNice to have\n- Experience with silk\n- ${wish}\n`;
  expect(roles(text, 'Two years at a vat', wish)).toEqual(['must', 'nice']);
});
