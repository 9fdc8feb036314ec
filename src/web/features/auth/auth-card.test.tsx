import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { clearToast, readToast } from '#ui/toast.ts';
import { createQueryClient } from '#web/lib/query-client.ts';

import { AuthCard } from './auth-card.tsx';

type Answers = Record<string, () => Response>;

/** Longer than a busy machine needs. */
const patience = { timeout: 10_000 };

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  clearToast();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function openCard(path: string, answers: Answers = {}) {
  const fetch = vi.fn(async (url: string) => answers[url]?.() ?? new Response('null'));
  vi.stubGlobal('fetch', fetch);
  const location = memoryLocation({ path, record: true });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <AuthCard />
      </Router>
    </QueryClientProvider>,
  );
  const asked = (url: string) => fetch.mock.calls.filter(([called]) => called === url).length;
  return { asked, address: () => location.history.at(-1) };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function signUp() {
  type('Full Name', 'Ada Lovelace');
  type('Email', 'ada@example.test');
  type('Password', 'correct-horse-42');
  press('Create Account');
}

test('signing up polls for the session and after ten tries goes back to the sign-in tab', async () => {
  const { asked, address } = openCard('/signup');
  signUp();
  await screen.findByText('Account Created Successfully');
  expect(screen.getByText('Setting up your workspace')).toBeDefined();
  expect(screen.getByText('Preparing your dashboard')).toBeDefined();
  expect(address()).toBe('/signup?signupSuccess=true');

  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(asked('/api/auth/get-session')).toBe(10);
  expect(readToast()?.title).toBe('Signup completed, please sign in');
  expect(address()).toBe('/signin');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.test');
});

test('an account whose mail failed is still a success, with a way to send it again', async () => {
  openCard('/signup', {
    '/api/auth/sign-up/email': () =>
      Response.json({ message: 'Failed to send verification email' }, { status: 500 }),
  });
  signUp();
  await screen.findByText('Account Created Successfully');
  expect(readToast()).toMatchObject({ title: 'Account created' });
  press('Send the email again');
  await vi.waitFor(() => expect(readToast()?.title).toBe('Verification email sent'), patience);
});

test('an error loses nothing that was typed, and its action leads to the sign-in tab', async () => {
  openCard('/signup', {
    '/api/auth/sign-up/email': () => Response.json({ message: 'exists' }, { status: 422 }),
  });
  signUp();
  await vi.waitFor(() => expect(readToast()?.title).toBe('Account already exists'), patience);
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Ada Lovelace');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('correct-horse-42');
  act(() => readToast()?.action?.onPress());
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.test');
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeDefined();
});

test('a refused, unverified account can ask for its mail again', async () => {
  const { asked } = openCard('/signin', {
    '/api/auth/sign-in/email': () => Response.json({ code: 'EMAIL_NOT_VERIFIED' }, { status: 403 }),
  });
  type('Email', 'ada@example.test');
  type('Password', 'correct-horse-42');
  press('Sign In');
  await vi.waitFor(() => expect(readToast()?.title).toBe('Email verification required'), patience);
  act(() => readToast()?.action?.onPress());
  await vi.waitFor(() => expect(asked('/api/auth/send-verification-email')).toBe(1), patience);
});

test('forgot password needs an email first', async () => {
  const { asked } = openCard('/signin');
  press('Forgot password?');
  expect(readToast()?.description).toBe('Please enter your email address first');
  await act(() => vi.advanceTimersByTimeAsync(1));
  type('Email', 'ada@example.test');
  press('Forgot password?');
  await vi.waitFor(() => expect(readToast()?.title).toBe('Reset email sent'), patience);
  expect(asked('/api/auth/request-password-reset')).toBe(1);
});

describe('the link of an invitation', () => {
  const offerPath = '/api/organizations/offered-invitation';
  const offer = {
    organizationName: 'Northwind Energy',
    inviterName: 'Grace Hopper',
    email: 'ada@example.test',
    role: 'admin',
  };

  test('names organization and inviter, fills in the email, and is kept', async () => {
    openCard('/signup?invitation=token-1', { [offerPath]: () => Response.json(offer) });
    const notice = await screen.findByText(/Grace Hopper invites you to join/, {}, patience);
    expect(notice.textContent).toBe(
      'An invitation waits for you. Grace Hopper invites you to join Northwind Energy as an admin. Sign up, or sign in, with ada@example.test and you can accept it right away.',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.test');
    expect(sessionStorage.getItem('pendingInvitation')).toBe('token-1');

    type('Email', 'somebody@example.test');
    expect(
      screen.getByText(
        'The invitation is for ada@example.test. With another address you cannot accept it.',
      ),
    ).toBeDefined();
    type('Email', ' Ada@Example.test ');
    expect(screen.queryByText(/With another address/)).toBeNull();

    fireEvent.click(screen.getByRole('tab', { name: 'Sign In' }));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.test');
    expect(screen.getByText(/Grace Hopper invites you to join/)).toBeDefined();
  });

  test('that is used or expired says so at once, promises nothing and is not kept', async () => {
    const message = 'This invitation has already been used.';
    openCard('/signup?invitation=token-1', {
      [offerPath]: () => Response.json({ code: 'CONFLICT', message }, { status: 409 }),
    });
    expect((await screen.findByRole('alert', {}, patience)).textContent).toContain(message);
    expect(screen.queryByText(/An invitation waits/)).toBeNull();
    expect(sessionStorage.getItem('pendingInvitation')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
  });

  test('that cannot be read now is kept, and can be tried again', async () => {
    let down = true;
    openCard('/signup?invitation=token-1', {
      [offerPath]: () => (down ? new Response('', { status: 502 }) : Response.json(offer)),
    });
    await screen.findByText('Your invitation could not be read.', {}, patience);
    expect(sessionStorage.getItem('pendingInvitation')).toBe('token-1');
    down = false;
    press('Try again');
    await screen.findByText(/Grace Hopper invites you to join/, {}, patience);
  });
});

test('what is missing is said at its field, on both tabs', async () => {
  openCard('/signup');
  press('Create Account');
  await screen.findByText('Name is required');
  expect(screen.getByText('Please enter a valid email address')).toBeDefined();
  expect(screen.getByText('Password must be at least 8 characters')).toBeDefined();
  cleanup();

  const { asked } = openCard('/signin');
  press('Sign In');
  await screen.findByText('Password is required');
  expect(screen.getByText('Please enter a valid email address')).toBeDefined();
  expect(asked('/api/auth/sign-in/email')).toBe(0);
});

test('the password can be looked at before it is sent', () => {
  openCard('/signin');
  type('Password', 'seen-by-me');
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  press('Show what is typed');
  expect(field.type).toBe('text');
  press('Hide what is typed');
  expect(field.type).toBe('password');
});

test('a password that the server finds too easy is refused at its field', async () => {
  const sentence = 'This password is among the most common ones.';
  openCard('/signup', {
    '/api/auth/sign-up/email': () =>
      Response.json({ message: sentence, fields: { password: sentence } }, { status: 400 }),
  });
  signUp();
  await screen.findByText(sentence);
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Ada Lovelace');
});

test('a server that cannot be reached gets the plain sentence', async () => {
  const unreachable = () => {
    throw new TypeError('Failed to fetch');
  };
  openCard('/signin', { '/api/auth/sign-in/email': unreachable });
  type('Email', 'ada@example.test');
  type('Password', 'correct-horse-42');
  press('Sign In');
  const description = 'Something went wrong. Please try again.';
  await vi.waitFor(
    () => expect(readToast()).toMatchObject({ title: 'Error', description }),
    patience,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('correct-horse-42');
});
