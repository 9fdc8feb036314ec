import { expect, it } from 'vitest';
import { nameNeed, sayNeeds } from './name-need.ts';

it.each([
  ['forestry-related degree', 'a forestry-related degree'],
  ['Registered Nurse or Registered Midwife', 'to be a Registered Nurse or Registered Midwife'],
  ['ABC, DEF or GHI qualified', 'to be ABC, DEF or GHI qualified'],
  ['fully qualified accountant (ABC or DEF)', 'to be a fully qualified accountant (ABC or DEF)'],
  ['Licensed Harbor Pilot Engineer', 'to be a Licensed Harbor Pilot Engineer'],
  [
    'part-qualified or newly qualified ABC or DEF',
    'to be part-qualified or newly qualified (ABC or DEF)',
  ],
  ['Graduate of forestry', 'to be a graduate of forestry'],
  ["bachelor's degree graduate", "a bachelor's degree"],
  ['Fluent Welsh', 'fluent Welsh'],
  [
    "Bachelor's Degree in forestry or a related field",
    "a bachelor's degree in forestry or a related field",
  ],
  ['active RN license', 'an active RN license'],
  ['holds a valid crane ticket', 'a valid crane ticket'],
  ['Has current dock licence', 'a current dock licence'],
  ['clean driving record', 'a clean driving record'],
  ['minimum of 3 years experience on a dock', 'at least 3 years of experience on a dock'],
  ['Forklift certified/licensed', 'to be forklift certified or licensed'],
  ['minimum (1) year professional experience', 'at least 1 year of professional experience'],
  ['A minimum of 2+ years of dock work', 'at least 2 years of dock work'],
  ['registered with the harbor board', 'to be registered with the harbor board'],
  ['experience with cranes', 'experience with cranes'],
  ['the ability to travel', 'the ability to travel'],
  ['two references', 'two references'],
  ['must be at least 21 years of age', 'to be at least 21 years of age'],
  ['must have a clean record', 'a clean record'],
])('names "%s" behind "you need"', (need, named) => {
  expect(nameNeed(need)).toBe(named);
});

it('gives a licence its article whatever stands in brackets inside its name', () => {
  expect(nameNeed('Class 1 (CE) Licence')).toBe('a Class 1 (CE) Licence');
});

const all = (...needs: string[]) => ({ needs, demands: needs.length });

it('says one demand as a sentence, short ones in a row and long ones as a list', () => {
  expect(sayNeeds(all('forklift card'))).toBe('You need a forklift card.');
  expect(sayNeeds(all('agreement to a drug test'))).toBe('An offer depends on a drug test.');
  expect(sayNeeds(all('forklift card', 'clean driving record'))).toBe(
    'You need a forklift card and a clean driving record.',
  );
  expect(sayNeeds(all('forklift card', 'two years on a dock, or one year and a course'))).toBe(
    'What you need: a forklift card; two years on a dock, or one year and a course.',
  );
});

it('never lets a few of the demands look like all of them', () => {
  expect(sayNeeds({ needs: ['own insured vehicle'], demands: 5 }, 3)).toBe(
    'The posting asks for your own insured vehicle, among other things.',
  );
  expect(sayNeeds(all('boat licence', 'a year at sea, or two on a lake'), 1)).toBe(
    'The posting asks for a boat licence, among other things.',
  );
});

it('keeps how well a language is spoken', () => {
  expect(sayNeeds(all('fluent Welsh and English'))).toBe('You need fluent Welsh and English.');
});

it.each([
  [
    'residence in the UK for the last 5 years',
    'You need to have lived in the UK for the last 5 years.',
  ],
  ['not currently on a paid scheme', 'You cannot be on a paid scheme at present.'],
  ['no degree at this level yet', 'You must hold no degree at this level yet.'],
])('says "%s" as what must be the case', (need, said) => {
  expect(sayNeeds({ needs: [need], demands: 1 })).toBe(said);
});

it('says what somebody is, how far they travel and what is valid in plain words', () => {
  expect(nameNeed('qualified to Level 3')).toBe('to be qualified to Level 3');
  expect(nameNeed('able to travel of up to 40% of the time')).toBe(
    'able to travel up to 40% of the time',
  );
  expect(nameNeed('valid and in-date lift licence')).toBe('a valid in-date lift licence');
});

it('says that somebody is on the way to a paper, and that more than the least is met', () => {
  expect(nameNeed('working towards Professional Qualification')).toBe(
    'to be working towards a professional qualification',
  );
  expect(nameNeed('studying for CIMA')).toBe('to be studying for CIMA');
  expect(nameNeed('BS degree in Forestry, Botany or relevant')).toBe(
    'a BS degree in Forestry, Botany or a related field',
  );
  expect(nameNeed('associates degree')).toBe('at least an associate degree');
});

it('says what somebody is without "to be" behind a colon', () => {
  expect(
    sayNeeds({
      needs: ['licensed to sail in Oregon', '10-15 years at sea, or on rivers'],
      demands: 2,
    }),
  ).toBe('What you need: licensed to sail in Oregon; 10-15 years at sea, or on rivers.');
});
