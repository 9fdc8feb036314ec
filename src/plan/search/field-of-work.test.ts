import { expect, it } from 'vitest';
import { noForms, type Brief, type Fact } from '#shared/brief.ts';
import { listFieldsOfWork } from './field-of-work.ts';

const toFact = (
  text: string,
  kind: Fact['kind'],
  importance: Fact['importance'] = 'must',
): Fact => ({
  id: text,
  kind,
  importance,
  text,
  short: text,
  terms: [],
  forms: noForms,
  source: { from: 'organization', field: 'description' },
});

const fieldsOf = (title: string, ...facts: Fact[]): string[] =>
  listFieldsOfWork({
    title: { given: title, clean: title, singular: title },
    facts,
  } as unknown as Brief);

it('names the field in which experience is demanded', () => {
  expect(
    fieldsOf('Accountant', toFact('Three years of finance for a manufacturing firm', 'experience')),
  ).toEqual(['manufacturing']);
});

it('names a field that the job comes back to, by its narrower name', () => {
  expect(
    fieldsOf(
      'Assistant',
      toFact('Prepare flyers for commercial real estate', 'duty'),
      toFact('Knowledge of commercial real estate', 'skill', 'preferred'),
    ),
  ).toEqual(['commercial real estate']);
});

it('names nothing that is mentioned once or only offered', () => {
  expect(
    fieldsOf(
      'Assistant',
      toFact('Speak with people in banking', 'duty'),
      toFact('Travel allowance and travel insurance', 'benefit'),
    ),
  ).toEqual([]);
});

it('takes for no field what is paid, carried or used in any', () => {
  expect(
    fieldsOf(
      'Clerk',
      toFact('Own professional liability insurance', 'experience'),
      toFact('Two years of entering invoices and payments', 'experience'),
      toFact('Write scripts and utilities', 'duty'),
      toFact('Keep scripts and utilities up to date', 'duty'),
    ),
  ).toEqual([]);
  expect(fieldsOf('Clerk', toFact('Two years in the insurance industry', 'experience'))).toEqual([
    'insurance',
  ]);
});
