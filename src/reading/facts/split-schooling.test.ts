import { expect, it } from 'vitest';
import { splitSchooling } from './split-schooling.ts';

const split = (text: string): string[] | undefined =>
  splitSchooling(text)?.map((part) => part.text);

it('parts a degree from the years beside it, and a second kind of experience', () => {
  expect(
    split(
      "A bachelor's degree in forestry, soil science, or related degree and at least six years of nursery experience, including direct experience raising young oaks in a cold region as well as administrative experience to include budgeting and staffing.",
    ),
  ).toEqual([
    "A bachelor's degree in forestry, soil science, or related degree",
    'at least six years of nursery experience, including direct experience raising young oaks in a cold region',
    'administrative experience to include budgeting and staffing',
  ]);
  expect(split('High school diploma and 2+ years on a sawmill')).toEqual([
    'High school diploma',
    '2+ years on a sawmill',
  ]);
});

it.each([
  "Bachelor's degree and five years in a mill, or an equivalent combination of education and experience",
  "A high school diploma and two years of drafting or an Associate's degree",
  'Degree in botany or three years and a licence',
  'Five years in a mill and a degree',
])('leaves one demand with several ways whole: %s', (text) => {
  expect(split(text)).toBeUndefined();
});
