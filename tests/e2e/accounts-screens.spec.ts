import { expect, test, type Page } from '@playwright/test';
import { signUpQuietly } from '../support/person.ts';
import { openMenu } from './auth-screen.ts';
import { expectNoAxeViolations, expectNoOverflow, watchForProblems } from './problems.ts';

type Screen = [name: string, open: (page: Page) => Promise<void>];

const signedOut: Screen[] = [
  ['sign-in', (page) => open(page, '/signin', 'Welcome')],
  ['sign-in with a notice', (page) => open(page, '/signin?error=TOKEN_EXPIRED', 'Welcome')],
  [
    'sign-up with errors',
    async (page) => {
      await open(page, '/signup?invitation=some-token', 'Welcome');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText('Name is required')).toBeVisible();
    },
  ],
  ['success', (page) => open(page, '/signup?signupSuccess=true', 'Account Created Successfully')],
  ['reset', (page) => open(page, '/reset-password?token=some-token', 'Choose a new password')],
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
  [
    'profile form',
    async (page) => {
      await open(page, '/profile', 'Profile Settings');
      await page.getByRole('button', { name: 'Edit Profile' }).click();
    },
  ],
  ['change password', (page) => openDialog(page, 'Change Password')],
  ['delete account', (page) => openDialog(page, 'Delete my account')],
  [
    'menu',
    async (page) => {
      await open(page, '/admin', 'Admin');
      await openMenu(page);
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    },
  ],
];

// Many screens in one story: signing up once for each would cost more than it tells.
test.describe.configure({ timeout: 150_000 });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('signed-out screens are accessible and whole', async ({ page }) => {
  await checkScreens(page, signedOut);
});

test('signed-in screens are accessible and whole', async ({ page }) => {
  await signUpQuietly(page);
  await checkScreens(page, signedIn);
});

async function checkScreens(page: Page, screens: Screen[]) {
  const problems = watchForProblems(page);
  for (const [name, openScreen] of screens) {
    await test.step(name, async () => {
      await openScreen(page);
      await expectNoAxeViolations(page);
      await expectNoOverflow(page);
    });
  }
  expect(problems).toEqual([]);
}

async function open(page: Page, path: string, heading: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
}

async function openDialog(page: Page, name: string) {
  await page.goto('/profile');
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}
