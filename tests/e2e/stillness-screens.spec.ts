import { expect, type Page, test } from '@playwright/test';
import { signUpQuietly } from '../support/person.ts';
import { createSampleJob, findOutput } from './job-page-steps.ts';
import { desktop, phone } from './viewports.ts';

/** What a person notices begins at about a tenth; nothing here should come near it. */
const mostShift = 0.02;

test('nothing moves while tools are written and when one is opened', async ({ page }) => {
  test.slow();
  await signUpQuietly(page);
  await watchShifts(page);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    const job = await createSampleJob(page);
    await page.goto(`/jobs/${job.id}`);
    await expect(page.getByText('10 of 10 tools ready').first()).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Answer' }).first()).toBeVisible();
    expect(await sumShifts(page), `job page at ${viewport.width}`).toBeLessThan(mostShift);
    for (const tool of ['attractionPosting', 'intakeAssistant', 'marketIntel']) {
      await page.goto(`/jobs/${job.id}?tool=${tool}`);
      await expect(page.locator('[data-copy="section"]:visible').first()).toBeVisible();
      expect(await sumShifts(page), `${tool} at ${viewport.width}`).toBeLessThan(mostShift);
    }
    await page.request.post(`/api/jobs/${job.id}/generate/marketIntel`);
    const isWrittenAnew = async () => (await findOutput(page, job, 'marketIntel')).version === 2;
    await expect.poll(isWrittenAnew, { timeout: 60_000 }).toBe(true);
    await expect(page.getByText(/Processing\.\.\.|Waiting its turn/)).toHaveCount(0);
    expect(await sumShifts(page), `written anew at ${viewport.width}`).toBeLessThan(mostShift);
  }
  // The measure itself: what is pushed in at the top moves all the rest.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What was not painted yet cannot move.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    document.body.prepend(Object.assign(document.createElement('p'), { style: 'height: 300px' }));
  });
  await expect.poll(() => sumShifts(page)).toBeGreaterThan(mostShift);
});

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as typeof window & { shifted: number };
    watched.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) watched.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function sumShifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as typeof window & { shifted: number }).shifted);
}
