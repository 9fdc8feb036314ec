import { type Browser, expect, type Page } from '@playwright/test';
import type { Organization, Role } from '../../src/shared/organization.ts';
import { findMailedLink } from '../support/outbox.ts';
import { newPerson, type Person, signUpQuietly } from '../support/person.ts';

/** Ways to an organization without the screens, for stories that begin after them. */

export async function createQuietly(page: Page, name = 'Northwind Energy'): Promise<Organization> {
  const response = await page.request.post('/api/organizations', { data: { name } });
  expect(response.status()).toBe(201);
  return (await response.json()) as Organization;
}

export async function inviteQuietly(page: Page, organizationId: number, to: Invited) {
  const data = { email: to.person.email, role: to.role ?? 'recruiter' };
  const path = `/api/organizations/${organizationId}/invite`;
  const response = await page.request.post(path, { data });
  expect(response.status()).toBe(201);
  return findMailedLink({ to: to.person.email, path: '/signup' });
}

interface Invited {
  person: Person;
  role?: Role;
}

/** Somebody else, in a browser of their own. */
export async function openForSomebodyElse(browser: Browser, page: Page): Promise<Page> {
  const viewport = page.viewportSize();
  const context = await browser.newContext({ baseURL: process.env.E2E_BASE_URL ?? '', viewport });
  return context.newPage();
}

export async function acceptQuietly(page: Page, link: string) {
  const token = new URL(link).searchParams.get('invitation');
  const path = '/api/organizations/accept-invitation';
  expect((await page.request.post(path, { data: { token } })).status()).toBe(200);
}

/** A member who joined by invitation, signed in on a page of their own. */
export async function addMember(browser: Browser, admin: Page, organizationId: number) {
  const person = newPerson('Grace Hopper');
  const link = await inviteQuietly(admin, organizationId, { person });
  const page = await openForSomebodyElse(browser, admin);
  await signUpQuietly(page, person);
  await acceptQuietly(page, link);
  return { person, page };
}

export async function openOrganization(page: Page) {
  await page.goto('/organization');
  await expect(page.getByRole('heading', { name: 'Organization Info', exact: true })).toBeVisible();
}
