import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { makePlan } from '../plan.ts';
import { askFirst, listAsks } from './ask.ts';

const stated = (text: string) => ({
  text,
  source: { from: 'job', field: 'sourceText', quote: text, start: 0 } as const,
});

it('asks a stranger for ten minutes, and no two personas for the same', () => {
  const source = sourceOf([{ kind: 'duty', text: 'Plan the loading of trailers' }]);
  const asks = makePlan(source).personas.map((_, turn) => askFirst(source, turn));
  expect(asks[0]).toBe('Could we talk for ten minutes on [day]?');
  expect(new Set(asks).size).toBe(asks.length);
});

it('asks whoever would come by the shift for shifts, and for no move', () => {
  const source = sourceOf([], {
    title: { given: 'Per diem porter', clean: 'Per diem porter', singular: 'per diem porter' },
    employmentType: stated('per diem'),
  });
  expect(askFirst(source, 0)).toBe('How many shifts a month would suit you?');
});

it('names the two things between which it asks people to choose', () => {
  const source = sourceOf([{ kind: 'benefit', text: '$2,000 sign-on bonus' }], {
    hours: stated('Monday to Friday, 8:00 to 16:30'),
  });
  expect(askFirst(source, 0)).toBe(
    'Which matters more to you, the $2,000 sign-on bonus or the hours?',
  );
});

it('has two next steps, a call first', () => {
  const source = sourceOf([{ kind: 'duty', text: 'Plan the loading of trailers' }]);
  const persona = {
    messages: { mails: [], linkedin: '', text_message: '', asks: ['Name the dish that is yours.'] },
  };
  expect(listAsks(source, persona as never, 1)).toEqual([
    'Reply with a time for a ten-minute call this week.',
    expect.stringMatching(/\.$/),
  ]);
});
