import { describe, expect, test } from 'vitest';
import { canBeDone, canBeNamed, canBeQuoted, isVerb } from './speakable.ts';

describe('what can be said behind "You would"', () => {
  test.each([
    'mend the nets of four trawlers',
    'apply glazes by hand and fire the kiln',
    'lead roadmap workshops with the harbor board',
    'process and weigh the catch',
    'safely and quickly moor the ferries',
    'test and document new sails',
    'co-ordinate the pilots of the estuary',
    'dispose of old paint',
  ])('%s', (duty) => expect(canBeDone(duty)).toBe(true));

  test.each([
    ['lead generation and closing orders for sails', 'the name of a thing'],
    ['cash flow management and the audit of the fleet', 'the name of a thing'],
    ['review of mooring fees', 'a thing of something'],
    ['receipt and storage of wet sails', 'a thing of something'],
    ['sell-Thru analysis of yarn', 'no verb'],
    ['sort nets with crews tensure the catch stays fresh', 'a lost blank'],
    ['work with a number skippers across the bay', 'a lost word'],
    ['compare tides with predicted or measured to plan trips', 'a lost thing'],
    ['give strong advice on rigging either', 'half of a pair'],
    ['write the manuals for looms.o', 'the rest of a word'],
    ['plan joint trips and repairs Continually seek new moorings', 'two lines'],
    ['clean and presentable', 'a row of a verb and a trait'],
    ['load, limits and asking for a pilot', 'a row of things'],
    ['splice track and report on ropes', 'a row without its comma'],
  ])('not %s: %s', (duty) => expect(canBeDone(duty)).toBe(false));

  test('the name of the house is no verb', () => {
    expect(canBeDone("harbor Prints' sister workshop", 'Harbor Prints')).toBe(false);
    expect(canBeDone('harbor boats in winter', 'Nordlicht Ferries')).toBe(true);
  });
});

describe('what can name a criterion', () => {
  test.each(['Mending nets', 'Working with Node.js', 'Weaving and dyeing', 'Rope care support'])(
    '%s',
    (name) => expect(canBeNamed(name, name)).toBe(true),
  );

  test('a heading that grew onto the first verb of its line does not', () => {
    const line = 'Guest Letters and Posters Draft and send every notice of the ferry';
    expect(canBeNamed('Guest Letters and Posters Draft', line)).toBe(false);
    expect(canBeNamed('Guest Letters and Posters', line)).toBe(true);
    expect(canBeNamed('Ferry Guest Support', 'Ferry Guest Support for families')).toBe(true);
  });

  test.each([
    'Manifests prepared',
    'Six new moorings per week to be visited',
    'Always looking',
    'Trying to find out',
    'Developing the craft across',
    'Making knots and working',
    'Dyeing techniques and able to weave',
    'Knot, etc.3-5 experience in rigging',
  ])('not %s', (name) => expect(canBeNamed(name)).toBe(false));
});

test('a demand that lost a word is not quoted', () => {
  expect(canBeQuoted('the ability to pass a due to the nature of the harbor work')).toBe(false);
  expect(canBeQuoted('2-4 experience in sail making')).toBe(false);
  expect(canBeQuoted('2-4 years of experience in sail making')).toBe(true);
  expect(canBeQuoted('strong FP&A or commercial experience')).toBe(true);
  expect(canBeQuoted('Grade A or B papers')).toBe(true);
});

test('a verb is known as one', () => {
  expect(['mend', 'splice', 'load', 'ask'].every(isVerb)).toBe(true);
  expect(['limits', 'asking', 'presentable', 'qwerfel'].some(isVerb)).toBe(false);
});

test('takes the name of a deed for no verb', () => {
  expect(canBeDone('management, control and upkeep of the harbour lights')).toBe(false);
  expect(canBeDone('supplement the lamp oil of the lights')).toBe(true);
  expect(canBeDone('implement the plan for the harbour lights')).toBe(true);
});
