import { expect, test } from '@playwright/test';
import { findMailedLink } from '../support/outbox.ts';
import { newPerson, signUpQuietly } from '../support/person.ts';
import { expectDashboard, expectToast, fillSignIn, signIn } from './auth-screen.ts';

test('a wrong password and an unknown email are told alike', async ({ page, context }) => {
  const person = await signUpQuietly(page);
  await context.clearCookies();
  for (const attempt of [{ ...person, password: 'not-the-password' }, newPerson()]) {
    await signIn(page, attempt);
    await expectToast(page, 'Error', 'Invalid email or password');
    await expect(page.getByLabel('Email')).toHaveValue(attempt.email);
  }
});

test('says what is missing and can show the password', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await page.getByLabel('Password').fill('seen-by-me');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
});

test('a server that cannot be reached gets the plain sentence', async ({ page }) => {
  await page.goto('/signin');
  await page.route('**/api/auth/sign-in/email', (route) => route.abort());
  await fillSignIn(page, newPerson());
  await page.keyboard.press('Enter');
  await expectToast(page, 'Error', 'Something went wrong. Please try again.');
});

test('after signing in the person is where they were going, if it is here', async ({
  page,
  context,
}) => {
  const person = await signUpQuietly(page);
  await context.clearCookies();
  await page.goto('/api/login?next=%2Fprofile');
  await expect(page).toHaveURL('/signin?next=%2Fprofile');
  await fillSignIn(page, person);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile');

  await context.clearCookies();
  await page.goto('/signin?next=%2F%2Fevil.example%2Fprofile');
  await fillSignIn(page, person);
  await page.keyboard.press('Enter');
  await expectDashboard(page);
});

test('somebody signed in is led on from the sign-in screen', async ({ page }) => {
  await signUpQuietly(page);
  await page.goto('/signin?next=%2Fadmin');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('Email verification is temporarily disabled.')).toBeVisible();
  await expect(page.getByText('Users can log in right after signup.')).toBeVisible();
  await expect(page.getByText('Verification emails still work for testing.')).toBeVisible();
});

test('without keys Google and GitHub say that they failed', async ({ page }) => {
  await page.goto('/signin');
  for (const [button, provider] of [
    ['Google', 'google'],
    ['GitHub', 'github'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expectToast(page, 'Error', `Failed to sign in with ${provider}`);
  }
});

test('an account of that email that is not connected is explained', async ({ page }) => {
  await page.goto('/signin?error=account_not_linked');
  const sentence =
    'An account with this email exists. Sign in with your password, then connect Google or GitHub on your profile.';
  await expect(page.getByText(sentence)).toBeVisible();
});

test('a forgotten password is reset by mail, once', async ({ page, context, browser }) => {
  const person = await signUpQuietly(page);
  const elsewhere = await browser.newContext({ baseURL: process.env.E2E_BASE_URL ?? '' });
  const otherPage = await elsewhere.newPage();
  await signIn(otherPage, person);
  await expectDashboard(otherPage);
  await context.clearCookies();

  await page.goto('/signin');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expectToast(page, 'Error', 'Please enter your email address first');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expectToast(page, 'Reset email sent', 'Check your email for password reset instructions');

  const link = await findMailedLink({ to: person.email, path: '/reset-password' });
  await page.goto(link);
  const save = page.getByRole('button', { name: 'Save Password' });
  await save.click();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await expect(page.getByText('Please confirm your password')).toBeVisible();
  const password = 'another-long-phrase-7';
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password').fill('something-else-9');
  await save.click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel('Confirm New Password').fill(password);
  await save.click();
  await expect(page).toHaveURL('/signin');
  await expectToast(page, 'Password changed');

  await signIn(page, { ...person, password });
  await expectDashboard(page);
  await otherPage.goto('/profile');
  await expect(otherPage.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  await elsewhere.close();

  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill('a-third-long-phrase-8');
  await page.getByLabel('Confirm New Password').fill('a-third-long-phrase-8');
  await save.click();
  await expect(page.getByText(/This link has been used or is no longer valid/)).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send a new reset email' }).click();
  await expectToast(page, 'Reset email sent');
  await findMailedLink({ to: person.email, path: '/reset-password', count: 2 });
});

test('a reset link without its token says so', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByText(/This link is not complete/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a new reset email' })).toBeVisible();
});
