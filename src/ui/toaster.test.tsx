import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { dismissToast, readToast, toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

function show(content: Parameters<typeof toast>[0]) {
  act(() => {
    toast(content);
  });
}

afterEach(() => {
  act(() => dismissToast(readToast()?.id ?? -1));
  cleanup();
});

it('has its live regions ready before there is anything to say', () => {
  render(<Toaster />);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('says plain words politely and failures at once, one at a time', () => {
  render(<Toaster />);
  show({ title: 'Job updated' });
  expect(screen.getByRole('status').textContent).toContain('Job updated');

  show({ title: 'Delete failed', description: 'Failed to delete job', variant: 'destructive' });
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('alert').textContent).toBe('Delete failedFailed to delete job');
});

it('can be dismissed', () => {
  render(<Toaster />);
  show({ title: 'Job updated' });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(readToast()).toBeNull();
  expect(screen.queryByText('Job updated')).toBeNull();
});

it('runs its action and goes', () => {
  const undo = vi.fn<() => void>();
  render(<Toaster />);
  show({ title: 'Tag removed', action: { label: 'Undo', onPress: undo } });
  fireEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(readToast()).toBeNull();
});

it('stays while the focus is on it', () => {
  vi.useFakeTimers();
  render(<Toaster />);
  show({ title: 'Tag removed', action: { label: 'Undo', onPress: () => {} } });
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Tag removed')).toBeDefined();
  act(() => screen.getByRole('button', { name: 'Undo' }).blur());
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText('Tag removed')).toBeNull();
  vi.useRealTimers();
});

it('takes presses with its buttons only, so that it never stands in the way', () => {
  render(<Toaster />);
  show({ title: 'Job updated', action: { label: 'Undo', onPress: () => {} } });
  expect(screen.getByText('Job updated').closest('.pointer-events-auto')).toBeNull();
  expect(screen.getByText('Job updated').closest('.pointer-events-none')).not.toBeNull();
  for (const name of ['Undo', 'Dismiss']) {
    expect(screen.getByRole('button', { name }).className).toContain('pointer-events-auto');
  }
});
