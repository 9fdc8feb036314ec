import { expect, it } from 'vitest';
import { isOfAdvertisements, listProfileWords } from './profile-words.ts';
import { sourceOf } from '../testing/source-of.ts';

const listFor = (text: string, country: string | null = null) => {
  const { brief } = sourceOf([{ text, kind: 'duty' }]);
  return listProfileWords({ ...brief, place: { ...brief.place, country } });
};

it('names the matters of a job as profiles do', () => {
  expect(listFor('Keep bills of materials and engineering change notices current')).toEqual([
    'BOM',
    'bill of materials',
    'ECN',
    'ECO',
  ]);
  expect(listFor('Improve the closing process of the group')).toEqual(['month-end close']);
});

it('knows the forms of contract of one country there only', () => {
  const text = 'Knows the usual conditions of contract';
  expect(listFor(text, 'GB')).toContain('NEC');
  expect(listFor(text, 'US')).toEqual([]);
});

it.each([
  ['bills of materials', true],
  ['construction projects', true],
  ['closing process', true],
  ['engineering department', true],
  ['bill of materials', false],
  ['general ledger', false],
  ['structural steel', false],
])('tells words of advertisements from those of profiles: %s', (term, isOff) => {
  expect(isOfAdvertisements(term)).toBe(isOff);
});
