import { describe, expect, it } from 'vitest';
import { readForms } from '../forms.ts';
import { readNounPhrase } from './noun-phrase.ts';
import { readVerbPhrase } from './verb-phrase.ts';

describe('verb phrases', () => {
  it.each([
    ['Owns the data models', 'own the data models'],
    ['You will close the work order from the tablet', 'close the work order from the tablet'],
    [
      'Performs skilled welding, reads blueprints and maintains equipment',
      'perform skilled welding, read blueprints and maintain equipment',
    ],
    ['Enters & maintains listings of boats', 'enter and maintain listings of boats'],
    ['Greets and seats guests', 'greet and seat guests'],
    ['Schedules and prioritize repairs', 'schedule and prioritize repairs'],
    ['Monitors and strictly controls access', 'monitor and strictly control access'],
    ['Creating and maintaining medical records', 'create and maintain medical records'],
    ['Responsible for managing two stores', 'manage two stores'],
    ['Actively contributes to a culture of safety', 'actively contribute to a culture of safety'],
    ['Commercial Sharpness: Bringing new ideas to the kitchen', 'bring new ideas to the kitchen'],
    [
      'Challenge the old plan and driving improvements to our looms',
      'challenge the old plan and drive improvements to our looms',
    ],
    ['Check the stock & taking corrective action', 'check the stock & take corrective action'],
    ['Plan the season and supporting projects', 'plan the season and supporting projects'],
    [
      'Assist in planning trips and ordering the food',
      'assist in planning trips and ordering the food',
    ],
    ['Completion of the dye reports', 'complete the dye reports'],
    ['Preparation and submission of all returns', 'prepare and submit all returns'],
    ['Effective management of the dye house', 'effectively manage the dye house'],
    ['Support the planning of events', 'support the planning of events'],
    [
      'Conduct studies and prepares reports on repairs',
      'conduct studies and prepare reports on repairs',
    ],
    [
      'Draws the first sketches and monitors results',
      'draw the first sketches and monitor results',
    ],
    [
      'Prepares tables and reports that clients need',
      'prepare tables and reports that clients need',
    ],
    ['Motivating and managing staff', 'motivate and manage staff'],
    ['Conducts counts, searches and escorts', 'conduct counts, searches and escorts'],
    ['Serving food and drinks', 'serve food and drinks'],
    ['Answering calls, using the switchboard', 'answer calls, using the switchboard'],
    [
      'Greeting guests, taking orders, and clearing tables',
      'greet guests, take orders, and clear tables',
    ],
    ['Drafting wills, trusts and living wills', 'draft wills, trusts and living wills'],
    ['Safely and quietly operates the lift', 'operate the lift'],
    ['When needed, follows the plan', 'follow the plan when needed'],
    ['As a Receptionist you will be responsible for welcoming visitors', 'welcome visitors'],
    ['The Boiler Operator must inspect the valves', 'inspect the valves'],
    [
      'A Boiler Operator inspects the valves and writes the log',
      'inspect the valves and write the log',
    ],
  ])('"%s" is, after "to", "%s"', (phrase, form) => {
    const read = readVerbPhrase(phrase);
    expect([read?.text, read?.isSure]).toEqual([form, true]);
  });

  it.each([
    'Sense of the full sub-contract cycle',
    'Completes all coursework and must progress within a year',
    'Works alone. Reports to nobody',
    'Responsible for stock control',
    'Challenging, rewarding jobs in the city',
    'Recognizes trends and frobnicates care',
    'Raising awareness and training sessions',
    'Fixing leaks, combined with care, you will keep the house dry',
    'Fitting pipes, troubleshooting',
    'High school diploma or GED',
    'Calls are recorded and scored',
  ])('"%s" has no form that is sure', (phrase) => {
    expect(readVerbPhrase(phrase)).toBeUndefined();
  });

  it('reads a word that is noun and verb the way the other duties begin', () => {
    const forms = (texts: string[]) =>
      readForms(
        texts.map((text) => ({ text, kind: 'duty' as const, verb: readVerbPhrase(text) })),
        () => false,
      ).map(({ verbPhrase }) => verbPhrase);
    const open = 'Support training of new staff';
    expect(forms([open])).toEqual([null]);
    const list = ['Develop the plan', 'Manage the team', 'Prepare the budget', open];
    expect(forms(list).at(-1)).toBe('support training of new staff');
  });
});

describe('noun phrases', () => {
  it.each([
    ['Experience with ELT pipelines', 'experience with ELT pipelines'],
    ['High school diploma or GED required', 'high school diploma or GED'],
    ['Ability to read and interpret drawings', 'ability to read and interpret drawings'],
    ['Proven track record of leading teams', 'proven track record of leading teams'],
    ['Employee Assistance Program', 'Employee Assistance Program'],
  ])('"%s" stands in a sentence as "%s"', (phrase, form) => {
    expect(readNounPhrase(phrase, () => false)).toBe(form);
  });

  it('keeps the capital of a name', () => {
    expect(readNounPhrase('Python skills', (word) => word === 'Python')).toBe('Python skills');
  });

  it.each([
    'Able to lift 50 lbs',
    'Fluent in German',
    'You have a valid license',
    'Displays strong critical-thinking skills',
    'Someone who takes pride in the work',
    'Teamwork plays a vital role here',
    'Education: a degree',
  ])('"%s" is none', (phrase) => {
    expect(readNounPhrase(phrase, () => false)).toBeUndefined();
  });
});

it.each([
  ['Your role will be to help with the nets', 'help with the nets'],
  ['The Sr. Technician will mend the nets', 'mend the nets'],
])('%s', (said, done) => {
  expect(readVerbPhrase(said)?.text).toBe(done);
});

it('names a wish without the words that call it one', () => {
  const name = (text: string): string | undefined => readNounPhrase(text, () => false);
  expect(name('Experience with wool and cotton and is preferred')).toBe(
    'experience with wool and cotton',
  );
  expect(name('Knowledge of the harbor being a strong plus')).toBe('knowledge of the harbor');
  expect(name('A warm coat and a harvest bonus')).toBe('a warm coat and a harvest bonus');
});

it('leaves open what goes on in another form', () => {
  expect(readVerbPhrase('Write long letters and proofreading tall pages')).toBeUndefined();
  expect(readVerbPhrase('Manage the crew as well as to teach it')).toBeUndefined();
  expect(readVerbPhrase('Provide help and ongoing training')?.text).toBe(
    'provide help and ongoing training',
  );
});

it('speaks to the reader where "their" can be nobody else', () => {
  const say = (text: string): string | null | undefined =>
    readForms([{ kind: 'duty', text, verb: readVerbPhrase(text) }], () => false)[0]?.verbPhrase;
  expect(say('Sort the mail in their own time')).toBe('sort the mail in your own time');
  expect(say('Meet with dock personnel to solve their problems')).toBe(
    'meet with dock personnel to solve their problems',
  );
  expect(say('Help sailors in their assigned harbors')).toBe(
    'help sailors in your assigned harbors',
  );
  expect(say('Help sailors with their gear')).toBe('help sailors with their gear');
});

it('takes two nouns that name a deed for no verb', () => {
  expect(readVerbPhrase('Deal structuring, sail lofts and ropes')).toBeUndefined();
  expect(readVerbPhrase('Report losses to the harbor')?.text).toBe('report losses to the harbor');
});
