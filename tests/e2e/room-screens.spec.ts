import { expect, type Page, test } from '@playwright/test';
import { toolInfo } from '../../src/shared/tool-info.ts';
import { purposes, toolsFor } from '../../src/web/features/job-page/tools/tool-order.ts';
import { signUpQuietly } from '../support/person.ts';
import { createJobQuietly, openWrittenJob } from './job-page-steps.ts';
import { expectNoAxeViolations } from './problems.ts';
import { desktop, phone } from './viewports.ts';

const tools = purposes.flatMap(({ id }) => toolsFor(id));

/** The least share of the screen that is content once a person has scrolled a little. */
const rooms = [
  { viewport: phone, least: 0.75 },
  { viewport: desktop, least: 0.8 },
];

test('most of the screen is content, in every tool', async ({ page }) => {
  test.slow();
  await signUpQuietly(page);
  const job = await createJobQuietly(page);
  await openWrittenJob(page, job);
  for (const { viewport, least } of rooms) {
    await page.setViewportSize(viewport);
    for (const tool of tools) {
      await page.goto(`/jobs/${job.id}?tool=${tool}`);
      await expect(page.getByRole('dialog', { name: toolInfo[tool].name })).toBeVisible();
      await expect(page.locator('[data-copy="section"]:visible').first()).toBeVisible();
      const share = await measureContent(page);
      expect(share, `${tool} at ${viewport.width}`).toBeGreaterThanOrEqual(least);
    }
  }
});

test('the one menu is accessible, and leads everywhere by keyboard', async ({ page }) => {
  await signUpQuietly(page);
  const job = await createJobQuietly(page);
  await openWrittenJob(page, job);
  await page.goto(`/jobs/${job.id}?tool=marketIntel`);
  const dialog = page.getByRole('dialog', { name: toolInfo.marketIntel.name });
  await expect(dialog.getByRole('tabpanel')).toBeVisible();
  await dialog.getByRole('button', { name: 'More' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Export All PDF' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('menuitem', { name: 'View JSON' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Copy JSON' })).toBeVisible();
  await dialog.getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Hide JSON' }).press('Enter');

  const pencils = dialog.getByRole('button', { name: /^Edit / });
  await expect(dialog.getByRole('tabpanel')).toBeVisible();
  await expect(pencils).toHaveCount(0);
  await dialog.getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Edit texts' }).press('Enter');
  await expect(pencils.first()).toBeVisible();
});

/** Scrolls a little and measures what is left below the head, the tabs and what stands above them. */
async function measureContent(page: Page): Promise<number> {
  return page.evaluate(() => {
    const content =
      document.querySelector('[role="dialog"] [role="tabpanel"]') ??
      document.querySelector('[role="dialog"] [data-copy="section"]')!;
    let scroller: Element = content;
    while (!/auto|scroll/.test(getComputedStyle(scroller).overflowY)) {
      scroller = scroller.parentElement!;
    }
    scroller.scrollTo(0, 240);
    const view = scroller.getBoundingClientRect();
    // Tabs within a card scroll away with it.
    const tabs = [...scroller.querySelectorAll('[role="tablist"]')].find(
      ({ parentElement }) => getComputedStyle(parentElement!).position === 'sticky',
    );
    const above = (tabs ?? scroller.querySelector('[data-lead]')!).getBoundingClientRect();
    const top = Math.max(view.top, above.bottom);
    const height = Math.min(view.bottom, innerHeight) - top;
    const width = Math.min(view.right, innerWidth) - Math.max(view.left, 0);
    return (height * width) / (innerHeight * innerWidth);
  });
}
