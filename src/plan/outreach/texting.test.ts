import { expect, it } from 'vitest';
import { sayTextRule, endsTexts, sayClockAsIn, sayEndTexts } from './texting.ts';

it('asks for a keyword only where texts end by one', () => {
  expect(sayEndTexts('US', null)).toBe('Reply STOP to end texts.');
  expect(sayEndTexts('IE', null)).toBe('No more texts? Just say so.');
  expect(sayEndTexts('GB', null)).not.toContain('STOP');
  expect(['US', 'GB'].every((country) => endsTexts(sayEndTexts(country, null)))).toBe(true);
});

it.each([
  ['noon to 1 PM', '12 to 1 pm'],
  ['11 AM to noon', '11 am to noon'],
  ['7 to 8:30 PM', '7 to 8:30 pm'],
  ['Lunch break', 'Lunch break'],
])('writes %s as the country does', (american, british) => {
  expect(sayClockAsIn(american, 'IE')).toBe(british);
  expect(sayClockAsIn(american, 'US')).toBe(american);
});

it('names the hours of the rule only where it is one', () => {
  expect(sayTextRule('US')).toContain('8 AM and 9 PM');
  expect(sayTextRule('GB')).toMatch(/PECR.*TPS/);
  expect(['GB', 'IE', 'KE'].map(sayTextRule).join(' ')).not.toMatch(/\d/);
});
