import { expect, it } from 'vitest';
import { dropTitle } from './drop-title.ts';

it('keeps the title of a subject, but not one that fills the line', () => {
  expect(dropTitle('{title}: the hours', 'line cook')).toBe('{title}: the hours');
  const long = 'assistant deputy coordinator of regional supply and distribution services';
  expect(dropTitle('{title}: the hours', long)).toBe('The hours');
  expect(dropTitle('About the {title}: the hours', long)).toBe('About the {title}: the hours');
});
