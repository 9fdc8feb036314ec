import { expect, it } from 'vitest';
import { headcount, readCount, readFigure } from './headcount.ts';

it('allows an unknown headcount, not half a person', () => {
  expect(headcount.parse(null)).toBeNull();
  expect(headcount.safeParse(1.5).success).toBe(false);
});

it('keeps the words of a figure', () => {
  expect(readFigure(1641)).toEqual({ value: 1641, text: '1,641' });
  expect(readFigure('500 to 700')).toEqual({ value: 500, text: '500 to 700' });
  expect(readFigure(undefined)).toEqual({ value: null, text: '' });
});

it('says what could not be counted', () => {
  expect(readCount(null)).toEqual({ value: null, text: 'Not counted' });
  expect(readCount(undefined)).toEqual({ value: null, text: '' });
});
