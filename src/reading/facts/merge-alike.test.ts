import { expect, it } from 'vitest';
import type { Fact } from '#shared/brief.ts';
import { mergeAlike } from './merge-alike.ts';

const said = (
  text: string,
  kind: Fact['kind'] = 'experience',
  importance: Fact['importance'] = 'must',
) => ({ text, kind, importance });
const textsOf = (facts: ReturnType<typeof said>[]): string[] =>
  mergeAlike(facts).map(({ text }) => text);

it('keeps the fuller of two lines that ask the same', () => {
  const fuller = said('4 years of mending and tuning church organs');
  expect(textsOf([said('Tuning church organs', 'skill'), fuller])).toEqual([fuller.text]);
  expect(textsOf([fuller, said('4 years of experience with mending church organs')])).toEqual([
    fuller.text,
  ]);
});

it('names a school or a paper once, with all that is said of it', () => {
  const school = said('Organ school diploma or its equivalent', 'education');
  expect(textsOf([school, said('ORGAN SCHOOL DIPLOMA', 'education')])).toEqual([school.text]);
  const paper = said('Valid tuner card with a clean record', 'licence');
  expect(textsOf([said('Tuner card', 'licence'), paper])).toEqual([paper.text]);
});

it('keeps both where one asks more years, less firmly or for something else', () => {
  const both = [
    [said('6 years of tuning church organs'), said('4 years of mending and tuning church organs')],
    [
      said('Tuning church organs', 'skill', 'preferred'),
      said('4 years of mending and tuning church organs'),
    ],
    [said('Organ music', 'skill'), said('4 years of organ music')],
    [said('Tune church organs weekly', 'duty'), said('Tuning church organs weekly, 4 years')],
  ];
  for (const pair of both) expect(textsOf(pair)).toHaveLength(2);
});
