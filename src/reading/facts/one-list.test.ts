import { expect, it } from 'vitest';
import { joinOneList } from './one-list.ts';

it.each([
  [
    'Crane operator licence required along with valid site card and medical',
    'Crane operator licence, valid site card and medical',
  ],
  [
    'A boat licence is needed, together with a radio certificate',
    'A boat licence and radio certificate',
  ],
  ['Boat licence required', 'Boat licence required'],
])('%s', (line, expected) => {
  expect(joinOneList(line)).toBe(expected);
});
