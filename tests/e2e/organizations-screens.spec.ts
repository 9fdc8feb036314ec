import { expect, type Page, test } from '@playwright/test';
import { newPerson, signUpQuietly } from '../support/person.ts';
import {
  acceptQuietly,
  addMember,
  createQuietly,
  inviteQuietly,
  openForSomebodyElse,
  openOrganization,
} from './organizations-steps.ts';
import { expectNoAxeViolations, watchForProblems } from './problems.ts';

type Screen = [name: string, open: (page: Page) => Promise<void>];

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
  ],
  ['organization of a recruiter', openOrganization],
];

const pageOfAdmin: Screen[] = [
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
];

const dialogsOfAdmin: Screen[] = [
  [
    'remove member',
    async (page) => {
      await openOrganization(page);
      await page.getByRole('button', { name: 'Remove Grace Hopper' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  ],
  [
    'delete organization',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Delete Organization' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
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
  ],
];

const longName = `Northwind ${'Extraordinarily'.repeat(5)} Partners`;

test.describe('accessible and whole', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('without an organization', async ({ page }) => {
    await signUpQuietly(page);
    await checkScreens(page, withoutOrganization);
  });

  test('for a recruiter who is invited elsewhere', async ({ page, browser }) => {
    const admin = await openForSomebodyElse(browser, page);
    await signUpQuietly(admin);
    const first = await createQuietly(admin, longName);
    const second = await createQuietly(admin);
    const person = await signUpQuietly(page, newPerson('Grace Hopper'));
    await acceptQuietly(page, await inviteQuietly(admin, first.id, { person }));
    await inviteQuietly(admin, second.id, { person });
    await admin.context().close();
    await checkScreens(page, invited);
  });

  for (const [part, screens] of [
    ['page', pageOfAdmin],
    ['dialogs', dialogsOfAdmin],
  ] as const) {
    test(`for an admin: ${part}`, async ({ page, browser }) => {
      await signUpQuietly(page);
      const { id } = await createQuietly(page, longName);
      await page.request.patch(`/api/organizations/${id}`, { data: { voiceTone: 'formal' } });
      const member = await addMember(browser, page, id);
      await member.page.context().close();
      await inviteQuietly(page, id, { person: newPerson() });
      await checkScreens(page, screens);
    });
  }
});

async function checkScreens(page: Page, screens: Screen[]) {
  const problems = watchForProblems(page);
  for (const [name, openScreen] of screens) {
    await test.step(name, async () => {
      await openScreen(page);
      await expectNoAxeViolations(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
  expect(problems).toEqual([]);
}
