import { expect, it } from 'vitest';
import { dropLabel } from './public-posting.ts';

it('drops a heading before a whole sentence, and keeps one that its figures need', () => {
  expect(dropLabel('Real Team Spirit: Bake with people who are glad to share what they know')).toBe(
    'Bake with people who are glad to share what they know',
  );
  const figures = 'Company Pension Plan: We pay in 5% of what you earn from the first day';
  expect(dropLabel(figures)).toBe(figures);
  expect(dropLabel('Notice: We are closed')).toBe('Notice: We are closed');
});
