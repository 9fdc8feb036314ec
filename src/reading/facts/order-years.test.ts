import { expect, it } from 'vitest';
import { orderYears } from './order-years.ts';

const asked = (text: string) => ({ kind: 'experience', importance: 'must', text }) as const;
const order = (...texts: string[]) => orderYears(texts.map(asked)).map(({ text }) => text);

it('puts fewer years of anything behind more years of something', () => {
  expect(order('Minimum of 2 years experience', 'Kiln repairs', '4 years of kiln work')).toEqual([
    'Kiln repairs',
    '4 years of kiln work',
    'Minimum of 2 years experience',
  ]);
});

it('leaves years of two kinds of work, and the greater number, where they stand', () => {
  const texts = ['3 years of kiln work', '5 years of glazing'];
  expect(order(...texts)).toEqual(texts);
  const bare = ["6 years' experience", '4 years of kiln work'];
  expect(order(...bare)).toEqual(bare);
});
