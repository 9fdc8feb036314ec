import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { sayHoursKind } from './contract.ts';

it.each(['Job type: Part-time or full-time', 'Full or part time', 'Part time and full time posts'])(
  'offers both where the text does: %s',
  (text) => {
    expect(sayHoursKind(sourceOf([{ kind: 'schedule', text }]).brief)).toBe(
      'full time or part time',
    );
  },
);

it('offers one where the text names one', () => {
  const { brief } = sourceOf([{ kind: 'schedule', text: 'Part-time, three mornings a week' }]);
  expect(sayHoursKind(brief)).not.toBe('full time or part time');
});
