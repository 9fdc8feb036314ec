import { describe, expect, it } from 'vitest';
import { findReach } from './remote-reach.ts';
import { findZoneHours } from './time-zone.ts';

describe('where remote people live', () => {
  it.each([
    ['You work remotely on the West Coast, with some travel.', 'on the West Coast', 'US'],
    ['The job is done from home and you should be located in Vermont.', 'in Vermont', 'US'],
    ['This remote post is centered in Ohio, Maine, or Utah.', 'in Ohio, Maine or Utah', 'US'],
    ['You can be based anywhere in the UK, fully remote.', 'in the United Kingdom', 'GB'],
    ['Remote (US only)', 'in the United States', 'US'],
    ['Remote within Austria, Malta or the Netherlands', 'in Austria, Malta or Netherlands', null],
    ['Remote in ID, OR, WA, UT.', 'in Idaho, Oregon, Washington or Utah', 'US'],
  ])('reads "%s"', (text, where, country) => {
    const said = text.replace('done from home', 'work from home');
    expect(findReach(said)).toMatchObject({ where, country });
  });

  it.each([
    'Remote, ideally based in Vermont.',
    'Our remote team serves customers in Texas.',
    'You work from home or in our office in Ohio, hybrid.',
    'The office is in Ohio.',
    'Fully remote for people in Utah or Salt Lake counties.',
  ])('reads nothing in "%s"', (text) => {
    expect(findReach(text)).toBeNull();
  });
});

describe('hours by a time zone', () => {
  it.each([
    ['The day starts at 8am ET.', 'From 8am ET', 'Able to start at 8am ET'],
    ['You keep West coast hours.', 'West Coast hours', 'Able to work West Coast hours'],
    [
      'Able to work Eastern Time Zone business hours',
      'Eastern Time hours',
      'Able to work Eastern Time hours',
    ],
    ['Remote, on PST/MST time zones', 'PST or MST hours', 'Able to work PST or MST hours'],
    [
      'You work within 2 hours of CET.',
      'Within 2 hours of CET',
      'Able to work within 2 hours of CET',
    ],
  ])('reads "%s"', (text, hours, asked) => {
    expect(findZoneHours(text)).toEqual({ hours, asked });
  });

  it('leaves the clocks of others and mere wishes alone', () => {
    expect(findZoneHours('Work with teams across Eastern and Pacific time zones.')).toBeNull();
    expect(findZoneHours('We prefer people in PST hours.')).toBeNull();
  });
});
