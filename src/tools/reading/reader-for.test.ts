import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import {
  filledWordList,
  fraction,
  labelledWords,
  optionalWords,
  percent,
  scoreOfTen,
  words,
} from '../stored-fields.ts';
import { readerFor } from './reader-for.ts';

const schema = z.strictObject({
  title: words,
  note: optionalWords.optional(),
  points: filledWordList,
  facts: labelledWords,
  share: fraction,
  score: scoreOfTen,
  fit: percent,
  day: z.int().nonnegative().nullable(),
  isOpen: z.boolean(),
  level: z.enum(['high', 'low']),
  steps: z.array(z.strictObject({ name: words, days: z.int() })).max(5),
});

describe('readerFor', () => {
  it('reads each kind of field as its kind', () => {
    const read = readerFor(schema);
    expect(
      read({
        title: 7,
        points: '- one\n- two',
        facts: { coreValues: 'Care' },
        share: '60%',
        score: '12 of 10',
        fit: 74.94,
        day: 'Day 3',
        isOpen: 'yes',
        level: 'High',
        steps: { name: 'Call', days: '2 days' },
      }),
    ).toEqual({
      title: '7',
      note: '',
      points: ['one', 'two'],
      facts: [{ label: 'Core values', text: 'Care' }],
      share: 0.6,
      score: 10,
      fit: 74.9,
      day: 3,
      isOpen: true,
      level: 'High',
      steps: [{ name: 'Call', days: 2 }],
    });
    expectTypeOf<ReturnType<typeof read>['points']>().toEqualTypeOf<string[]>();
    expectTypeOf<ReturnType<typeof read>['day']>().toEqualTypeOf<number | null>();
    expectTypeOf<ReturnType<typeof read>['note']>().toEqualTypeOf<string>();
  });

  it('leaves nothing undefined where nothing is stored', () => {
    expect(Object.values(readerFor(schema)(undefined))).not.toContain(undefined);
  });

  it('takes a text in place of an object, and other names, as its hints say', () => {
    const read = readerFor(schema, {
      alsoNamed: { title: ['heading'] },
      fields: { steps: { plain: 'name', alsoNamed: { days: ['length'] } } },
    });
    const { title, steps } = read({ heading: 'Nights', steps: ['Call', { length: 4 }] });
    expect(title).toBe('Nights');
    expect(steps).toEqual([
      { name: 'Call', days: null },
      { name: '', days: 4 },
    ]);
  });

  it('keeps a text beside the fields where none of them can take it', () => {
    const read = readerFor(z.strictObject({ points: filledWordList }), { plain: 'text' });
    expect(read('All in one')).toEqual({ text: 'All in one', points: [] });
    expect(readerFor(z.strictObject({ text: words }), { plain: 'text' })('One')).toEqual({
      text: 'One',
    });
  });

  it('gives a field to a reader of its own', () => {
    const read = readerFor(schema, { fields: { share: (value) => ({ stored: value }) } });
    expect(read({ share: 'half' }).share).toEqual({ stored: 'half' });
  });

  it('refuses a kind of field that it cannot read', () => {
    expect(() => readerFor(z.strictObject({ when: z.date() }))).toThrow('a reader of its own');
  });
});
