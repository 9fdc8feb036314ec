import { expect, type Page, test } from '@playwright/test';
import { type Person, signUpQuietly } from '../support/person.ts';
import { expectToast, fillSignIn, signInElsewhere } from './auth-screen.ts';
import { createQuietly, openOrganization } from './organizations-steps.ts';

/** From another machine; the new password ends every other session. */
async function endSessionOf(person: Person): Promise<Person> {
  const elsewhere = await signInElsewhere(person);
  const newPassword = `${person.password}-7`;
  const data = { currentPassword: person.password, newPassword };
  expect((await elsewhere.post('/api/auth/change-password', { data })).status()).toBe(200);
  await elsewhere.dispose();
  return { ...person, password: newPassword };
}

async function signInAgain(page: Page, person: Person, path: string) {
  await expect(page).toHaveURL(`/signin?next=${encodeURIComponent(path)}`);
  await fillSignIn(page, person);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(path);
}

test('a session that ended elsewhere leads to signing in and back, and nothing typed is lost', async ({
  page,
}) => {
  let person = await signUpQuietly(page);
  await createQuietly(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Bio').fill('Counts, and recounts.');
  await page.getByLabel('Timezone').fill('UTC-8');
  await page.keyboard.press('Tab');

  await test.step('saving the profile', async () => {
    person = await endSessionOf(person);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...');
    await signInAgain(page, person, '/profile');
    await expect(page.getByText('Your changes are back as you left them.')).toBeVisible();
    await expect(page.getByLabel('Bio')).toHaveValue('Counts, and recounts.');
    await expect(page.getByLabel('Timezone')).toHaveValue('UTC-8');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Success', 'Profile updated successfully!');
    await expect(page.getByText('Counts, and recounts.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  });

  await test.step('saving the organization', async () => {
    await openOrganization(page);
    await page.getByRole('button', { name: 'Edit Organization' }).click();
    await page.getByLabel('Description').fill('Builds turbines.');
    person = await endSessionOf(person);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await signInAgain(page, person, '/organization');
    await expect(page.getByLabel('Description')).toHaveValue('Builds turbines.');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Success', 'Organization updated successfully!');
  });

  await test.step('opening another page', async () => {
    person = await endSessionOf(person);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await signInAgain(page, person, '/dashboard');
    await expect(page.getByRole('heading', { name: 'No Jobs Yet' })).toBeVisible();
  });
});
