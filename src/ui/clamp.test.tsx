import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { Clamp } from './clamp.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** As a browser would lay the text out. */
function layOut(heights: { shown: number; whole: number }) {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(heights.shown);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(heights.whole);
}

it('offers no toggle where all of a long text is in sight', () => {
  layOut({ shown: 60, whole: 60 });
  render(<Clamp text={'a'.repeat(151)} lines={3} toggleAbove={150} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps the toggle of an open text, so that it can be closed', () => {
  layOut({ shown: 60, whole: 80 });
  render(<Clamp text={'a'.repeat(151)} lines={3} toggleAbove={150} />);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByRole('button', { name: 'Show less' })).toBeTruthy();
});

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
