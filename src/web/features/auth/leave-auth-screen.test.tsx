import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { clearToast, readToast } from '#ui/toast.ts';

import { LeaveAuthScreen } from './leave-auth-screen.tsx';

afterEach(() => {
  cleanup();
  clearToast();
  sessionStorage.clear();
});

function leaveFrom(path: string): string | undefined {
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  render(
    <Router hook={hook} searchHook={searchHook}>
      <LeaveAuthScreen />
    </Router>,
  );
  return history.at(-1);
}

test.each([
  ['/signin', '/dashboard'],
  ['/signin?next=%2Fjobs%2F12%3Ftab%3D1', '/jobs/12?tab=1'],
  ['/signin?next=https%3A%2F%2Fevil.example', '/dashboard'],
  ['/signin?next=%2F%2Fevil.example', '/dashboard'],
  ['/signin?next=%2F%5Cevil.example', '/dashboard'],
])('%s leads to %s', (from, to) => {
  expect(leaveFrom(from)).toBe(to);
});

test('an invitation opened while signed in is kept for the dashboard', () => {
  expect(leaveFrom('/signup?invitation=token-2')).toBe('/dashboard');
  expect(sessionStorage.getItem('pendingInvitation')).toBe('token-2');
});

test('a verification link says how it ended', () => {
  leaveFrom('/signin?verified=true');
  expect(readToast()).toMatchObject({ title: 'Email verified' });
  leaveFrom('/signin?verified=true&error=TOKEN_EXPIRED');
  expect(readToast()).toMatchObject({ title: 'Error', variant: 'destructive' });
});
