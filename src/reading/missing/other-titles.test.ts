import { expect, it } from 'vitest';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';

const titleQuestions = (sentence: string): string[] => {
  const text = `Administrative Assistant\nKeller Brokers\nChicago, IL\n\n${sentence}\n\nResponsibilities\n- Prepare listings\n- Answer phones`;
  const { missing, title } = understand({ job: readJobText(text)!, organization: { name: '' } });
  expect(title.clean).toBe('Administrative Assistant');
  return missing.filter(({ topic }) => topic === 'Title').map(({ question }) => question);
};

it('asks which of two titles is meant, and keeps the one at the head', () => {
  expect(
    titleQuestions('We are looking to fill the position of Brokerage Assistant in our office.'),
  ).toEqual([
    'The text calls the job both "Administrative Assistant" and "Brokerage Assistant": which title is advertised?',
  ]);
});

it.each([
  'We are looking to fill the position of Administrative Assistant in our office.',
  'We have an opening for Senior Administrative Assistants (AA) in our office.',
  'You will report to whoever has the position of Office Manager here.',
])('asks nothing where there is one: %s', (sentence) => {
  expect(titleQuestions(sentence)).toEqual([]);
});
