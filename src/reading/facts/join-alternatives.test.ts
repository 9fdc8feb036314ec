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
