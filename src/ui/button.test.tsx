import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Button, type ButtonProps } from './button.tsx';

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

describe('a button that sends', () => {
  function renderSender(props: ButtonProps = { busy: false }) {
    const onClick = vi.fn<() => void>();
    render(
      <Button {...props} onClick={onClick}>
        Resend
      </Button>,
    );
    return { onClick, button: screen.getByRole('button', { name: 'Resend' }) };
  }

  const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

  it('takes two clicks without a gap as one, and the next one anew', async () => {
    const { onClick, button } = renderSender();
    fireEvent.click(button);
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
    await nextTurn();
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('takes a double click as one, however soon the answer to the first is there', async () => {
    const { onClick, button } = renderSender();
    fireEvent.click(button, { detail: 1 });
    await nextTurn();
    fireEvent.click(button, { detail: 2 });
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('is pressed by the second click of two when the first was not its own', () => {
    const { onClick, button } = renderSender();
    fireEvent.click(button, { detail: 2 });
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('sends its form once', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit">Save</Button>
      </form>,
    );
    const button = screen.getByRole('button');
    button.click();
    button.click();
    expect(onSubmit).toHaveBeenCalledOnce();
    await nextTurn();
    button.click();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('is pressed once by a key that is held', () => {
    const { button } = renderSender();
    expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
  });
});

it('that sends nothing may be pressed as fast as one likes', () => {
  const onClick = vi.fn<() => void>();
  render(<Button onClick={onClick}>Show more</Button>);
  fireEvent.click(screen.getByRole('button'), { detail: 1 });
  fireEvent.click(screen.getByRole('button'), { detail: 2 });
  expect(onClick).toHaveBeenCalledTimes(2);
});
