import { expect, it } from 'vitest';
import { noForms, type Fact } from '#shared/brief.ts';
import { toFact } from '../fact-for-tests.ts';
import { nameAnyhow, nameMatter } from './name-matter.ts';

const duty = (text: string): Fact =>
  toFact(text, {
    kind: 'duty',
    forms: { ...noForms, verbPhrase: text.charAt(0).toLowerCase() + text.slice(1) },
  });
const skill = (text: string): Fact => toFact(text, { kind: 'skill' });

it.each([
  [
    'Review and approve supplier invoices before payment',
    'Reviewing and approving supplier invoices',
  ],
  [
    'Manage the spare parts inventory of the boat yard',
    'Managing the spare parts inventory of the boat yard',
  ],
  ['Prepares monthly reports on mussel harvests', 'Preparing monthly reports on mussel harvests'],
  ['Partner with growers to negotiate seed prices', 'Negotiating seed prices'],
  [
    'Assist the harbor master in planning dredging projects to ensure safe passage',
    'Planning dredging projects',
  ],
])('the duty "%s" goes by what is done', (text, name) => {
  expect(nameMatter(duty(text))).toBe(name);
});

it.each([
  ['Ability to lead weekly safety meetings', 'Leading weekly safety meetings'],
  ['5+ years of experience in commercial kite design', 'Commercial kite design'],
  ['Proficient in AutoCAD and Revit', 'AutoCAD and Revit'],
  [
    'Understanding of soil chemistry, drainage systems, and crop rotation',
    'Soil chemistry and drainage systems',
  ],
])('the demand "%s" goes by what is asked for', (text, name) => {
  expect(nameMatter(skill(text))).toBe(name);
});

it.each([
  'Excellent communication and interpersonal skills',
  'Must be able to lift 50 pounds',
  'Valid driving licence',
  'You will thrive in a fast-paced environment',
])('nobody is scored on "%s"', (text) => {
  expect(nameMatter(skill(text))).toBeNull();
});

it('takes no duty for work that says nothing of it', () => {
  expect(nameMatter(duty('Perform other duties as assigned'))).toBeNull();
});

it('names a line on which the job turns also where no phrase stands out, and by no part of a sentence', () => {
  const names = [
    'Align with the mill and card wool',
    'Whip up fine felt',
    'Work with our partners',
  ].map((text) => nameAnyhow(toFact(text, { kind: 'duty' })));
  for (const name of names) expect(name ?? '').not.toMatch(/^(?:Align|Whip|Work) /);
});

it('keeps the participle that a name of something begins with', () => {
  const name = nameAnyhow(toFact('Shared mooring , rope repairs and lamp care', { kind: 'duty' }));
  expect(name ?? '').not.toMatch(/^Mooring| {2}| ,/);
});
