import { describe, expect, it } from 'vitest';
import { createHiddenName } from './hide-name.ts';

const parcel = createHiddenName({
  name: 'Northgate Parcel Services Ltd.',
  place: 'Leeds, UK',
  instead: 'the company',
});

describe('a name in a text', () => {
  it.each([
    ['At Northgate Parcel Services Ltd. you drive.', 'At the company you drive.'],
    [
      'Northgate is growing. Northgate Parcel pays well.',
      'The company is growing. The company pays well.',
    ],
    ['We are NORTHGATE PARCEL SERVICES!', 'We are the company!'],
    ['Northgate’s crews and the Northgate way', 'The company’s crews and the company way'],
    ['Join our Northgate team', 'Join our team'],
    ['Ask at NPS for a van', 'Ask at the company for a van'],
    ['Write to jobs@northgate-parcel.co.uk today', 'Write to [contact address] today'],
    ['See https://northgateparcelservices.com/jobs now', 'See [contact address] now'],
    ['#NorthgateParcelServices is hiring', '[contact address] is hiring'],
  ])('%s', (text, hidden) => {
    expect(parcel.hide(text)).toBe(hidden);
    expect(parcel.occursIn({ list: [{ text }] })).toBe(true);
    expect(parcel.occursIn({ list: [{ text: hidden }] })).toBe(false);
  });

  it.each(['Drive parcels to the north gate', 'Apply at https://gov.uk', 'northgateway', 'nps'])(
    'leaves alone what is another: %s',
    (text) => expect(parcel.hide(text)).toBe(text),
  );
});

it('a name of ordinary words is a name only as it is written', () => {
  const target = createHiddenName({ name: 'Target', place: '', instead: 'the company' });
  expect(target.hide('Reach the target at Target')).toBe('Reach the target at the company');
});

it('the town in a name is not the name', () => {
  const hospital = createHiddenName({
    name: 'Leeds Teaching Hospitals',
    place: 'Leeds',
    instead: 'the organization',
  });
  expect(hospital.hide('Leeds Teaching Hospitals is in Leeds')).toBe(
    'The organization is in Leeds',
  );
});

it('reaches every text, and the names of maps, but no field of ours', () => {
  const value = {
    title: 'Northgate driver',
    weeks: [{ 'Northgate week': ['at Northgate'] }],
    n: 1,
  };
  expect(parcel.hideAll(value)).toEqual({
    title: 'The company driver',
    weeks: [{ 'The company week': ['at the company'] }],
    n: 1,
  });
});

it('takes time in step with the length of the text', () => {
  const time = (length: number) => {
    const text = 'the Northgat '.repeat(length) + 'a@'.repeat(length) + '.'.repeat(length);
    const from = performance.now();
    parcel.hide(text);
    return performance.now() - from;
  };
  time(2000);
  expect(time(20_000)).toBeLessThan(60 * Math.max(1, time(2000)));
});
