import { expect, it } from 'vitest';
import type { Plan } from '#plan/plan.ts';
import { askPayOrDemands, nameRecipient } from './draft-email.ts';
import { sayMeanwhile } from './draft.ts';

it('lets the posting wait for the pay, and keep what the text says of the rest', () => {
  expect(sayMeanwhile({ topic: 'Pay not stated', matter: 'Pay' })).toBe('the posting waits');
  expect(sayMeanwhile({ topic: 'Shift times not stated', matter: 'Schedule' })).toBe(
    'calls say plainly that it is open',
  );
  expect(sayMeanwhile({ topic: 'What counts instead of the degree', matter: null })).toBe(
    "the posting keeps the text's own words",
  );
});

it('writes to the manager whom the job names', () => {
  expect(nameRecipient('the hiring manager')).toBe('Hiring manager');
  expect(nameRecipient('the dock manager')).toBe('Dock manager [name]');
  expect(nameRecipient('Dana Ruiz (shop foreman)')).toBe('Dana Ruiz (shop foreman)');
});

it('asks for the decision that low pay leaves: more of it, or less asked for', () => {
  const low = { standing: 'below', spoken: '$19 an hour', median: '$24 an hour' };
  expect(askPayOrDemands({ pay: low } as unknown as Plan)).toEqual([
    '$19 an hour lies below the median of the occupation, $24 an hour, all levels together: may it rise, or which demand may fall?',
  ]);
  expect(askPayOrDemands({ pay: { ...low, standing: 'above' } } as unknown as Plan)).toEqual([]);
});
