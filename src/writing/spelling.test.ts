import { expect, it } from 'vitest';
import { spellAround, spellFor } from './spelling.ts';

it('calls in America and rings in Britain, and leaves what is worn alone', () => {
  const text = 'I will ring you about the rota. They rang. The ring that no longer fits.';
  expect(spellFor('US')(text)).toBe(
    'I will call you about the schedule. They called. The ring that no longer fits.',
  );
  expect(spellFor('GB')(text)).toBe(text);
});

it('counts in the words of the country', () => {
  const text = 'Once every fortnight the tills and your diary agree.';
  expect(spellFor('US')(text)).toBe('Once every two weeks the registers and your calendar agree.');
  expect(spellFor('GB')(text)).toBe(text);
  expect(spellFor('GB')('A spot in the parking lot.')).toBe('A spot in the car park.');
});

it.each([
  [
    'The phone rang without end, and then somebody rang.',
    'The phone rang without end, and then somebody called.',
  ],
  ['The doorbell rang while she rang the bank.', 'The doorbell rang while she called the bank.'],
  ['Queues at noon, a queue at the door.', 'Lines at noon, a line at the door.'],
  [
    'The ticket queue is short, and queue time fell.',
    'The ticket queue is short, and queue time fell.',
  ],
  ['From the Council for Nursing; ask the council.', 'From the Council for Nursing; ask the city.'],
])('exchanges only what is meant: %s', (text, said) => {
  expect(spellFor('US')(text)).toBe(said);
});

it('knows the meter that measures from the meter that is long', () => {
  const spell = spellFor('GB');
  expect(spell('Watch the meter for two hours.')).toBe('Watch the meter for two hours.');
  expect(spell('Lay two meters of cable, 40 meters a day.')).toBe(
    'Lay two metres of cable, 40 metres a day.',
  );
  expect(spell('Priced per square meter.')).toBe('Priced per square metre.');
});

it.each([
  ['To practice for the talk: practice it aloud.', 'To practise for the talk: practise it aloud.'],
  ['What you practice', 'What you practise'],
  [
    'Write to practice managers about their practice.',
    'Write to practice managers about their practice.',
  ],
  ['What was changed afterward?', 'What was changed afterwards?'],
  ['They itemize, memorized and jeopardizing.', 'They itemise, memorised and jeopardising.'],
  ['The size of the prize, seized and resized.', 'The size of the prize, seized and resized.'],
])('spells as in Britain: %s', (text, said) => {
  expect(spellFor('GB')(text)).toBe(said);
  expect(spellFor('US')(text)).toBe(text);
});

it('leaves what others say as they spell it', () => {
  const spell = spellAround('GB', 'You prioritize the work.');
  expect(spell('"Prioritize the work": what did you organize, and for the Harbor Center?')).toBe(
    '"Prioritize the work": what did you organise, and for the Harbor Center?',
  );
  expect(spell('Any program of the kind counts.')).toBe('Any program of the kind counts.');
  expect(spell('("color" OR "paint")')).toBe('("color" OR "paint")');
  expect(spellAround('US', '')('To practice afterward')).toBe('To practice afterward');
});
