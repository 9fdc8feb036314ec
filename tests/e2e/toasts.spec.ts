import { expect, type Locator, type Page, test } from '@playwright/test';
import { signUpQuietly } from '../support/person.ts';
import { expectToast, shownToast } from './auth-screen.ts';
import { createQuietly, openOrganization } from './organizations-steps.ts';
import { desktop, phone } from './viewports.ts';

const sizes = [phone, { width: 768, height: 1024 }, desktop];

async function expectApart(toast: Locator, other: Locator) {
  const [a, b] = [await toast.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of the two is not on the screen.');
  const apart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(apart, `${JSON.stringify(a)} covers ${JSON.stringify(b)}`).toBe(true);
}

const cardOf = (page: Page) => shownToast(page).locator('> div');

test('a toast covers neither the theme switch nor the head and foot of a dialog', async ({
  page,
}) => {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expectToast(page, 'Error', 'Please enter your email address first');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectApart(cardOf(page), page.getByRole('group', { name: 'Theme' }));
  }

  await signUpQuietly(page);
  await page.route('**/api/organizations', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.goto('/dashboard');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Organization name').fill('Northwind Energy');
  await dialog.getByRole('button', { name: 'Create Organization' }).click();
  await expectToast(page, 'Failed to create organization');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectApart(cardOf(page), dialog.locator('header'));
    await expectApart(cardOf(page), dialog.locator('footer'));
  }
});

test('good news leaves after some seconds, and bad news stays', async ({ page }) => {
  await page.clock.install();
  await signUpQuietly(page);
  await createQuietly(page);
  await openOrganization(page);
  await page.getByRole('button', { name: 'Edit Organization' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Success', 'Organization updated successfully!');
  await page.clock.runFor(20_000);
  await expect(shownToast(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit Organization' }).click();
  await page.route('**/api/organizations/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Error', 'Failed to update organization');
  await page.clock.runFor(60_000);
  await expectToast(page, 'Error', 'Failed to update organization');
  await shownToast(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(shownToast(page)).toHaveCount(0);
});
