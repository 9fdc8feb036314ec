import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeViolations, expectNoOverflow } from './problems.ts';
import { checkScreens, inEveryLook, type Screen } from './screens.ts';

const screens: Screen[] = [
  ['front page', (page) => open(page, '/', /Ten recruiting tools/)],
  ['about', (page) => open(page, '/about', /About/)],
  ['terms', (page) => open(page, '/terms', /Terms/)],
  ['privacy', (page) => open(page, '/privacy', /Privacy/)],
];

test('screens for visitors are accessible and whole', async ({ page }) => {
  await checkScreens(page, screens);
});

test('answers an unknown address with a page that leads home', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  await inEveryLook(page, async () => {
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
  });
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/');
});

async function open(page: Page, path: string, heading: RegExp) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}
