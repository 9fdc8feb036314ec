import { expect, test } from '@playwright/test';
import { signUpQuietly } from '../support/person.ts';
import { expectToast } from './auth-screen.ts';
import { jobText, openWizard, wizardOf } from './jobs-steps.ts';
import { createQuietly } from './organizations-steps.ts';
import { checkScreens, dialog, type Screen } from './screens.ts';

const intake = [
  ...jobText('Night Shift Welder'),
  'We are a young team and prefer male candidates.',
  `Target companies: ${'Extraordinarily'.repeat(8)}, Ford`,
];

const screens: Screen[] = [
  [
    'empty dashboard',
    async (page) => {
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'No Jobs Yet' })).toBeVisible();
    },
  ],
  [
    'wizard filled from a text',
    async (page) => {
      const wizard = await openWizard(page);
      await wizard.getByLabel('Job description or intake notes').fill(intake.join('\n'));
      await wizard.getByRole('button', { name: 'Parse Job Description' }).click();
      await expect(wizard.getByText('must not decide about a person')).toBeVisible();
    },
    dialog,
  ],
  [
    'second step',
    async (page) => {
      await wizardOf(page).getByRole('button', { name: 'Next Step' }).click();
      await expect(wizardOf(page).getByText('Gender: “prefer male”').first()).toBeVisible();
    },
    dialog,
  ],
  [
    'question before throwing away',
    async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toContainText('Discard this job?');
    },
    dialog,
  ],
  [
    'sample job on the dashboard',
    async (page) => {
      await page.getByRole('button', { name: 'Discard' }).click();
      await page.getByRole('button', { name: 'Try a sample job' }).click();
      await expectToast(page, 'Job Created');
      await expect(page.getByRole('link', { name: 'Wind Turbine Technician' })).toBeVisible();
    },
  ],
  [
    'create page with errors',
    async (page) => {
      await page.goto('/jobs/new');
      await page.getByRole('button', { name: 'Create Job' }).click();
      await expect(page.getByText('Job title is required')).toBeVisible();
    },
  ],
  [
    'created from the page',
    async (page) => {
      await page.getByLabel('Job Title').fill('Baker');
      await page.getByLabel('Location').fill('Bonn');
      await page.getByRole('button', { name: 'Create Job' }).click();
      await expect(page.getByText('Job created successfully!')).toBeVisible();
    },
  ],
];

test('screens of jobs are accessible and whole', async ({ page }) => {
  await signUpQuietly(page);
  await createQuietly(page);
  await checkScreens(page, screens);
  await expect(page).toHaveURL('/dashboard');
});
