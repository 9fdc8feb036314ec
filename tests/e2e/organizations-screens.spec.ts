import { expect, test } from '@playwright/test';
import { newPerson, signUpQuietly } from '../support/person.ts';
import {
  acceptQuietly,
  addMember,
  createQuietly,
  inviteQuietly,
  openOrganization,
} from './organizations-steps.ts';
import { expectNoOverflow } from './problems.ts';
import { checkScreens, dialog, type Screen } from './screens.ts';

const withoutOrganization: Screen[] = [
  [
    'mandatory dialog with errors',
    async (page) => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Create Organization' }).click();
      await expect(page.getByText('Organization name is required')).toBeVisible();
    },
  ],
  [
    'no pending invitations',
    async (page) => {
      await page.getByRole('tab', { name: 'Join Organization' }).click();
      await expect(page.getByText('No Pending Invitations')).toBeVisible();
    },
    dialog,
  ],
  [
    'no organization found',
    async (page) => {
      await page.goto('/organization');
      await expect(page.getByText('No organization found')).toBeVisible();
    },
  ],
];

const invited: Screen[] = [
  [
    'dashboard with an invitation',
    async (page) => {
      await page.goto('/dashboard');
      await expect(page.getByText('You are invited to join')).toBeVisible();
    },
  ],
  [
    'invitation card',
    async (page) => {
      await page.getByRole('button', { name: 'Review invitation' }).click();
      await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
    },
    dialog,
  ],
  ['organization of a recruiter', openOrganization],
];

const admins: Screen[] = [
  [
    'organization',
    async (page) => {
      await openOrganization(page);
      await expect(page.getByText('joined as recruiter')).toBeVisible();
    },
  ],
  [
    'forms',
    async (page) => {
      await page.getByRole('button', { name: 'Edit Organization' }).click();
      await page.getByRole('button', { name: 'Invite Team Member' }).click();
      await page.getByRole('button', { name: 'Send Invitation' }).click();
      await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    },
  ],
  [
    'remove member',
    async (page) => {
      await page.getByRole('button', { name: 'Remove Grace Hopper' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    dialog,
  ],
  [
    'delete organization',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Delete Organization' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    dialog,
  ],
  [
    'new API key',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Create API Key' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('Careers site');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Copy the key now.')).toBeVisible();
    },
    dialog,
  ],
];

const selectOrganization: Screen = [
  'select organization',
  async (page) => {
    await page.evaluate(() => localStorage.removeItem('lastSelectedOrg'));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Select Organization' })).toBeVisible();
  },
];

const longName = `Northwind ${'Extraordinarily'.repeat(5)} Partners`;

test.describe('screens of organizations are accessible and whole', () => {
  test('without one, and as a recruiter who is invited elsewhere', async ({ page, browser }) => {
    const person = await signUpQuietly(page, newPerson('Grace Hopper'));
    await checkScreens(page, withoutOrganization);

    const admin = await browser.newContext();
    await signUpQuietly(admin);
    const first = await createQuietly(admin, longName);
    const second = await createQuietly(admin);
    await acceptQuietly(page, await inviteQuietly(admin, first.id, { person }));
    await inviteQuietly(admin, second.id, { person });
    await admin.close();
    await checkScreens(page, invited);
  });

  test('where one of several is to be chosen, however long its name', async ({ page }) => {
    await signUpQuietly(page);
    // Two words and then one that fills a line of its own.
    const names = [longName, 'W'.repeat(59), 'Harbor'];
    for (const name of names) await createQuietly(page, name);
    await page.goto('/about');
    await checkScreens(page, [selectOrganization]);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expectNoOverflow(page);
    for (const name of names)
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'W'.repeat(59) }).click();
    await expect(page.getByRole('heading', { name: 'No Jobs Yet' })).toBeVisible();
  });

  test('for an admin', async ({ page, browser }) => {
    await signUpQuietly(page);
    const { id } = await createQuietly(page, longName);
    await page.request.patch(`/api/organizations/${id}`, { data: { voiceTone: 'formal' } });
    const member = await addMember(browser, page, id);
    await member.close();
    await inviteQuietly(page, id, { person: newPerson() });
    await checkScreens(page, admins);
  });
});
