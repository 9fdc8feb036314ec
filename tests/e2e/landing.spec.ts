import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { jobToolIds, toolInfo } from '../../src/shared/tool-info.ts';
import { watchForProblems } from './problems.ts';

const SCRIPT_LIMIT_BYTES = 90 * 1024;

test('tells what the product is and leads on', async ({ page }) => {
  const problems = watchForProblems(page);
  const nav = page.getByRole('navigation', { name: 'Main' });
  const footer = page.getByRole('contentinfo');

  await test.step('needs little script before a visitor does anything', async () => {
    const bytes = await countScriptBytes(page);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(SCRIPT_LIMIT_BYTES);
  });

  await test.step('names the ten tools', async () => {
    await expect(page).toHaveTitle(/Requisite/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /Ten recruiting tools\s+from one job description/,
    );
    for (const id of jobToolIds) {
      await expect(page.locator('#features').getByText(toolInfo[id].name)).toBeVisible();
    }
  });

  await test.step('leads by its anchors to features, pricing and demo', async () => {
    for (const name of ['Features', 'Pricing', 'Demo']) {
      await nav.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/#${name.toLowerCase()}`);
      await expect(page.locator(`#${name.toLowerCase()}`)).toBeInViewport();
    }
  });

  await test.step('leads to terms, privacy, sign-in and sign-up', async () => {
    for (const name of ['Terms', 'Privacy']) {
      await footer.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/${name.toLowerCase()}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await page.goto('/');
    }
    await nav.getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/signin');
    await page.goto('/');
    await page.getByRole('button', { name: 'Try Free' }).click();
    await expect(page).toHaveURL('/signup');
  });
  expect(problems).toEqual([]);
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
  const count = (response: Response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  };
  page.on('response', count);
  await page.goto('/', { waitUntil: 'networkidle' });
  page.off('response', count);
  const scripts = await Promise.all(bodies);
  return scripts.reduce((total, script) => total + gzipSync(script, { level: 9 }).length, 0);
}

test('an address that cannot be decoded gets the page that says so', async ({ page }) => {
  for (const address of ['/%E0%A4%A', '/nowhere/%zz?tab=%zz']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ten recruiting tools/);
});
