import { expect, test } from 'vitest';
import { mendLine } from './mend-line.ts';

test('an article stands where there can be but one', () => {
  expect(mendLine('Bookkeeping experience for printing firm')).toBe(
    'Bookkeeping experience for printing firm',
  );
  expect(mendLine('Bookkeeping experience for manufacturing firm')).toBe(
    'Bookkeeping experience for a manufacturing firm',
  );
  expect(mendLine('Able to work in noisy and hot environment')).toBe(
    'Able to work in a noisy and hot environment',
  );
  expect(mendLine('Two winters in ski industry')).toBe('Two winters in the ski industry');
  expect(mendLine('Must hold valid driving licence')).toBe('Must hold a valid driving licence');
  expect(mendLine('Degree in botany, forestry, or related field')).toBe(
    'Degree in botany, forestry, or a related field',
  );
  expect(mendLine('BA in Music, Drama or relevant')).toBe('BA in Music, Drama or a relevant field');
  expect(mendLine('Follow our company rules in every shop')).toBe(
    'Follow our company rules in every shop',
  );
});

test('capitals of headings fall, names keep theirs', () => {
  expect(mendLine('Strong Verbal Communication Skills')).toBe('Strong verbal communication skills');
  expect(mendLine('You will be happy here If you like boats')).toBe(
    'You will be happy here if you like boats',
  );
  expect(mendLine('Member of the Department of Health and Training')).toBe(
    'Member of the Department of Health and Training',
  );
  expect(mendLine('Tidy work area Opportunity to learn')).toBe(
    'Tidy work area Opportunity to learn',
  );
});

test('names are written as their owners do, and initials written out', () => {
  expect(mendLine('MS Excel with Vlookups, Quickbooks and Javascript')).toBe(
    'Microsoft Excel with VLOOKUPs, QuickBooks and JavaScript',
  );
  expect(mendLine('STD and life insurance')).toBe('Short-term disability and life insurance');
  expect(mendLine('Marlow Boats LTD builds boats')).toBe('Marlow Boats LTD builds boats');
  expect(mendLine('HS diploma and 2 yrs exp on deck')).toBe(
    "High school diploma and 2 years' experience on deck",
  );
});

test('papers and years are spelled', () => {
  expect(mendLine('Bachelors Degree and 3+ years sailing experience')).toBe(
    "Bachelor's degree and 3+ years' sailing experience",
  );
  expect(mendLine('Minimum 5 years of diving')).toBe('Minimum of 5 years of diving');
});

test('doubled words and stray marks go', () => {
  expect(mendLine('Keep the the deck clean ,dry and safe')).toBe(
    'Keep the deck clean, dry and safe',
  );
  expect(mendLine('o Paint the hull')).toBe('Paint the hull');
});
