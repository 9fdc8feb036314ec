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

test('takes what follows a label of demands below a list of wishes for demanded', () => {
  const units = readTextUnits(`Kiln Engineer

What are the nice-to-have skills?
Glaze chemistry
Required Education, Experience, and Skills: Degree in ceramic engineering or a related field
Experience should include five years of firing in a works with several kilns.
Ability to write firing schedules that others can follow`);
  expect(
    units.filter(({ text }) => /chemistry|five years|schedules/.test(text)).map(({ role }) => role),
  ).toEqual(['nice', 'must', 'must']);
});
