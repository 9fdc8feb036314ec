import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { knowPassing } from './passing.ts';

it('tells what somebody only has a part in from their own work, and not where helping is the work', () => {
  const duties = ['Mend nets', 'Help with the haul', 'Sell fish', 'Attend boat days'].map((text) =>
    toFact(text, { kind: 'duty' }),
  );
  const list = (title: string): boolean[] => duties.map(knowPassing(title, duties));
  expect(list('Net Mender')).toEqual([false, true, false, true]);
  expect(list('Deck Helper')).toEqual([false, false, false, true]);
});
