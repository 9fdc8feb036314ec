import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { clearToast } from '#ui/toast.ts';

import { fakeServer, refusal, renderSignedIn } from '../jobs/testing/fake-server.tsx';
import { ResetPasswordCard } from './reset-password-card.tsx';

afterEach(() => {
  cleanup();
  clearToast();
  vi.unstubAllGlobals();
});

const type = (name: string, value: string) =>
  fireEvent.input(screen.getByLabelText(name), { target: { value } });
const checkPath = '/api/auth/check-reset-link';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a link without its token says so and offers a new one', async () => {
  const calls = fakeServer(() => Response.json({ status: true }));
  renderSignedIn(<ResetPasswordCard token={null} />);
  expect(screen.getByText(/This link is not complete/)).toBeDefined();
  type('Email', 'kim@example.com');
  press('Send a new reset email');
  await screen.findByText('Reset email sent');
  expect(calls[0]?.body).toMatchObject({ email: 'kim@example.com' });
});

test('a link that is used or expired says so before anything is typed', async () => {
  const gone = { code: 'NOT_FOUND', message: 'This link has expired.', requestId: 'r' };
  const calls = fakeServer(() => Response.json(gone, { status: 404 }));
  renderSignedIn(<ResetPasswordCard token="used-token" />);
  await screen.findByRole('heading', { name: 'This link does not work' });
  expect(screen.getByText(/This link has been used or is no longer valid/)).toBeDefined();
  expect(screen.queryByLabelText('New Password')).toBeNull();
  expect(calls).toMatchObject([{ path: checkPath, body: { token: 'used-token' } }]);
});

test('where it cannot be learnt whether a link is good, the form is there', async () => {
  fakeServer(() => new Response('', { status: 502 }));
  renderSignedIn(<ResetPasswordCard token="some-token" />);
  await screen.findByRole('heading', { name: 'Choose a new password' });
});

test('the two passwords must be there, long enough and the same', async () => {
  const calls = fakeServer(({ path }) =>
    path === checkPath ? new Response(null, { status: 204 }) : refusal(500, 'Broken'),
  );
  renderSignedIn(<ResetPasswordCard token="some-token" />);
  await screen.findByRole('heading', { name: 'Choose a new password' });
  press('Save Password');
  await screen.findByText('Password must be at least 8 characters');
  expect(screen.getByText('Please confirm your password')).toBeDefined();
  type('New Password', 'another-long-phrase-7');
  type('Confirm Password', 'something-else-9');
  press('Save Password');
  await screen.findByText("Passwords don't match");
  expect(calls.map(({ path }) => path)).toEqual([checkPath]);
  type('Confirm Password', 'another-long-phrase-7');
  press('Save Password');
  await screen.findByText('Broken');
  expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe(
    'another-long-phrase-7',
  );
});
