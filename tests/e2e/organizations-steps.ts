import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { Organization, Role } from '../../src/shared/organization.ts';
import { findMailedLink } from '../support/outbox.ts';
import { newPerson, type Person, signUpQuietly, type Somebody } from '../support/person.ts';

/** Ways to an organization without the screens, for stories that begin after them. */

export async function createQuietly(
  admin: Somebody,
  name = 'Northwind Energy',
): Promise<Organization> {
  const response = await admin.request.post('/api/organizations', { data: { name } });
  expect(response.status()).toBe(201);
  return (await response.json()) as Organization;
}

interface Invited {
  person: Person;
  role?: Role;
}

export async function inviteQuietly(admin: Somebody, organizationId: number, to: Invited) {
  const data = { email: to.person.email, role: to.role ?? 'recruiter' };
  const path = `/api/organizations/${organizationId}/invite`;
  const response = await admin.request.post(path, { data });
  expect(response.status()).toBe(201);
  return findMailedLink({ to: to.person.email, path: '/signup' });
}

export async function acceptQuietly(guest: Somebody, link: string) {
  const token = new URL(link).searchParams.get('invitation');
  const path = '/api/organizations/accept-invitation';
  expect((await guest.request.post(path, { data: { token } })).status()).toBe(200);
}

/** A member who joined by invitation, signed in to a browser of their own. */
export async function addMember(
  browser: Browser,
  admin: Somebody,
  organizationId: number,
): Promise<BrowserContext> {
  const person = newPerson('Grace Hopper');
  const link = await inviteQuietly(admin, organizationId, { person });
  const member = await browser.newContext();
  await signUpQuietly(member, person);
  await acceptQuietly(member, link);
  return member;
}

export async function openOrganization(page: Page) {
  await page.goto('/organization');
  await expect(page.getByRole('heading', { name: 'Organization Info', exact: true })).toBeVisible();
}
