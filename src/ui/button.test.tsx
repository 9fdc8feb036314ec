import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { Button } from './button.tsx';

afterEach(cleanup);

it('does not send forms unless it says so', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

it('while busy says so, ignores presses and keeps the focus', () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} busyLabel="Saving..." onClick={onClick}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();

  rerender(form(true));
  fireEvent.click(button);
  expect(button.textContent).toBe('Saving...');
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
