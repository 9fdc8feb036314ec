import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { ThemeToggle } from './theme-toggle.tsx';
import { chooseTheme } from './theme.ts';

afterEach(() => {
  chooseTheme('system');
  cleanup();
});

it('applies the choice at once and leaves it in a cookie for the server', () => {
  render(<ThemeToggle />);
  const dark = screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' });
  fireEvent.click(dark);
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(document.cookie).toContain('theme=dark');
  expect(dark.checked).toBe(true);
});

it('goes back to the system without a trace', () => {
  render(<ThemeToggle />);
  fireEvent.click(screen.getByRole('radio', { name: 'Light' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Same as the system' }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(document.cookie).not.toContain('theme');
});

it('starts from what the server wrote into the page', () => {
  document.documentElement.dataset.theme = 'light';
  render(<ThemeToggle />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Light' }).checked).toBe(true);
});
