import { expect, it } from 'vitest';
import { readTitleForms } from './title-forms.ts';

it.each([
  [
    'Outdoor Sales Representative Custom Power Tools',
    'outdoor sales representative for custom power tools',
  ],
  ['Estimator - Steel Frames', 'steel frames estimator'],
  ['Night- Care Assistant', 'care assistant'],
  ['Head (VP) of Kiln Operations', 'head of kiln operations'],
  ['Leeds, Territory Sales Manager', 'territory sales manager'],
  ['Kiln Managers/Supervisors', 'kiln manager/supervisor'],
  ['Loom Planner Senior Loom Planner', 'loom planner / senior loom planner'],
  ['Quality Assurance (QA) Manager', 'quality assurance manager'],
  ['Manager - Accounts and Publishers', 'manager of accounts and publishers'],
  ['Intern - Loom Designer', 'loom designer intern'],
  ['Loom Operator 3rd Shift', 'loom operator'],
  ['HR Manager Distribution Centers', 'HR manager for distribution centers'],
  ['Retail, Sales Associate', 'sales associate'],
  ['Director-Client Services', 'director of client services'],
  ['Support Technician Level 3', 'support technician Level 3'],
  ['Trainee Attorneys', 'trainee attorney'],
  // A word that no title has may be the name of a house, a place or a product.
  ['Quillmere Bar Tender', 'Quillmere Bar Tender'],
  ['Spanish Teacher', 'Spanish Teacher'],
  ["LGV Class 2 'relief' Night Driver", 'LGV Class 2 relief night driver'],
  ['Registered Nurse RN', 'registered nurse RN'],
  ['Line Cooks', 'line cook'],
  ['Office Assitant', 'office assistant'],
  ['New to Ireland Physiotherapist', 'new to Ireland physiotherapist'],
])('%s in running text', (given, running) => {
  expect(readTitleForms({ given, language: 'en' }).singular).toBe(running);
});

it('keeps the number of a machine and drops that of a file', () => {
  const clean = (given: string) => readTitleForms({ given, language: 'en' }).clean;
  expect(clean('Crane Operator Terex 300')).toBe('Crane Operator Terex 300');
  expect(clean('Crane Operator 40817')).toBe('Crane Operator');
});

it('drops a school year before a title', () => {
  expect(readTitleForms({ given: '2026-2027 Reading Teacher', language: 'en' }).clean).toBe(
    'Reading Teacher',
  );
});

it.each([
  ['Loom Planning - Senior Analyst', 'Senior Analyst, Loom Planning', 'senior analyst'],
  ['London - Store Manager', 'Store Manager', 'store manager'],
  ['Safety Officer - Looms', 'Safety Officer - Looms', 'safety officer'],
])('names the person first: %s', (given, clean, singular) => {
  expect(readTitleForms({ given, language: 'en' })).toEqual({ given, clean, singular });
});

it.each([
  ['Loom Technician: Setup, Service and Repair', 'loom technician'],
  ['Apprenticeship: Baker', 'apprenticeship: baker'],
])('names the person of a title before what it is about: %s', (given, singular) => {
  expect(readTitleForms({ given, language: 'en' }).singular).toBe(singular);
});
