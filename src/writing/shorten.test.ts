import { expect, it } from 'vitest';
import { cutClause, cutQuote, firstSentence, turnsSense } from './shorten.ts';

it('leaves a short text whole', () => {
  expect(firstSentence('Free. Ask the adviser.', 10)).toBe('Free. Ask the adviser.');
});

it('cuts a long one to its first sentence, or to as many as say something', () => {
  const long = 'Read your own reviews there first. Candidates do, and will quote them to you.';
  expect(firstSentence(long, 8)).toBe('Read your own reviews there first.');
  const free = 'Free. Ask the local adviser about a work academy. Bring the shift times.';
  expect(firstSentence(free, 8)).toBe('Free. Ask the local adviser about a work academy.');
});

it('takes an abbreviation for no end', () => {
  const text = 'Post on boards of the U.S. Army and of Dr. Smith, one for each town and shift.';
  expect(firstSentence(text, 5)).toBe(text);
});

it('cuts a row behind an item that is whole', () => {
  expect(
    cutClause('Physical work: long days on the ladder; able to lift up to 40 pounds', 11),
  ).toBe('Physical work: long days on the ladder');
});

it('keeps the other way in with what it stands beside', () => {
  expect(
    cutClause(
      'Current harbour pilot license for all ports of the northern coast, or license eligible; a card of another coast is accepted',
      11,
    ),
  ).toBe('Current harbour pilot license for all ports of the northern coast, or license eligible');
});

it('knows when what is left out says another thing', () => {
  const line = 'Two seasons on a farm with cattle, sheep or goats';
  expect(turnsSense(line, 'Two seasons on a farm')).toBe(true);
  expect(turnsSense('We do not ask for a card that is new', 'We do not ask for a card')).toBe(
    false,
  );
  expect(
    turnsSense('Ferry pilot card for the bay, which is not needed at night', 'Ferry pilot card'),
  ).toBe(true);
});

it('quotes a sentence whole, or marks where it goes on', () => {
  const line = 'We hope for some knowledge of looms, and we do not expect you to mend them';
  expect(cutQuote(line, 9)).toBe(line);
  expect(cutQuote(`${line}, nor to carry bales; ${line}`, 9)).toMatch(/ \.\.\.$/);
});

it('keeps a text whole rather than leave out most of it', () => {
  const long =
    'Guide outside yards through the transfer of drawings, the choice of steel, the trial of each weld and the papers that the harbor office asks for';
  expect(cutClause(long, 20)).toBe(long);
});
