import { expect, it } from 'vitest';
import { noForms, type Fact } from '#shared/brief.ts';
import { toFact } from '../fact-for-tests.ts';
import { nameAnyhow } from './name-matter.ts';
import { namesDeed } from './names-deed.ts';
import { sayDeed } from './say-deed.ts';
import { withDeed } from './with-deed.ts';

const duty = (text: string, isVerbPhrase = false): Fact =>
  toFact(text, {
    kind: 'duty',
    forms: {
      ...noForms,
      verbPhrase: isVerbPhrase ? text.charAt(0).toLowerCase() + text.slice(1) : null,
    },
  });

it.each([
  ['loom repair', true],
  ['Collection of empty crates', true],
  ['Sorting of wool', true],
  ['Harbor yards', false],
  ['Loom equipment', false],
  ['Dye applications', false],
])('"%s" tells a deed: %s', (name, isTold) => {
  expect(namesDeed(name)).toBe(isTold);
});

it.each([
  ['The prompt deliveries of peat and turf', 'Peat and turf', 'Deliveries of peat and turf'],
  ['Carefully input loads in to the tide log', 'Input loads', 'Inputting loads'],
  [
    'Supervising of Hired weavers at the mill',
    'Supervising of Hired weavers',
    'Supervising hired weavers',
  ],
])('of "%s", "%s" goes by its deed', (line, name, said) => {
  expect(withDeed(duty(line), name)).toBe(said);
});

it('takes the deed of the line where the thing was cut out of it', () => {
  const line = duty('Mend and print guides such as the Net Maker Manual', true);
  expect(withDeed(line, 'Net Maker Manual')).toBe('Mending and printing guides');
});

it('says what is known where a duty is to know it', () => {
  const line = duty('Develop and maintain a deep working knowledge of felt grades', true);
  expect(nameAnyhow(line)).toBe('Knowledge of felt grades');
});

it('names no work by one thing that nothing is done to', () => {
  expect(withDeed(duty('Loom idea'), 'Loom idea')).toBeNull();
  expect(withDeed(duty('A yard based job with much walking'), 'Yard based job')).toBeNull();
  expect(withDeed(duty('Barges and Ferries'), 'Barges and Ferries')).toBe('Barges and Ferries');
});

it('leaves what is demanded as it is named', () => {
  expect(withDeed(toFact('Knowledge of felt grades'), 'Felt grades')).toBe('Felt grades');
});

it('keeps with whom relations are kept, and drops what the work is good for', () => {
  expect(nameAnyhow(duty('Attend and grow relations with local millers', true))).toBe(
    'Attending and growing relations with local millers',
  );
  expect(sayDeed(duty('Tune church organs aimed at a clear sound', true))).toBe(
    'Tuning church organs',
  );
});

it('names what is done, and not what it leads to in the end', () => {
  const line =
    'Working day by day with the yards and their own people to bring each order through the completion of ships';
  expect(withDeed(duty(line), 'Bring each order')).toBe('Bringing each order');
  expect(withDeed(duty(line), 'Completion of ships')).not.toBe('Completion of ships');
});
