import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { Clamp } from './clamp.tsx';

afterEach(cleanup);

it('offers no toggle up to the given length', () => {
  render(<Clamp text={'a'.repeat(150)} lines={3} toggleAbove={150} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('opens and closes a text one character longer', () => {
  const text = 'a'.repeat(151);
  render(<Clamp text={text} lines={3} toggleAbove={150} />);
  const paragraph = screen.getByText(text);
  const toggle = screen.getByRole('button', { name: 'Show more' });
  expect(paragraph.className).toContain('line-clamp-3');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(toggle.getAttribute('aria-controls')).toBe(paragraph.id);

  fireEvent.click(toggle);
  expect(paragraph.className).not.toContain('line-clamp');
  expect(toggle.getAttribute('aria-expanded')).toBe('true');

  fireEvent.click(screen.getByRole('button', { name: 'Show less' }));
  expect(paragraph.className).toContain('line-clamp-3');
});
