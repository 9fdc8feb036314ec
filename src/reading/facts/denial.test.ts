import { expect, it } from 'vitest';
import { readDenial, splitSpared } from './denial.ts';

const toPart = (text: string) => ({ text, start: 0, end: text.length });

it('takes for an offer what is asked of nobody', () => {
  expect(readDenial("We won't ask you to work weekends or holidays")).toMatchObject({
    kind: 'benefit',
  });
  expect(readDenial('You will work weekends in the season')).toBeUndefined();
});

it('makes a line of its own of what is spared behind a contrast', () => {
  const text = "Some flexibility in the week, but we won't ask you to work weekends";
  const parts = splitSpared(toPart(text));
  expect(parts.map((part) => part.text)).toEqual([
    'Some flexibility in the week',
    "we won't ask you to work weekends",
  ]);
  for (const { text: words, start, end } of parts) expect(text.slice(start, end)).toBe(words);
});

it.each(['Nets are wet, but the loft is dry', 'You sort yarn, but do not dye it'])(
  'leaves "%s" whole',
  (text) => {
    expect(splitSpared(toPart(text))).toHaveLength(1);
  },
);
