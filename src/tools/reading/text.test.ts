import { describe, expect, it } from 'vitest';
import { readText, readTextList } from './text.ts';

describe('readText', () => {
  it.each([
    ['  Nights ', 'Nights'],
    [5, '5'],
    [true, 'Yes'],
    [null, ''],
    [undefined, ''],
    [['a', '', 'b'], 'a\nb'],
    [{ shiftLength: '12 h', empty: '' }, 'Shift length: 12 h'],
    [{ nested: { inner: ['x'] } }, 'Nested: Inner: x'],
  ])('reads %j', (value, text) => {
    expect(readText(value)).toBe(text);
  });
});

describe('readTextList', () => {
  it('reads a list and leaves out what is empty', () => {
    expect(readTextList(['a', ' ', null, 3])).toEqual(['a', '3']);
  });

  it('splits lines and takes their marks off', () => {
    expect(readTextList('1. One\n\n2) Two\n- Three\n• Four')).toEqual([
      'One',
      'Two',
      'Three',
      'Four',
    ]);
  });

  it('leaves a single line alone', () => {
    expect(readTextList('12 hours')).toEqual(['12 hours']);
    expect(readTextList('1. Call')).toEqual(['1. Call']);
  });

  it('keeps the names of a map', () => {
    expect(readTextList({ nights: 'three', weekends: 'one in three' })).toEqual([
      'Nights: three',
      'Weekends: one in three',
    ]);
  });

  it('reads nothing from null and booleans', () => {
    expect([null, undefined, true].flatMap(readTextList)).toEqual([]);
  });
});
