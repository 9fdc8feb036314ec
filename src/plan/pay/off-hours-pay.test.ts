import { expect, it } from 'vitest';
import { askOffHours } from '../questions/gaps.ts';
import { sourceOf } from '../testing/source-of.ts';

const weekends = [{ kind: 'schedule', text: 'Work on weekends and holidays' }] as const;

it('asks what off hours pay, and only how much where a differential stands with the pay', () => {
  const none = { employerBlocks: [], hours: null, pay: null };
  expect(askOffHours(sourceOf(weekends, none))[0]?.matter).toBe('Extra pay');
  const term = {
    kind: 'differential',
    text: 'weekend and holiday differentials',
    source: { from: 'job', field: 'sourceText', quote: '+ differentials', start: 0 },
  } as const;
  expect(
    askOffHours(sourceOf(weekends, { ...none, payTerms: [term] })).map(({ ask }) => ask),
  ).toEqual([
    'The advertisement names "holiday differentials": how much for which hours, and do they add up?',
  ]);
});
