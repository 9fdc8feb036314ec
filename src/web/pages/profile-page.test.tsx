import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import type { AccountInfo, Profile } from '#shared/user.ts';
import { clearToast } from '#ui/toast.ts';

import { type Call, fakeServer, renderSignedIn } from '../features/jobs/testing/fake-server.tsx';
import { ProfilePage } from './profile-page.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  clearToast();
  vi.unstubAllGlobals();
});

const profile: Profile = {
  id: 'u1',
  name: 'Kim',
  email: 'kim@example.com',
  image: null,
  phone: null,
  title: null,
  location: null,
  linkedinURL: null,
  bio: null,
  timezone: null,
  signatureBlock: null,
  emailVerified: true,
  createdAt: '2026-01-05T12:00:00.000Z',
  updatedAt: '2026-01-05T12:00:00.000Z',
};

const withPassword: AccountInfo = {
  providers: [{ provider: 'email/password' }],
  hasPassword: true,
  canChangePassword: true,
};

const answers =
  (special: (call: Call) => Response | undefined = () => undefined) =>
  (call: Call) => {
    const own = special(call);
    if (own) return own;
    if (call.path === '/api/user/profile') return Response.json(profile);
    return call.path === '/api/user/accounts' ? Response.json(withPassword) : undefined;
  };

const accountsAre = (reply: () => Response) =>
  answers(({ path }) => (path === '/api/user/accounts' ? reply() : undefined));

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a save that the server refuses keeps the form and says it at the field', async () => {
  const refused = { code: 'BAD_REQUEST', message: 'No', fields: { title: 'Not this title' } };
  fakeServer(
    answers(({ method }) =>
      method === 'PATCH' ? Response.json(refused, { status: 400 }) : undefined,
    ),
  );
  renderSignedIn(<ProfilePage />, '/profile');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const title = screen.getByLabelText<HTMLInputElement>('Title');
  fireEvent.input(title, { target: { value: 'Recruiter' } });
  press('Save Changes');
  await screen.findByText('Failed to update profile');
  expect(screen.getByText('Not this title')).toBeDefined();
  expect(title.value).toBe('Recruiter');
});

test('an edit that breaks a rule is not sent, and a cancelled one is gone', async () => {
  const calls = fakeServer(answers());
  renderSignedIn(<ProfilePage />, '/profile');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: '' } });
  fireEvent.input(screen.getByLabelText('Phone'), { target: { value: '5'.repeat(41) } });
  press('Save Changes');
  await screen.findByText('Name is required');
  expect(screen.getByText('Phone must be at most 40 characters')).toBeDefined();
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  press('Cancel');
  press('Edit Profile');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Kim');
});

test('who signs in only with a provider has no password to change and keeps that way in', async () => {
  const providers = [{ provider: 'google' }];
  fakeServer(
    accountsAre(() => Response.json({ providers, hasPassword: false, canChangePassword: false })),
  );
  renderSignedIn(<ProfilePage />, '/profile');
  await screen.findByText('Password managed by OAuth provider');
  expect(screen.queryByRole('button', { name: 'Change Password' })).toBeNull();
  const disconnect = screen.getByRole('button', { name: 'Disconnect Google' });
  expect(disconnect).toHaveProperty('disabled', true);
});

test('accounts that cannot be read are said where they would stand', async () => {
  fakeServer(accountsAre(() => new Response('', { status: 500 })));
  renderSignedIn(<ProfilePage />, '/profile');
  expect(await screen.findAllByText('Failed to fetch account information')).toHaveLength(2);
});

test('how connecting a provider ended is told once', async () => {
  fakeServer(answers());
  const { history } = renderSignedIn(
    <ProfilePage />,
    '/profile?error=account_already_linked_to_different_user',
  );
  await screen.findByText('That account is connected to somebody else here.');
  expect(history.at(-1)).toBe('/profile');
});

test('an edit that was left is there again, for the same person, until it is saved or thrown away', async () => {
  fakeServer(answers());
  renderSignedIn(<ProfilePage />, '/profile');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  fireEvent.input(screen.getByLabelText('Bio'), { target: { value: 'Half a sen' } });
  cleanup();

  fakeServer(
    answers(({ path }) =>
      path === '/api/user/profile' ? Response.json({ ...profile, id: 'u2' }) : undefined,
    ),
  );
  renderSignedIn(<ProfilePage />, '/profile');
  await screen.findByRole('button', { name: 'Edit Profile' });
  cleanup();

  fakeServer(answers());
  renderSignedIn(<ProfilePage />, '/profile');
  await screen.findByText(/Your changes are back as you left them/);
  expect(screen.getByLabelText<HTMLInputElement>('Bio').value).toBe('Half a sen');
  press('Discard Changes');
  press('Edit Profile');
  expect(screen.getByLabelText<HTMLInputElement>('Bio').value).toBe('');
});
