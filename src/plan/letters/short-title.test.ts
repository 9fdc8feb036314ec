import { expect, it } from 'vitest';
import { nameAJob, shortenTitle } from './short-title.ts';

it.each([
  ['Class 2 relief early milk tanker driver', 'Class 2 relief early milk tanker driver'],
  ['Quillmere help desk associate', 'Quillmere help desk associate'],
  ['manager of human resources', 'manager of human resources'],
  ['remote customer success manager', 'customer success manager'],
  [
    'shipping law, salvage, general average and marine insurance associate attorney',
    'associate attorney',
  ],
  [
    'outdoor sales representative for custom rain gear, sails and harbour equipment',
    'outdoor sales representative',
  ],
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
