import { expect, type Locator, test } from '@playwright/test';
import { signUpQuietly } from '../support/person.ts';
import { expectToast } from './auth-screen.ts';
import { jobText, openWizard, upload } from './jobs-steps.ts';
import { createQuietly } from './organizations-steps.ts';
import { expectNoAxeViolations, watchForProblems } from './problems.ts';

const text = [
  ...jobText('Pipe Welder').slice(0, 1),
  'Company: Northgate Parcel',
  ...jobText('Pipe Welder').slice(1),
].join('\n');

const lineOf = (within: Locator, words: string) =>
  within.getByRole('list', { name: 'The text, line by line' }).getByRole('button', { name: words });

test('a text is read, set right before and after the job is made, and what was written is outdated', async ({
  page,
}) => {
  const problems = watchForProblems(page);
  await signUpQuietly(page);
  await createQuietly(page);
  await page.goto('/dashboard');
  const wizard = await openWizard(page);

  await test.step('paste, and see what each line is', async () => {
    await wizard.getByLabel('Job description or intake notes').fill(text);
    await wizard.getByRole('button', { name: 'Parse Job Description' }).click();
    await expect(wizard.getByLabel('Job Title', { exact: true })).toHaveValue('Pipe Welder');
    await wizard.getByRole('button', { name: 'Next Step' }).click();
    await expect(lineOf(wizard, 'AWS D1.1 certificate')).toContainText('Must-have');
    await expect(wizard.getByLabel('Employer or Client')).toHaveValue('Northgate Parcel');
    await expectNoAxeViolations(page, '[role="dialog"]');
  });

  await test.step('set one line right from the keyboard, another by its order', async () => {
    await lineOf(wizard, 'Three years of MIG welding').focus();
    await page.keyboard.press('ArrowUp');
    await expect(lineOf(wizard, 'AWS D1.1 certificate')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu', { name: 'What this line is' });
    await expect(menu.getByRole('menuitem')).toHaveCount(15);
    await expectNoAxeViolations(page, '[role="menu"]');
    await page.keyboard.press('w');
    await expect(menu).toHaveCount(0);
    await expect(lineOf(wizard, 'Three years of MIG welding')).toContainText('Wish');
    await expect(lineOf(wizard, 'Three years of MIG welding')).toBeFocused();
    await wizard.getByRole('switch', { name: 'Confidential' }).click();
    await expect(wizard.getByText('One correction of yours, kept with the job.')).toBeVisible();
  });

  await test.step('create, and find it by its employer', async () => {
    await wizard.getByRole('button', { name: 'Start AI Processing' }).click();
    await expect(wizard).toHaveCount(0, { timeout: 25_000 });
    const card = page.getByRole('article').filter({ hasText: 'Pipe Welder' });
    await expect(card).toContainText('Northgate Parcel (confidential)');
    await page.getByRole('combobox', { name: 'Employer or client' }).click();
    await page.getByRole('option', { name: 'Northgate Parcel' }).click();
    await expect(page).toHaveURL(/employer=Northgate/);
    await card.getByRole('link', { name: 'Pipe Welder' }).click();
    await expect(page.getByText('10 of 10 tools ready').first()).toBeVisible({ timeout: 30_000 });
  });

  await test.step('set another line right on the job page', async () => {
    await page.getByRole('button', { name: 'What we understood' }).click();
    const understood = page.getByRole('dialog', { name: 'What we understood' });
    await expect(lineOf(understood, 'Three years of MIG welding')).toContainText('Wish');
    await understood
      .getByRole('button', { name: 'Make it a must-have: Three years of MIG welding' })
      .click();
    await expect(lineOf(understood, 'Three years of MIG welding')).toContainText('Must-have');
    await expectNoAxeViolations(page, '[role="dialog"]');
    await understood.getByRole('button', { name: 'Save Corrections' }).click();
    await expectToast(page, 'Job updated');
    await understood.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('The job has changed since this was written')).toHaveCount(10);
  });
  expect(problems).toEqual([]);
});

test('a text of a hundred thousand characters stays quick to read and to set right', async ({
  page,
}) => {
  await signUpQuietly(page);
  await createQuietly(page);
  await page.goto('/dashboard');
  const wizard = await openWizard(page);
  const lines = Array.from(
    { length: 2300 },
    (_, n) => `- You can lift crate ${n} every single day`,
  );
  const long = `${text}\n\nRequirements\n${lines.join('\n')}`.slice(0, 100_000);
  await upload(wizard, { name: 'job.txt', mimeType: 'text/plain', buffer: Buffer.from(long) });
  await expect(wizard.getByLabel('Job Title', { exact: true })).toHaveValue('Pipe Welder');
  await wizard.getByRole('button', { name: 'Next Step' }).click();
  await expect(wizard.getByRole('button', { name: /^and 2\d{3} more lines$/ })).toBeVisible();
  await lineOf(wizard, 'crate 5 every').click();
  await page.keyboard.press('n');
  await expect(lineOf(wizard, 'crate 5 every')).toContainText('Not used');
});
