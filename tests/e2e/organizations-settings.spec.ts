import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { signUpQuietly } from '../support/person.ts';
import { expectToast } from './auth-screen.ts';
import { createQuietly, openOrganization } from './organizations-steps.ts';
import { expectNoAxeViolations, expectNoOverflow, watchForProblems } from './problems.ts';
import { desktop, phone } from './viewports.ts';

test('an admin edits the organization and hears its voice', async ({ page }) => {
  const problems = watchForProblems(page);
  await signUpQuietly(page);
  const { id } = await createQuietly(page);
  await openOrganization(page);
  await page.getByRole('button', { name: 'Edit Organization' }).click();
  await page.getByLabel('Description').fill('Never saved');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Never saved')).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit Organization' }).click();
  await page.getByLabel('Organization name').fill('Northwind Energy Partners');
  await page.getByLabel('Website').fill('https://northwind.example');
  const example = page.locator('blockquote');
  const heard = new Set<string>();
  for (const tone of ['Casual', 'Innovative']) {
    await page.getByLabel('Voice tone').click();
    await page.getByRole('option', { name: tone }).click();
    await expect(page.getByText(`How ${tone.toLowerCase()} sounds`)).toBeVisible();
    heard.add(await example.innerText());
  }
  expect(heard.size).toBe(2);
  await page.getByLabel('Company size').click();
  await page.getByRole('option', { name: '1000+' }).click();
  await page.getByLabel('Messaging style').fill('Say the pay first.');

  await test.step('a save that fails keeps the form', async () => {
    const address = `**/api/organizations/${id}`;
    await page.route(address, (route) => route.abort());
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Error', 'Failed to update organization');
    await expect(page.getByLabel('Messaging style')).toHaveValue('Say the pay first.');
    await page.unroute(address);
  });

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Success', 'Organization updated successfully!');
  await expect(page.getByRole('definition').filter({ hasText: '1000+' })).toBeVisible();
  await expect(page.getByText('Last updated')).toBeVisible();
  await expect(page.getByText('Say the pay first.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://northwind.example' })).toBeVisible();
  await expect(page.getByText('How innovative sounds')).toBeVisible();
  // The browser tells of the one save that failed.
  expect(problems).toEqual([expect.stringContaining('ERR_FAILED')]);
});

test('two admins edit one organization, and nothing is lost', async ({ page }) => {
  await signUpQuietly(page);
  const { id } = await createQuietly(page);
  await openOrganization(page);
  await page.getByRole('button', { name: 'Edit Organization' }).click();
  await page.getByLabel('Description').fill('Builds turbines.');
  await page.getByLabel('Domain').fill('mine.example');
  const theirs = { website: 'https://theirs.example', domain: 'theirs.example' };
  const saved = await page.request.patch(`/api/organizations/${id}`, { data: theirs });
  expect(saved.status()).toBe(200);

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Somebody else changed this organization')).toBeVisible();
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
  }
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('You both changed this. Choose one.')).toBeVisible();
  await page.getByRole('group', { name: 'Domain' }).getByLabel('Yours').check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Success', 'Organization updated successfully!');
  for (const text of ['Builds turbines.', 'mine.example', 'https://theirs.example']) {
    await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
  }
});

test('the audit log is filtered, paged and downloaded', async ({ page }) => {
  await signUpQuietly(page);
  const { id } = await createQuietly(page);
  for (let round = 1; round <= 12; round += 1) {
    const data = { messagingStyle: `Round ${round}` };
    expect((await page.request.patch(`/api/organizations/${id}`, { data })).ok()).toBe(true);
  }
  await openOrganization(page);
  const log = page.getByRole('group', { name: 'Audit log' });
  await expect(log.getByText('Round 12')).toBeVisible();
  await expect(log.getByText('created the organization')).toHaveCount(0);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(log.getByText('created the organization')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Organization created' }).click();
  await expect(log.getByRole('row')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('organization.created');
  expect(file).not.toContain('organization.updated');

  await page.getByLabel('To', { exact: true }).fill('2001-01-01');
  await expect(page.getByText('Nothing matches this filter.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await page.getByRole('combobox', { name: 'Done by' }).click();
  await page.getByRole('option', { name: 'Ada Lovelace' }).click();
  await expect(log.getByRole('row')).toHaveCount(11);
});
