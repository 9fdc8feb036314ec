import { expect, test } from '@playwright/test';
import { findMailedLink } from '../support/outbox.ts';
import { newPerson } from '../support/person.ts';
import {
  expectDashboard,
  expectToast,
  logOut,
  openMenu,
  shownToast,
  signUp,
} from './auth-screen.ts';
import { hold } from './hold.ts';
import { watchForProblems } from './problems.ts';

test('signs up, is greeted by name, logs out and signs in again', async ({ page }) => {
  const problems = watchForProblems(page);
  const person = newPerson();

  await test.step('sign up and be told what happens', async () => {
    const create = await hold(page, '**/api/auth/sign-up/email');
    await signUp(page, person);
    await expect(page.getByRole('button', { name: 'Creating account...' })).toBeVisible();
    const letIn = await hold(page, '**/api/auth/get-session');
    await create();
    await expect(page.getByText('Account Created Successfully')).toBeVisible();
    await expect(page.getByText('Setting up your workspace')).toBeVisible();
    await expect(page.getByText('Preparing your dashboard')).toBeVisible();
    await letIn();
    await expectDashboard(page);
  });

  await test.step('stay signed in, and log out', async () => {
    await page.goto('/admin');
    await openMenu(page);
    const bar = page.getByRole('banner');
    await expect(bar.getByText('Welcome back, Ada Lovelace').last()).toBeVisible();
    await logOut(page);
  });

  await test.step('a second sign-up leads to the sign-in tab', async () => {
    await signUp(page, person);
    await expectToast(
      page,
      'Account already exists',
      'An account with this email already exists. Please sign in instead.',
    );
    await shownToast(page).getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/signin');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.keyboard.press('Enter');
    await expectDashboard(page);
  });
  // The browser tells of the one refusal.
  expect(problems).toEqual([expect.stringContaining('422')]);
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
