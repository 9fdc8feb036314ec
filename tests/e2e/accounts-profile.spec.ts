import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { newPerson, signUpQuietly } from '../support/person.ts';
import { expectDashboard, expectToast, openMenu, signIn } from './auth-screen.ts';
import { expectNoOverflow, watchForProblems } from './problems.ts';

test('the profile is read, edited, cancelled and saved', async ({ page }) => {
  const problems = watchForProblems(page);
  await signUpQuietly(page);
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  for (const name of [
    'Personal Information',
    'Connected Accounts',
    'Account Security',
    'Organizations',
    'Account Status',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Phone').fill('555 0100');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('555 0100')).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('');
  await expect(page.getByText('Email cannot be changed for security reasons')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly');
  await page.getByLabel('Name').fill('');
  await page.getByLabel('LinkedIn').fill('example.test/ada');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText(/Please enter a LinkedIn address/)).toBeVisible();

  await page.getByLabel('Name').fill('Grace Hopper');
  await page.getByLabel('LinkedIn').fill('https://www.linkedin.com/in/grace');
  await page.getByLabel('Title').fill('Head of Talent');
  await page.getByLabel('Bio').fill('First line\nSecond line');
  await page.getByLabel('Timezone').click();
  await page.getByRole('option', { name: 'UTC-5 Eastern' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Success', 'Profile updated successfully!');
  await expect(page.getByText('UTC-5 Eastern')).toBeVisible();
  await expect(page.getByRole('link', { name: /linkedin\.com\/in\/grace/ })).toBeVisible();
  await openMenu(page);
  await expect(page.getByText('Welcome back, Grace Hopper').last()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Head of Talent')).toBeVisible();
  expect(problems).toEqual([]);
});

test('a save that fails keeps the form', async ({ page }) => {
  await signUpQuietly(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Title').fill('Recruiter');
  await page.route('**/api/user/profile', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'BAD_REQUEST', message: 'No', fields: { title: 'Not this title' } },
    }),
  );
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Error', 'Failed to update profile');
  await expect(page.getByText('Not this title')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Recruiter');
});

test('changing the password ends the other sessions', async ({ page, browser }) => {
  const person = await signUpQuietly(page);
  const elsewhere = await browser.newContext({ baseURL: process.env.E2E_BASE_URL ?? '' });
  const otherPage = await elsewhere.newPage();
  await signIn(otherPage, person);
  await expectDashboard(otherPage);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog');
  const change = dialog.getByRole('button', { name: 'Change Password' });
  await change.click();
  await expect(dialog.getByText('Current password is required')).toBeVisible();
  await dialog.getByLabel('Current Password').fill('not-my-password');
  await dialog.getByLabel('New Password', { exact: true }).fill('another-long-phrase-7');
  await dialog.getByLabel('Confirm New Password').fill('another-long-phrase-7');
  await change.click();
  await expect(dialog.getByText('This is not your current password')).toBeVisible();
  await dialog.getByLabel('Current Password').fill(person.password);
  await change.click();
  await expectToast(page, 'Success', 'Password changed successfully');
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Account Security' })).toBeVisible();
  await otherPage.goto('/profile');
  await expect(otherPage.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  await elsewhere.close();
});

test('connected accounts are named, and a provider-managed password is not offered', async ({
  page,
}) => {
  await signUpQuietly(page);
  await page.goto('/profile');
  await expect(page.getByText('email/password', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Connect Google' }).click();
  await expectToast(page, 'Error', 'Failed to connect Google');

  await page.route('**/api/user/accounts', (route) =>
    route.fulfill({
      json: { providers: [{ provider: 'google' }], hasPassword: false, canChangePassword: false },
    }),
  );
  await page.reload();
  await expect(page.getByText('Password managed by OAuth provider')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Password' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Disconnect Google' })).toBeDisabled();

  await page.route('**/api/user/accounts', (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(page.getByText('Failed to fetch account information').first()).toBeVisible();

  await page.goto('/profile?error=account_already_linked_to_different_user');
  await expectToast(page, 'Error', 'That account is connected to somebody else here.');
  await expect(page).toHaveURL('/profile');
});

test('the organization chosen in the bar is remembered', async ({ page }) => {
  await signUpQuietly(page);
  await page.goto('/profile');
  await openMenu(page);
  await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveCount(0);
  const longName = 'Northwind Energy and Turbine Services of the Upper Midwest';
  for (const name of [longName, 'Harbor Clinics']) {
    const created = await page.request.post('/api/organizations', { data: { name } });
    expect(created.ok()).toBe(true);
  }
  await page.reload();
  const memberships = page.getByRole('listitem');
  await expect(memberships.filter({ hasText: 'Harbor Clinics' })).toContainText('admin');
  await openMenu(page);
  const selector = page.getByRole('combobox', { name: 'Organization' });
  await expect(selector).toContainText(longName);
  await expectNoOverflow(page);
  await selector.click();
  await page.getByRole('option', { name: 'Harbor Clinics' }).click();
  await expect(selector).toContainText('Harbor Clinics');
  await page.reload();
  await openMenu(page);
  await expect(selector).toContainText('Harbor Clinics');
});

test('the data can be taken along and the account deleted', async ({ page }) => {
  const person = await signUpQuietly(page);
  await page.goto('/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export my data' }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    profile: { email: person.email },
  });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  await dialog.getByLabel('Your email').fill(newPerson().email);
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Your email').fill(person.email.toUpperCase());
  await confirm.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ten recruiting tools/);
  await signIn(page, person);
  await expectToast(page, 'Error', 'Invalid email or password');
});

test('a last admin is told to hand over first', async ({ page }) => {
  const person = await signUpQuietly(page);
  await page.request.post('/api/organizations', { data: { name: 'Northwind Energy' } });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your email').fill(person.email);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Northwind Energy');
  await page.goto('/dashboard');
  await expectDashboard(page);
});
