import { expect, it } from 'vitest';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';
import { isCalled } from '#plan/search/is-called.ts';
import { compileStrings } from './search-strings.ts';

const write = (text: string) =>
  Object.values(compileStrings(toSource(fromText('a job', { name: 'Northfield' }, text))))[0]!;

it('asks for the industry that a job demands by itself, and not among other words', () => {
  const accountant = write(`Staff Accountant
Northfield
Dayton, Ohio

Requirements
Experience in manufacturing finance is required
General ledger and month-end close
Knowledge of GAAP`);
  expect(accountant['balanced']).toMatch(/ AND \(?manufacturing\b/);
  expect(accountant['persona A']).toMatch(/ AND \(?manufacturing\b/);
});

it('takes what a cook is called for a post, and asks nobody for two of them at once', () => {
  for (const title of ['chef de partie', 'sous chef', 'department secretary', 'HR partner', 'cook'])
    expect(isCalled(title), title).toBe(true);
  for (const other of ['channel partner', 'grill section', 'senior'])
    expect(isCalled(other), other).toBe(false);
  const chef = write(`Sous Chef
Northfield Hotel
Chester, England, United Kingdom

You run the pass when the head chef is off, in a hotel kitchen with a grill.
Requirements
Two years as a sous chef or senior chef de partie`);
  expect(chef['broad']).not.toContain('pastry chef');
  expect(
    Object.values(chef).filter((text) => /"sous chef"[^)]*\) AND \([^)]*"chef de/.test(text)),
  ).toEqual([]);
});

it('asks for the languages by themselves, and for the rarer words of a stack before those of every profile', () => {
  const engineer = write(`Senior Software Engineer
Northfield
Denver, Colorado

Requirements
8+ years of software engineering
JavaScript, TypeScript, AWS, Kafka and Golang`);
  expect(engineer['balanced']).toMatch(
    /AND \(Kafka OR [^()]*\) AND \(JavaScript OR TypeScript OR Golang\)/,
  );
  expect(Object.values(engineer).join(' ')).not.toContain('SDE II');
});

it('names the matters of the work as profiles do, and asks for no title with a field behind it', () => {
  const accountant = write(`Staff Accountant
Northfield Castings
Akron, Ohio

Duties
Run the closing process and reconcile accounts of the plant
Requirements
Accounting experience in manufacturing`);
  const all = Object.values(accountant).join(' ');
  expect(all).toContain('month-end close');
  expect(all).not.toMatch(/closing process|staff accountant manufacturing|sole accountant/);
});

it('asks whoever writes code for no word of how it is sold', () => {
  const engineer = write(`Senior Software Engineer
Northfield
Denver, Colorado

Requirements
8+ years of experience shipping SaaS products
Kafka and Golang`);
  const ofPersonas = Object.entries(engineer).filter(([key]) => key.startsWith('persona'));
  expect(ofPersonas.filter(([, text]) => text.includes('AND SaaS'))).toEqual([]);
});

it('keeps the field that a title names in every string, and demands no wish', () => {
  const strings = write(`Senior Elder Law / Wills and Probate Associate Attorney
Northfield Law
Mobile, Alabama

Requirements
Licensed to practice law in Alabama
Eight years of elder law, wills and probate
Preferred
Experience with litigation is preferred
Litigation before federal courts is a plus`);
  for (const [name, text] of Object.entries(strings)) {
    expect(text, name).toMatch(/elder law|wills and probate/i);
    // Only whoever is looked for by it is asked for it.
    if (!name.startsWith('persona')) expect(text, name).not.toMatch(/ AND litigation\b/);
  }
});

it('asks teachers of other titles for the subject as well', () => {
  const strings = write(`Upper School Chemistry Teacher
Northfield Academy
Knoxville, Tennessee

Requirements
B.S. in Chemistry
Experience in teaching high school chemistry, including Advanced Placement or International Baccalaureate courses`);
  const ofPersonas = Object.entries(strings).filter(([name]) => name.startsWith('persona'));
  expect(ofPersonas.length).toBeGreaterThan(1);
  for (const [name, text] of ofPersonas) expect(text, name).toMatch(/chemistry/i);
});

it('asks nobody from other work for the words of this trade', () => {
  const strings = write(`Line Cook
Northfield Kitchen
Boise, Idaho

Duties
Prepare food on the grill station
No experience necessary: we train`);
  const ofOthers = Object.values(strings).filter((text) => /crew trainer|dishwasher/.test(text));
  for (const text of ofOthers) expect(text).not.toMatch(/mise en place|fry station/);
});
