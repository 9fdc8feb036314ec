import { describe, expect, it } from 'vitest';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';
import { saysWhatHouseIs, tellsOfEmployer } from './employer-sentence.ts';

describe('tellsOfEmployer', () => {
  it.each([
    'Fern Hospital is a leading healthcare provider in Wales.',
    'Fern & Co, formerly Oak Ltd, delivers innovative print services to law firms.',
    'Founded in 2010, Fern & Co has grown to 200 people in five countries.',
    'Our mission is to bring clean water to every village in the county.',
    'Our client is one of the largest logistics firms in Europe.',
    'At Fern & Co, we build software for dentists.',
    'Fern Looms, Inc. is a leading manufacturer of looms for homes.',
  ])('%s', (text) => {
    expect(tellsOfEmployer(text)).toBe(true);
  });

  it.each([
    'We are passionate about innovation.',
    'Fern & Co is committed to excellence.',
    'We provide our employees with a great canteen.',
    'We are looking for a company driver.',
    'You will help customers with their orders.',
    'Join a dynamic and fast-growing company!',
  ])('says nothing of it: %s', (text) => {
    expect(tellsOfEmployer(text)).toBe(false);
  });
});

it('keeps what the employer says of itself word for word, praise included', () => {
  const job = readJobText(`Sales Manager
Fern & Co
Leeds

Fern & Co is a leading provider of garden chairs for hotels in the north.

Responsibilities
- Visit customers
- Prepare offers and follow them up

Requirements
- Two years of experience in sales`);
  const { facts } = understand({ job: job!, organization: { name: 'Acme' } });
  expect(facts.filter(({ kind }) => kind === 'culture').map(({ text }) => text)).toEqual([
    'Fern & Co is a leading provider of garden chairs for hotels in the north',
  ]);
});

it('knows a house by its name and its kind, and nobody else', () => {
  expect(saysWhatHouseIs('Fern & Oak is a woman owned print company.')).toBe(true);
  expect(saysWhatHouseIs('Fern Freight Group LLC is made up of four companies.')).toBe(true);
  expect(saysWhatHouseIs('Skill in running a small business is a plus.')).toBe(false);
  expect(saysWhatHouseIs('Experience with firms of all sizes')).toBe(false);
  expect(saysWhatHouseIs('Fern is a company that wants your ideas.')).toBe(false);
});
