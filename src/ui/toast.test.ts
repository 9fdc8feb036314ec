import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  dismissToast,
  holdToast,
  readToast,
  releaseToast,
  subscribeToToast,
  toast,
  toastRemovalDelay,
} from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('toast', () => {
  it('shows one at a time, the newest', () => {
    toast({ title: 'Job updated' });
    toast({ title: 'Delete failed', variant: 'destructive' });
    expect(readToast()).toMatchObject({ title: 'Delete failed', variant: 'destructive' });
  });

  it('of a success goes after some seconds, the longer it is to read', () => {
    toast({ title: 'Copied!' });
    vi.advanceTimersByTime(3000);
    expect(readToast()?.title).toBe('Copied!');
    vi.advanceTimersByTime(3000);
    expect(readToast()).toBeNull();
    toast({ title: 'Account created', description: 'word '.repeat(30) });
    vi.advanceTimersByTime(10_000);
    expect(readToast()?.title).toBe('Account created');
    vi.advanceTimersByTime(10_000);
    expect(readToast()).toBeNull();
  });

  it('that somebody holds stays, and then begins anew', () => {
    toast({ title: 'Tag removed', action: { label: 'Undo', onPress: () => {} } });
    const { id } = readToast()!;
    holdToast(id);
    vi.advanceTimersByTime(100_000);
    expect(readToast()?.id).toBe(id);
    releaseToast(id);
    vi.advanceTimersByTime(5000);
    expect(readToast()?.id).toBe(id);
    vi.advanceTimersByTime(10_000);
    expect(readToast()).toBeNull();
  });

  it('of a failure stays for 1,000,000 ms', () => {
    expect(toastRemovalDelay).toBe(1_000_000);
    toast({ title: 'Copy failed', variant: 'destructive' });
    vi.advanceTimersByTime(999_999);
    expect(readToast()?.title).toBe('Copy failed');
    vi.advanceTimersByTime(1);
    expect(readToast()).toBeNull();
  });

  it('goes sooner when a duration is given', () => {
    toast({ title: 'Copied!', duration: 2000 });
    vi.advanceTimersByTime(2000);
    expect(readToast()).toBeNull();
  });

  it('does not let the timer of the one before take the next one away', () => {
    toast({ title: 'First', duration: 2000 });
    vi.advanceTimersByTime(1500);
    toast({ title: 'Second', duration: 2000 });
    vi.advanceTimersByTime(1500);
    expect(readToast()?.title).toBe('Second');
  });

  it('is dismissed by its own handle or id, and by no other', () => {
    const first = toast({ title: 'First' });
    toast({ title: 'Second' });
    first.dismiss();
    expect(readToast()?.title).toBe('Second');
    dismissToast(readToast()?.id ?? -1);
    expect(readToast()).toBeNull();
  });

  it('tells its listeners, until they leave', () => {
    const listener = vi.fn<() => void>();
    const leave = subscribeToToast(listener);
    toast({ title: 'One' });
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    toast({ title: 'Two' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
