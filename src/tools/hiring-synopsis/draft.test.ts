import { expect, it } from 'vitest';
import type { Plan } from '#plan/plan.ts';
import { askPayOrDemands, listMailed, nameRecipient } from './draft-email.ts';
import { sayMeanwhile } from './draft.ts';

it('calls the posting silent only on what the text leaves out', () => {
  expect(sayMeanwhile({ topic: 'Pay not stated', matter: 'Pay' })).toBe(
    'waits and no call promises it',
  );
  expect(sayMeanwhile({ topic: 'Shift times not stated', matter: 'Schedule' })).toBe(
    'says nothing of it',
  );
  expect(sayMeanwhile({ topic: 'What counts instead of the degree', matter: null })).toBe(
    "keeps the text's own words",
  );
});

it('writes to the manager whom the job names', () => {
  expect(nameRecipient('the hiring manager')).toBe('Hiring manager');
  expect(nameRecipient('the dock manager')).toBe('Dock manager [name]');
  expect(nameRecipient('Dana Ruiz (shop foreman)')).toBe('Dana Ruiz (shop foreman)');
});

it('asks what the sourcing plan waits for right behind what is least clear, and five things at most', () => {
  const ask = (words: string, from: 'text' | 'trade', matter: string | null = null) => ({
    ask: words,
    why: '',
    owner: 'Hiring manager' as const,
    from,
    topic: null,
    matter,
  });
  const questions = [
    ...['One?', 'Two?', 'Three?', 'Four?', 'Five?'].map((words) => ask(words, 'text')),
    ask('How many berths?', 'trade'),
    ask('Which hours?', 'text', 'Schedule'),
    ask('What is the pay?', 'text', 'Pay'),
  ];
  const asked = listMailed({ questions } as unknown as Plan).map((one) => one.ask);
  expect(asked[1]).toBe('How many berths?');
  expect(asked).toEqual(expect.arrayContaining(['What is the pay?', 'Which hours?']));
  expect(asked).toHaveLength(5);
});

it('asks for the decision that low pay leaves: more of it, or less asked for', () => {
  const low = { standing: 'below', spoken: '$19 an hour', median: '$24 an hour' };
  expect(askPayOrDemands({ pay: low } as unknown as Plan)).toEqual([
    '$19 an hour lies below the median of the occupation, $24 an hour, all levels together: may it rise, or which demand may fall?',
  ]);
  expect(askPayOrDemands({ pay: { ...low, standing: 'above' } } as unknown as Plan)).toEqual([]);
});
