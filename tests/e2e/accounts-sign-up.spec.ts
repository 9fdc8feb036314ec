import { expect, test } from '@playwright/test';
import { findMailedLink } from '../support/outbox.ts';
import { newPerson, signUpQuietly } from '../support/person.ts';
import {
  expectDashboard,
  expectToast,
  logOut,
  openMenu,
  shownToast,
  signIn,
  signUp,
} from './auth-screen.ts';
import { watchForProblems } from './problems.ts';

test('signs up, is greeted by name, logs out and signs in again', async ({ page }) => {
  const problems = watchForProblems(page);
  const person = newPerson();
  await signUp(page, person);
  await expect(page.getByText('Account Created Successfully')).toBeVisible();
  await expect(page.getByText('Setting up your workspace')).toBeVisible();
  await expect(page.getByText('Preparing your dashboard')).toBeVisible();
  await expectDashboard(page);
  await page.goto('/admin');
  await openMenu(page);
  const bar = page.getByRole('banner');
  await expect(bar.getByText('Welcome back, Ada Lovelace').last()).toBeVisible();
  await page.reload();
  await logOut(page);
  await signIn(page, person);
  await expectDashboard(page);
  expect(problems).toEqual([]);
});

test('the button says that it is busy', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/sign-up/email', async (route) => {
    await answered;
    await route.continue();
  });
  await signUp(page, newPerson());
  await expect(page.getByRole('button', { name: 'Creating account...' })).toBeVisible();
  answer();
  await expectDashboard(page);
});

test('what is wrong is said at the field, and nothing typed is lost', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();

  await page.getByLabel('Full Name').fill('Ada');
  await page.getByLabel('Email').fill(newPerson().email);
  await page.getByLabel('Password').fill('password123');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/among the most common ones/).first()).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Password')).toHaveValue('password123');
});

test('an email that has an account is sent to the sign-in tab', async ({ page, context }) => {
  const person = await signUpQuietly(page);
  await context.clearCookies();
  await signUp(page, person);
  await expectToast(
    page,
    'Account already exists',
    'An account with this email already exists. Please sign in instead.',
  );
  await shownToast(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test('a sign-up without a session returns to sign-in after ten tries', async ({ page }) => {
  await page.clock.install();
  await page.goto('/signup?signupSuccess=true');
  await expect(page.getByText('Account Created Successfully')).toBeVisible();
  for (let second = 0; second < 12; second += 1) await page.clock.runFor(1000);
  await expectToast(page, 'Signup completed, please sign in');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
});

test('an invitation waits until its reader is signed in', async ({ page }) => {
  await page.goto('/signup?invitation=some-token');
  await expect(page.getByText('An invitation waits for you.')).toBeVisible();
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await expect(page.getByText('An invitation waits for you.')).toBeVisible();
  const kept = await page.evaluate(() => sessionStorage.getItem('pendingInvitation'));
  expect(kept).toBe('some-token');
});

test('the mailed link verifies the email, signed in or not', async ({ page, context }) => {
  const person = newPerson();
  await signUp(page, person);
  await expectDashboard(page);
  const link = await findMailedLink({ to: person.email, path: '/api/auth/verify-email' });

  await page.goto('/profile');
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await page.goto(link);
  await expectToast(page, 'Email verified');
  await page.goto('/profile');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();

  await context.clearCookies();
  await page.goto(link);
  await expect(page.getByText('Your email is verified. Sign in to continue.')).toBeVisible();
  await page.goto(link.replace(/token=[^&]+/, 'token=broken'));
  await expect(page.getByText('This verification link is not valid.')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send a new verification email' }).click();
  await expectToast(page, 'Verification email sent');
});
