import { expect, it } from 'vitest';
import { findFirstForManager, listMailed } from './mailed-questions.ts';
import { numbersAndDates, type OpenQuestion } from './open-question.ts';

const ask = (
  words: string,
  matter: string | null = null,
  more: Partial<OpenQuestion> = {},
): OpenQuestion => ({
  ask: words,
  why: '',
  owner: 'Hiring manager',
  from: 'text',
  topic: words,
  matter,
  ...more,
});

const questions = [
  ask('How many, and by when?', numbersAndDates),
  ask('What does "lively" mean?', 'Pace', { isMinor: true }),
  ask('How many berths?', null, { from: 'trade', topic: null }),
  ask('Which tides?', null, { from: 'trade', topic: null }),
  ask('Which hours?', 'Schedule'),
  ask('What is the pay?', 'Pay', { owner: 'HR' }),
];

it('asks first what an answer changes most, and leaves numbers and dates to the plan', () => {
  expect(listMailed({ questions }).map((one) => one.ask)).toEqual([
    'What is the pay?',
    'Which hours?',
    'How many berths?',
  ]);
});

it('asks five things at most, and fills up to three where little is open', () => {
  const many = ['Title', 'Place', 'Duties', 'Employer', 'Must-haves', 'Two ways in'].map((matter) =>
    ask(`${matter}?`, matter),
  );
  expect(listMailed({ questions: [...questions, ...many] })).toHaveLength(5);
  expect(listMailed({ questions: questions.slice(1, 4) }).map((one) => one.ask)).toEqual([
    'How many berths?',
    'Which tides?',
    'What does "lively" mean?',
  ]);
});

it('names one question for the manager, the same in every plan', () => {
  expect(findFirstForManager({ questions })?.ask).toBe('Which hours?');
});
