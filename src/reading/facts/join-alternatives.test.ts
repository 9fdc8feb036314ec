import { expect, it } from 'vitest';
import { understand } from '../read-stored-job.ts';
import { emptyJobText } from '../stored/job-text.ts';

const read = (requirements: string) => {
  const { facts, seniority } = understand({
    job: { ...emptyJobText, title: 'Data Scientist', location: 'Denver, CO', requirements },
    organization: { name: 'Acme' },
  });
  return { texts: facts.map(({ text }) => text), years: seniority.years };
};

it('reads ways to meet a demand as one demand, with the years of all of them', () => {
  const line =
    "Minimum of 5 years of experience with a Bachelor's degree; or 3 years and a Master's degree; or a PhD without experience; or equivalent work experience";
  expect(read(`- ${line}\n- Python`)).toEqual({
    texts: [line, 'Python'],
    years: { min: 3, max: 5 },
  });
});

it('joins ways that stand on lines of their own', () => {
  const { texts, years } = read(
    "- 5 years of experience with a Bachelor's degree\n- or 3 years of experience with a Master's degree\n- OR a PhD",
  );
  expect(texts).toEqual([
    "5 years of experience with a Bachelor's degree, or 3 years of experience with a Master's degree, or a PhD",
  ]);
  expect(years).toEqual({ min: 3, max: 5 });
});

it('leaves two demands two', () => {
  expect(read('- 5 years of experience in labs\n- 2 years of experience with R').years).toEqual({
    min: 5,
    max: null,
  });
});

it('joins the lines under "one of the following" to one demand', () => {
  expect(
    read(
      'Must hold one of the following:\n- State teaching certificate\n- Three years as a teaching assistant\n- A degree in childhood studies',
    ).texts,
  ).toEqual([
    'One of the following: State teaching certificate; or Three years as a teaching assistant; or A degree in childhood studies',
  ]);
});

it('takes an equivalent combination for a way out of the line above it, and for no demand', () => {
  expect(
    read(
      '- Three years of experience in a lab\n- Any equivalent combination of education and experience',
    ).texts,
  ).toEqual([
    'Three years of experience in a lab, or any equivalent combination of education and experience',
  ]);
});

it.each([
  [
    '- Any combination of education, training and work experience that gives the skills we need\n- One year of experience in a bakery',
    [
      'One year of experience in a bakery, or an equivalent combination of education, training and work experience',
    ],
  ],
  [
    '- A degree in chemistry\n- Able to lift 40 pounds\n- A combination of education and experience may be accepted instead',
    [
      'A degree in chemistry, or an equivalent combination of education and experience',
      'Able to lift 40 pounds',
    ],
  ],
  [
    '- Able to read drawings\n- An equivalent combination of education and experience',
    ['Able to read drawings'],
  ],
])('asks nobody for a combination of education and experience: %s', (lines, expected) => {
  expect(read(lines).texts.toSorted()).toEqual(expected.toSorted());
});

it('cuts no way off a long demand', () => {
  const ways = [
    'A degree in forestry, botany, soil science, landscape planning or a closely related field from a recognized college',
    'an associate degree AND at least four years of paid work in the care of parks, forests, gardens or cemeteries',
    'a high school diploma AND at least six years of paid work in the care of parks, forests, gardens or cemeteries',
    'eight years of service as a ranger of this county',
  ];
  const [text] = read(`- ${ways.join('; OR ')}`).texts;
  expect(text).toContain('eight years of service as a ranger of this county');
});
