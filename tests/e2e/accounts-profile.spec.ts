import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { newPerson, signUpQuietly } from '../support/person.ts';
import { expectToast, signIn, signInElsewhere } from './auth-screen.ts';
import { createQuietly } from './organizations-steps.ts';
import { expectNoOverflow, watchForProblems } from './problems.ts';

test('the profile is read, edited, secured and taken along', async ({ page }) => {
  const problems = watchForProblems(page);
  const person = await signUpQuietly(page);
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

  await test.step('edit', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(page.getByText('Email cannot be changed for security reasons')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveAttribute('readonly');
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
    await expect(page.getByText('Welcome back, Grace Hopper').last()).toBeVisible();
  });

  await test.step('a provider without keys cannot be connected', async () => {
    await expect(page.getByText('email/password', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Connect Google' }).click();
    await expectToast(page, 'Error', 'Failed to connect Google');
  });

  await test.step('changing the password ends the other sessions', async () => {
    const elsewhere = await signInElsewhere(person);
    await page.getByRole('button', { name: 'Change Password' }).click();
    const dialog = page.getByRole('dialog');
    const change = dialog.getByRole('button', { name: 'Change Password' });
    await dialog.getByLabel('Current Password').fill('not-my-password');
    await dialog.getByLabel('New Password', { exact: true }).fill('another-long-phrase-7');
    await dialog.getByLabel('Confirm Password').fill('another-long-phrase-7');
    await change.click();
    await expect(dialog.getByText('This is not your current password')).toBeVisible();
    await dialog.getByLabel('Current Password').fill(person.password);
    await change.click();
    await expectToast(page, 'Success', 'Password changed successfully');
    await expect(dialog).toBeHidden();
    expect((await elsewhere.get('/api/user/profile')).status()).toBe(401);
    await elsewhere.dispose();
  });

  await test.step('what was saved is there after a reload and in the export', async () => {
    await page.reload();
    await expect(page.getByText('Head of Talent')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export my data' }).click();
    const file = await (await download).path();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      profile: { email: person.email, title: 'Head of Talent' },
    });
  });
  // The browser tells of the provider without keys and of the wrong password.
  expect(problems).toEqual([expect.stringContaining('404'), expect.stringContaining('400')]);
});

test('a chosen organization is remembered, and a last admin hands over before leaving', async ({
  page,
}) => {
  const person = await signUpQuietly(page);
  const longName = 'Northwind Energy and Turbine Services of the Upper Midwest';
  const organizations = [
    await createQuietly(page, longName),
    await createQuietly(page, 'Harbor Clinics'),
  ];
  await page.goto('/profile');

  await test.step('choose', async () => {
    const memberships = page.getByRole('listitem');
    await expect(memberships.filter({ hasText: 'Harbor Clinics' })).toContainText('admin');
    const selector = page.getByRole('combobox', { name: 'Organization' });
    await expect(selector).toHaveText('Select org');
    await selector.click();
    await page.getByRole('option', { name: longName }).click();
    await expect(selector).toHaveText(longName);
    await expectNoOverflow(page);
    await page.reload();
    await expect(selector).toHaveText(longName);
  });

  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  await test.step('be told to hand over', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await dialog.getByLabel('Your email').fill(newPerson().email);
    await expect(confirm).toBeDisabled();
    await dialog.getByLabel('Your email').fill(person.email.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('You are the only member of');
  });

  await test.step('leave', async () => {
    for (const { id, name } of organizations) {
      const reply = await page.request.delete(`/api/organizations/${id}`, { data: { name } });
      expect(reply.ok()).toBe(true);
    }
    await confirm.click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ten recruiting tools/);
    await signIn(page, person);
    await expectToast(page, 'Error', 'Invalid email or password');
  });
});
