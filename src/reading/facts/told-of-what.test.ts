import { expect, it } from 'vitest';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';

const advert = `Weaving Manager
Loomcraft
Dayton, OH

Job Type: Full-time
About Loomcraft: Loomcraft is on a mission to bring hand weaving to schools, starting with Ohio. Welcome to Loomcraft and its mills.
Job Summary:
The Weaving/Dyeing Manager develops, tests, and improves all patterns across our mills. The Planner will choose the mill from which every yarn is bought. The warp manager at Loomcraft will inspect the mills in Toledo. You will have a team of dyers and helpers to assist you in the daily work.
Responsibilities:
Plan the looms of the week
Check the yarn that suppliers deliver
Skills you will learn include:
Sales
Profit and loss
Color theory
Qualifications:
Medical terminology and medical office skills
Two years of weaving experience
Hours per week:
Less than 10
When you apply, include a film of your weaving.
Benefits:
Medical, dental and vision
Starting salary for Loomcraft weavers is compensated based on experience
Product knowledge in looms, yarn and dental supplies
`;
const { facts } = understand({
  job: { ...readJobText(advert)!, answers: [] },
  organization: { name: '' },
});
const textsOf = (kind: string): string[] =>
  facts.filter((fact) => fact.kind === kind).map(({ text }) => text);

it('takes what whoever has the post does for work, however the sentence names it', () => {
  expect(textsOf('duty')).toEqual([
    'Develops, tests, and improves all patterns across our mills',
    'Choose the mill from which every yarn is bought',
    'Inspect the mills in Toledo',
    'Plan the looms of the week',
    'Check the yarn that suppliers deliver',
  ]);
});

it('asks for nothing that is taught, and offers nothing that has to be known', () => {
  expect(textsOf('skill')).toEqual([
    'Medical terminology and medical office skills',
    'Product knowledge in looms, yarn and dental supplies',
  ]);
  expect(textsOf('benefit')).toEqual([
    'A team of dyers and helpers to assist you in the daily work',
    'Medical, dental and vision',
  ]);
});

it('knows the house, the hours and the application by what they say', () => {
  expect(textsOf('culture')).toEqual([
    'Loomcraft is on a mission to bring hand weaving to schools, starting with Ohio',
  ]);
  expect(textsOf('schedule')).toEqual(['Less than 10 hours a week']);
  expect(textsOf('process')).toEqual(['When you apply, include a film of your weaving']);
});
