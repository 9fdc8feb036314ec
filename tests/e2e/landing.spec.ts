import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { jobToolIds, toolInfo } from '../../src/shared/tool-info.ts';
import { expectNoAxeViolations, watchForProblems } from './problems.ts';

const SCRIPT_LIMIT_BYTES = 90 * 1024;

test('tells what the product is', async ({ page }) => {
  const problems = watchForProblems(page);
  await page.goto('/');
  await expect(page).toHaveTitle(/Requisite/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Ten recruiting tools\s+from one job description/,
  );
  await expect(page.getByRole('heading', { name: 'Key Features' })).toBeVisible();
  for (const id of jobToolIds) {
    await expect(page.locator('#features').getByText(toolInfo[id].name)).toBeVisible();
  }
  await expect(page.locator('blockquote')).toHaveCount(2);
  await expect(page.getByText('Example', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Book a Demo' })).toBeDisabled();
  expect(problems).toEqual([]);
});

test('leads by its anchors to features, pricing and demo', async ({ page }) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Features', 'Pricing', 'Demo']) {
    await nav.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/#${name.toLowerCase()}`);
    await expect(page.locator(`#${name.toLowerCase()}`)).toBeInViewport();
  }
});

test('leads to sign-in, sign-up, terms and privacy', async ({ page }) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
  await expect(nav.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup');

  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Company' })).toBeVisible();
  for (const name of ['Terms', 'Privacy']) {
    await page.goto('/');
    await footer.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  }

  await page.goto('/');
  await page.getByRole('button', { name: 'Try Free' }).click();
  await expect(page).toHaveURL('/signup');
});

test('has no accessibility violation', async ({ page }) => {
  await page.goto('/');
  await expectNoAxeViolations(page);
});

test('needs little script before a visitor does anything', async ({ page }) => {
  const bytes = await countScriptBytes(page);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(SCRIPT_LIMIT_BYTES);
});

test('does not scroll sideways', async ({ page }) => {
  await page.goto('/');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('answers an unknown address with a page that leads home', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the whole page', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Free' })).toBeVisible();
    await expect(page.getByText(toolInfo.hiringSynopsis.name)).toBeVisible();
  });
});

async function countScriptBytes(page: Page): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const scripts = await Promise.all(bodies);
  return scripts.reduce((total, script) => total + gzipSync(script, { level: 9 }).length, 0);
}
