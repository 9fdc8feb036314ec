import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { clearToast, readToast } from '#ui/toast.ts';

import { ChangePasswordDialog } from './change-password-dialog.tsx';

afterEach(() => {
  cleanup();
  clearToast();
  vi.unstubAllGlobals();
});

async function change(reply: { status: number; body: object }) {
  vi.stubGlobal('fetch', async () => Response.json(reply.body, { status: reply.status }));
  render(<ChangePasswordDialog />);
  fireEvent.click(screen.getByRole('button', { name: 'Change Password' }));
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  await screen.findByRole('dialog', { name: 'Change Password' });
  type('Current Password', 'the-old-one');
  type('New Password', 'a-long-new-phrase');
  type('Confirm Password', 'a-long-new-phrase');
  fireEvent.click(screen.getByRole('button', { name: 'Change Password' }));
}

test('a wrong password is told at its field and by the toast', async () => {
  const body = { code: 'INVALID_PASSWORD', message: 'Your current password is not correct.' };
  await change({ status: 400, body });
  await screen.findByText('This is not your current password');
  expect(readToast()).toMatchObject({ title: 'Error', description: 'Failed to change password' });
});

test('another refusal gives its reason in the toast', async () => {
  await change({ status: 429, body: { message: 'Too many tries. Wait 15 minutes.' } });
  await waitFor(() =>
    expect(readToast()?.description).toBe(
      'Failed to change password. Too many tries. Wait 15 minutes.',
    ),
  );
});

test('success is told and closes the dialog', async () => {
  await change({ status: 200, body: {} });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(readToast()).toMatchObject({
    title: 'Success',
    description: 'Password changed successfully',
  });
});
