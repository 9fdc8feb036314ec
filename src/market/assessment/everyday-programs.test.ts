import { expect, it } from 'vitest';
import { namesProgram } from './everyday-programs.ts';

it.each([
  'Power Point',
  'MS Office Suite',
  'Microsoft applications',
  'Google Suite',
  'word processing',
  'ERP systems',
  'CRM tools',
  'bidding software',
  'electronic medical records',
])('%s is known to everybody or is no one program', (term) => {
  expect(namesProgram(term)).toBe(false);
});

it.each(['SAP', 'Salesforce CRM', 'C++', '.NET', 'AutoCAD', 'SQL', 'Kafka'])(
  '%s is one that not everybody knows',
  (term) => {
    expect(namesProgram(term)).toBe(true);
  },
);
