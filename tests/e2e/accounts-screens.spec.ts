import { expect, type Page, test } from '@playwright/test';
import { findMailedLink } from '../support/outbox.ts';
import { newPerson, signUpQuietly } from '../support/person.ts';
import { openMenu } from './auth-screen.ts';
import { createQuietly, inviteQuietly } from './organizations-steps.ts';
import { checkScreens, dialog, type Screen } from './screens.ts';

const signedOut: Screen[] = [
  ['sign-in', (page) => open(page, '/signin', 'Welcome')],
  ['sign-in with a notice', (page) => open(page, '/signin?error=TOKEN_EXPIRED', 'Welcome')],
  [
    'sign-up with errors',
    async (page) => {
      await open(page, '/signup', 'Welcome');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText('Name is required')).toBeVisible();
    },
  ],
  ['success', (page) => open(page, '/signup?signupSuccess=true', 'Account Created Successfully')],
  ['reset without a token', (page) => open(page, '/reset-password', 'This link does not work')],
];

const signedIn: Screen[] = [
  [
    'profile',
    async (page) => {
      await open(page, '/profile', 'Profile Settings');
      await expect(page.getByText('email/password', { exact: true })).toBeVisible();
    },
  ],
  ['change password', (page) => openDialog(page, 'Change Password'), dialog],
  [
    'delete account',
    async (page) => {
      await closeDialog(page);
      await openDialog(page, 'Delete my account');
    },
    dialog,
  ],
  [
    'profile form',
    async (page) => {
      await closeDialog(page);
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    },
  ],
  [
    'menu',
    async (page) => {
      await open(page, '/admin', 'Admin');
      await openMenu(page);
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    },
  ],
];

test('screens of accounts are accessible and whole', async ({ page }) => {
  await checkScreens(page, signedOut);
  await signUpQuietly(page);
  await checkScreens(page, signedIn);
});

test('screens behind mailed links are accessible and whole', async ({ page, browser }) => {
  const admin = await browser.newContext();
  const { email } = await signUpQuietly(admin);
  const { id } = await createQuietly(admin);
  const invitation = await inviteQuietly(admin, id, { person: newPerson() });
  await admin.request.post('/api/auth/request-password-reset', { data: { email } });
  const reset = await findMailedLink({ to: email, path: '/reset-password' });
  await admin.close();
  await checkScreens(page, [
    [
      'invitation for another address',
      async () => {
        await open(page, invitation, 'Welcome');
        await expect(page.getByText('invites you to join Northwind Energy')).toBeVisible();
        await page.getByLabel('Email').fill('somebody@example.test');
        await expect(page.getByText('With another address you cannot accept it.')).toBeVisible();
      },
    ],
    ['reset', () => open(page, reset, 'Choose a new password')],
  ]);
});

async function open(page: Page, path: string, heading: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
}

async function openDialog(page: Page, name: string) {
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
