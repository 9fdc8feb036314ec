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

it('ends a torn row with no word that waits for another', () => {
  const line =
    'Rope makers sail makers riggers joiners and at least four other trades that nobody else names';
  expect(cutClause(line, 8)).toBe('Rope makers sail makers riggers joiners');
  expect(
    cutClause(
      'Knows every boat of the yard and the river; therefore, ensuring that each guest is shown to the right one',
      10,
    ),
  ).toBe('Knows every boat of the yard and the river');
});
