import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { createQueryClient } from './lib/query-client.ts';
import { type Session, sessionQuery } from './lib/session.ts';
import { AppRouter } from './router.tsx';

// The first visit to a page compiles it, which a busy machine may take its time over.
vi.setConfig({ testTimeout: 20_000 });

const session: Session = { user: { id: 'u1', name: 'Kim', email: 'kim@example.com' } };

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  // Pages ask for their data; which page is shown does not wait for it.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function renderAt(path: string, known?: Session | null) {
  const queryClient = createQueryClient();
  if (known !== undefined) queryClient.setQueryData(sessionQuery.queryKey, known);
  const { hook, navigate } = memoryLocation({ path });
  render(
    <QueryClientProvider client={queryClient}>
      <Router hook={hook}>
        <AppRouter />
      </Router>
    </QueryClientProvider>,
  );
  return { navigate };
}

const findHeading = (name: string) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 15_000 });

describe('signed in', () => {
  test.each([
    ['/', 'Jobs Dashboard'],
    ['/dashboard', 'Jobs Dashboard'],
    ['/profile', 'Profile Settings'],
    ['/organization', 'Organization Settings'],
    ['/admin', 'Admin'],
    ['/jobs/new', 'Create New Job'],
    ['/jobs/12', 'Job 12'],
    ['/jobs/0012', 'Job 12'],
    ['/pdftest', 'PDF Test'],
    ['/about', 'About Requisite'],
    ['/terms', 'Terms of Service'],
    ['/privacy', 'Privacy Policy'],
    ['/jobs/twelve', 'There is no page here'],
    ['/jobs/12abc', 'There is no page here'],
    ['/jobs/1.5', 'There is no page here'],
    ['/jobs', 'There is no page here'],
    ['/signin', 'Jobs Dashboard'],
    ['/nowhere', 'There is no page here'],
  ])('%s is %s', async (path, heading) => {
    renderAt(path, session);
    expect(await findHeading(heading)).toBeDefined();
  });

  test.each([
    [
      false,
      'Email verification is temporarily disabled.',
      'Users can log in right after signup.',
      'Verification emails still work for testing.',
    ],
    [
      true,
      'Email verification is required.',
      'Users can log in once they have opened the link in their verification email.',
      'The sign-in screen sends that email again to whoever needs it.',
    ],
  ])('the admin page states how email verification stands', async (required, ...lines) => {
    vi.stubGlobal('fetch', async (path: string) =>
      path === '/api/auth/sign-up-rules'
        ? Response.json({ emailVerificationRequired: required })
        : new Promise(() => {}),
    );
    renderAt('/admin', session);
    for (const line of lines) expect(await screen.findByText(line)).toBeDefined();
    expect(screen.getByRole('main').textContent.includes('disabled')).toBe(!required);
  });
});

describe('signed out', () => {
  test.each([
    ['/', 'Ten recruiting tools from one job description.'],
    ['/signin', 'Welcome'],
    ['/auth', 'Welcome'],
    ['/signup', 'Welcome'],
    ['/about', 'About Requisite'],
    ['/terms', 'Terms of Service'],
    ['/privacy', 'Privacy Policy'],
    ['/dashboard', 'There is no page here'],
    ['/jobs/12', 'Ten recruiting tools from one job description.'],
    ['/nowhere', 'There is no page here'],
  ])('%s is %s', async (path, heading) => {
    renderAt(path, null);
    expect(await findHeading(heading)).toBeDefined();
  });

  test('a page that is not there offers the way home and, for a visitor, the way in', async () => {
    renderAt('/profile', null);
    await findHeading('There is no page here');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/', '/', '/api/login?next=%2Fprofile']);
  });
});

test('each page names itself in the tab', async () => {
  const { navigate } = renderAt('/profile', session);
  await findHeading('Profile Settings');
  expect(document.title).toBe('Profile Settings · Requisite');
  navigate('/dashboard');
  await findHeading('Jobs Dashboard');
  expect(document.title).toBe('Jobs Dashboard · Requisite');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('while the session is unknown the screen says Loading', () => {
  renderAt('/dashboard');
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

test('a session that cannot be asked for can be asked for again', async () => {
  const replies = [new Response('', { status: 503 }), new Response('null')];
  vi.stubGlobal('fetch', async () => replies.shift());
  renderAt('/signin');
  (await screen.findByRole('button', { name: 'Try again' })).click();
  expect(await findHeading('Welcome')).toBeDefined();
});
