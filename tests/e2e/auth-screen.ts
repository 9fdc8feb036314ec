import { type APIRequestContext, expect, type Locator, type Page, request } from '@playwright/test';
import type { Person } from '../support/person.ts';

/** What a person does on the Welcome card. */

export async function fillSignIn(page: Page, person: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
}

export async function signIn(page: Page, person: Person) {
  await page.goto('/signin');
  await fillSignIn(page, person);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** The same person on another machine, whose session somebody may end. */
export async function signInElsewhere(person: Person): Promise<APIRequestContext> {
  const elsewhere = await request.newContext({ baseURL: process.env.E2E_BASE_URL ?? '' });
  const { email, password } = person;
  const reply = await elsewhere.post('/api/auth/sign-in/email', { data: { email, password } });
  expect(reply.status()).toBe(200);
  return elsewhere;
}

export async function signUp(page: Page, person: Person) {
  await page.goto('/signup');
  await page.getByLabel('Full Name').fill(person.name);
  await fillSignIn(page, person);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

export async function expectDashboard(page: Page) {
  await expect(page).toHaveURL('/dashboard');
  // Not the heading: without an organization a dialog stands before it.
  await expect(page).toHaveTitle(/Jobs Dashboard/);
}

export function shownToast(page: Page): Locator {
  return page.locator('[aria-live]', { has: page.getByRole('button', { name: 'Dismiss' }) });
}

export async function expectToast(page: Page, title: string, description?: string) {
  const toast = shownToast(page);
  await expect(toast).toContainText(title);
  if (description) await expect(toast).toContainText(description);
}

/** The three actions of the bar, which a phone keeps behind its menu. */
export async function openMenu(page: Page) {
  const bar = page.getByRole('banner');
  await bar.waitFor();
  const button = bar.getByRole('button', { name: 'Open menu' });
  if (await button.isVisible()) await button.click();
}

export async function logOut(page: Page) {
  await openMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ten recruiting tools/);
}
