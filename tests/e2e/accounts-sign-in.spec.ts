import { expect, type Page, test } from '@playwright/test';
import { findMailedLink } from '../support/outbox.ts';
import { newPerson, type Person, signUpQuietly } from '../support/person.ts';
import {
  expectDashboard,
  expectToast,
  fillSignIn,
  signIn,
  signInElsewhere,
} from './auth-screen.ts';

test('the way in leads to where the person was going', async ({ page, context }) => {
  const person = await signUpQuietly(page);
  await context.clearCookies();
  await page.goto('/api/login?next=%2Fprofile');
  await expect(page).toHaveURL('/signin?next=%2Fprofile');

  await test.step('without keys Google and GitHub say that they failed', async () => {
    for (const [button, provider] of [
      ['Google', 'google'],
      ['GitHub', 'github'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await expectToast(page, 'Error', `Failed to sign in with ${provider}`);
    }
  });

  await test.step('a wrong password and an unknown email are told alike', async () => {
    await expectRefusal(page, { ...person, password: 'not-the-password' });
    await expectRefusal(page, newPerson());
  });

  await fillSignIn(page, person);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile');

  await test.step('somebody signed in is led on from the sign-in screen', async () => {
    await page.goto('/signin?next=%2Fadmin');
    await expect(page).toHaveURL('/admin');
    await expect(page.getByText('Email verification is temporarily disabled.')).toBeVisible();
  });
});

async function expectRefusal(page: Page, attempt: Person) {
  const reply = page.waitForResponse('**/api/auth/sign-in/email');
  await fillSignIn(page, attempt);
  await page.keyboard.press('Enter');
  expect((await reply).status()).toBe(401);
  await expectToast(page, 'Error', 'Invalid email or password');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  await expect(page.getByLabel('Email')).toHaveValue(attempt.email);
}

test('a forgotten password is reset by mail, once', async ({ page, context }) => {
  const person = await signUpQuietly(page);
  const elsewhere = await signInElsewhere(person);
  await context.clearCookies();

  await page.goto('/signin');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expectToast(page, 'Reset email sent', 'Check your email for password reset instructions');

  const link = await findMailedLink({ to: person.email, path: '/reset-password' });
  const password = 'another-long-phrase-7';
  await page.goto(link);
  await chooseNewPassword(page, password);
  await expect(page).toHaveURL('/signin');
  await expectToast(page, 'Password changed');
  expect((await elsewhere.get('/api/user/profile')).status()).toBe(401);
  await elsewhere.dispose();

  await signIn(page, { ...person, password });
  await expectDashboard(page);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expect(page.getByLabel('New Password', { exact: true })).toHaveCount(0);
  await expect(page.getByText(/This link has been used or is no longer valid/)).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send a new reset email' }).click();
  await expectToast(page, 'Reset email sent');
  await findMailedLink({ to: person.email, path: '/reset-password', count: 2 });
});

async function chooseNewPassword(page: Page, password: string) {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Save Password' }).click();
}
