import { describe, expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

const lines = (text: string): string[] => cleanText(text).text.split('\n');

describe('items with only a blank between them', () => {
  test.each([
    [
      'Pleasant phone manner and clear speech Proven record in selling rugs',
      ['Pleasant phone manner and clear speech', 'Proven record in selling rugs'],
    ],
    [
      'Trade school in Textiles 3+ years at the loom',
      ['Trade school in Textiles', '3+ years at the loom'],
    ],
    ['Mills You’d Like to Hire From: any', ["Mills You'd Like to Hire From: any"]],
    [
      'Washes the wool as told Ensures that no yarn is lost',
      ['Washes the wool as told', 'Ensures that no yarn is lost'],
    ],
    [
      'Diploma in weaving required Public speaking a plus',
      ['Diploma in weaving required', 'Public speaking a plus'],
    ],
    [
      'Two years at a busy counter role Confident with figures',
      ['Two years at a busy counter role', 'Confident with figures'],
    ],
    [
      'Degree in dyes from a mill school or university Master’s Degree preferred',
      ['Degree in dyes from a mill school or university', "Master's Degree preferred"],
    ],
    [
      'Two years at the loom Valid forklift license',
      ['Two years at the loom', 'Valid forklift license'],
    ],
    ['Shop experience HR experience', ['Shop experience', 'HR experience']],
    [
      'A love of good service A steady hand at the loom Full use of a van',
      ['A love of good service', 'A steady hand at the loom', 'Full use of a van'],
    ],
    [
      'Mend looms and clear all faults Independently check the yarn of the day',
      ['Mend looms and clear all faults', 'Independently check the yarn of the day'],
    ],
    [
      'A harbor card Previous Class 2 sailing experience',
      ['A harbor card', 'Previous Class 2 sailing experience'],
    ],
    [
      'Greets all guests at the front desk To answer the telephone at night',
      ['Greets all guests at the front desk', 'To answer the telephone at night'],
    ],
    [
      'Is tidy and well mannered Be professional at all times',
      ['Is tidy and well mannered', 'Be professional at all times'],
    ],
    [
      'Good at home with the Lamp Framework Experience working with signals',
      ['Good at home with the Lamp Framework', 'Experience working with signals'],
    ],
    [
      'Speaks two tongues well (Welsh-Irish) Basic reading and sums',
      ['Speaks two tongues well (Welsh-Irish)', 'Basic reading and sums'],
    ],
    [
      'Senior Dye Clerk In this position, you will be sent to all mills',
      ['Senior Dye Clerk', 'In this position, you will be sent to all mills'],
    ],
    [
      'Keeps the books of the crew Prepare, cut and clean the sails of all boats',
      ['Keeps the books of the crew', 'Prepare, cut and clean the sails of all boats'],
    ],
    ['Care and loyalty Experience with looms', ['Care and loyalty', 'Experience with looms']],
  ])('%s', (text, expected) => {
    expect(lines(text)).toStrictEqual(expected);
  });

  test.each([
    'We offer a room for the next 3+ years.',
    'Proof of hepatitis A vaccination at the gate',
    'Milk from grade A dairies only',
    'Holds an accredited Master’s degree in weaving',
    'Has product Knowledge of looms and yarns',
    'Significant experience (typically 5+ years) in mills',
  ])('goes on: %s', (text) => {
    expect(lines(text)).toHaveLength(1);
  });
});

test('numbers that grew on to the sentence before begin items', () => {
  expect(lines('Keep the looms in order.2.Answer the phone.3. Sweep the floor')).toStrictEqual([
    'Keep the looms in order.',
    '2. Answer the phone.',
    '3. Sweep the floor',
  ]);
  expect(lines('Work with care.24-hour help line')).toHaveLength(2);
});

describe('abbreviations and brackets that ended a line', () => {
  test.each([
    ['Weave anywhere in the UKPossibility of flexible hours', 2],
    ['Reports to the HR team on weekly MIStakeholder Meetings, and on monthly MI', 2],
    ['Free lunch (on workdays)You choose the place', 2],
    ['Trade school or equal experience5 + years of mill work', 2],
    ['Looms in many large towns2 paid days for helping', 2],
    ['Knows the HHWeaver software', 1],
    ['Offers level2 support to weavers', 1],
  ])('%s', (text, count) => {
    expect(lines(text)).toHaveLength(count);
  });
});

describe('names that a page broke at a capital', () => {
  test.each([
    ['Reports to the board, Ex\nCo and the mill', 'Reports to the board, ExCo and the mill'],
    [
      'We join Loom\nWell for a year. You grow with Loom\nWell as a weaver',
      'We join LoomWell for a year. You grow with LoomWell as a weaver',
    ],
  ])('%s', (text, expected) => {
    expect(cleanText(text).text).toBe(expected);
  });

  test('two lines stay two', () => {
    expect(lines('Skilled in Excel\nWord is welcome')).toHaveLength(2);
  });
});

describe('sentences that lost the break before them', () => {
  test.each([
    ['You must hold a valid Rigging Card Our client is looking for three riggers', 2],
    ['Bring a passport or a birth certificate We will also need two letters', 2],
    ['Able to read (sail and oar) Basic skills with ropes', 2],
    ['See Why You will love it here', 1],
  ])('%s', (text, count) => {
    expect(lines(text)).toHaveLength(count);
  });
});

test.each([
  ['Keep the lamp oil and the lines in order Reliable, calm and early', 'Reliable, calm and early'],
  [
    'Two years on a barge (or a tug) Calm under pressure and clear',
    'Calm under pressure and clear',
  ],
  ['Meet the skippers and their guests Host 4-6 suppers a year', 'Host 4-6 suppers a year'],
])('begins an item with what somebody is like, or does so often: %s', (text, item) => {
  expect(lines(`Boatman\n\n${text}`)).toContain(item);
});
