import { expect, type Page, test } from '@playwright/test';
import type { Job } from '../../src/shared/job.ts';
import { sampleJob } from '../../src/shared/sample-job.ts';
import { jobToolIds, toolInfo } from '../../src/shared/tool-info.ts';
import { signUpQuietly } from '../support/person.ts';
import { createQuietly } from './organizations-steps.ts';
import { openWrittenJob } from './job-page-steps.ts';
import { expectNoAxeViolations, expectNoOverflow, watchForProblems } from './problems.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a missing value looks like when nobody caught it. */
const slipped = /\bundefined\b|\bNaN\b|\[object Object\]|\bnull\b/;

test('every tab of every tool of the sample job', async ({ page, context }) => {
  test.setTimeout(240_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const problems = watchForProblems(page);
  await signUpQuietly(page);
  const { id: organizationId } = await createQuietly(page);
  const reply = await page.request.post('/api/jobs', { data: { ...sampleJob, organizationId } });
  const job = (await reply.json()) as Job;
  await openWrittenJob(page, job);
  for (const tool of jobToolIds) {
    await test.step(toolInfo[tool].name, async () => {
      await page.goto(`/jobs/${job.id}?tool=${tool}`);
      await expect(page.getByRole('dialog', { name: toolInfo[tool].name })).toBeVisible();
      await openEveryTab(page);
      await expectNoAxeViolations(page);
    });
  }
  expect(problems).toEqual([]);
});

/** The tracker has no tabs: its cards stand on one page. */
async function openEveryTab(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const copy = dialog.locator('[data-copy="section"]:visible').first();
  await expect(copy).toBeVisible();
  const tabs = dialog.getByRole('tablist').first().getByRole('tab');
  const count = Math.max(await tabs.count(), 1);
  for (let index = 0; index < count; index += 1) {
    if ((await tabs.count()) > 0) await tabs.nth(index).click();
    await copy.click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trim().length).toBeGreaterThan(20);
    expect(`${copied}\n${await dialog.innerText()}`).not.toMatch(slipped);
    await expectNoOverflow(page);
  }
}
