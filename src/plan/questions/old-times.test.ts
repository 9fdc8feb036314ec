import { expect, it } from 'vitest';
import { askOldTimes } from './old-times.ts';
import { sourceOf } from '../testing/source-of.ts';

const today = '2026-11-16';
const said = (text: string) => ({ source: { from: 'job', quote: text }, text }) as never;
const ask = (text: string, more: Parameters<typeof sourceOf>[1] = {}): string[] =>
  askOldTimes(sourceOf([{ kind: 'other', text }], more).brief, today).map((one) => one.ask);

it('asks what holds now where the text looks ahead to a year gone by', () => {
  expect(
    ask('You share the office with the harbor master until the planned 2024 move.')[0],
  ).toMatch(/2024 move": that time is over/);
  expect(ask('You share the office until the planned 2028 move.')).toEqual([]);
  expect(ask('The harbor has been expected to grow since 2019.')).toEqual([]);
});

it('asks for the new date where the closing date has passed', () => {
  const place = { country: 'GB', given: '', label: '', resolved: null } as never;
  expect(ask('Row.', { place, deadline: said('3 March 2026'), startDate: null })[0]).toMatch(
    /3 March 2026 as its closing date, which has passed/,
  );
  expect(ask('Row.', { place, deadline: said('29th August'), startDate: null })[0]).toMatch(
    /names 29th August as its closing date, which has passed/,
  );
  expect(ask('Row.', { place, deadline: said('4th January'), startDate: null })).toEqual([]);
  expect(ask('Row.', { place, deadline: said('3 March 2027'), startDate: null })).toEqual([]);
});

it('asks for the new start where only its month or school year is named', () => {
  const place = { country: 'US', given: '', label: '', resolved: null } as never;
  const asked = (text: string) => ask('Row.', { place, deadline: null, startDate: said(text) });
  expect(asked('August 2024')[0]).toMatch(/names August 2024 as its start date, which has passed/);
  expect(asked('2024-25 school year')[0]).toMatch(/which has passed/);
  expect(asked('January 2027')).toEqual([]);
});
