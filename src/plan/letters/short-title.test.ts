import { expect, it } from 'vitest';
import { nameAJob, shortenTitle } from './short-title.ts';

it.each([
  ['senior shipping law / salvage and insurance associate attorney', 'senior associate attorney'],
  ['Class 2 relief early milk tanker driver', 'tanker driver'],
  ['utilities & public works project manager', 'project manager'],
  ['outdoor sales representative for custom rain gear', 'outdoor sales representative'],
  ['manager of human resources', 'manager of human resources'],
  ['remote customer success manager', 'customer success manager'],
  ['food and beverage manager', 'food and beverage manager'],
  ['assistant health and safety officer', 'assistant health and safety officer'],
  ['registered dental hygienist', 'registered dental hygienist'],
])('%s is the %s job once it has been named', (title, short) => {
  expect(shortenTitle(title)).toBe(short);
});

it('is a job as somebody where the title goes on behind the person', () => {
  expect(nameAJob('line cook')).toBe('a line cook job');
  expect(nameAJob('manager of human resources')).toBe('a job as manager of human resources');
  expect(nameAJob('sales representative for rain gear')).toBe(
    'a job as a sales representative for rain gear',
  );
});
