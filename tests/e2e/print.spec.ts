import { expect, test } from '@playwright/test';
import { toolInfo } from '../../src/shared/tool-info.ts';
import { signUpQuietly } from '../support/person.ts';
import { createJobQuietly, openWrittenJob } from './job-page-steps.ts';

test('an open tool prints as its exported file: all of it, black on white, nothing of the screen', async ({
  page,
}) => {
  await signUpQuietly(page);
  const job = await createJobQuietly(page);
  await openWrittenJob(page, job);
  await page.goto(`/jobs/${job.id}?tool=hiringSynopsis&tab=challenges`);
  const dialog = page.getByRole('dialog', { name: toolInfo.hiringSynopsis.name });
  await expect(dialog.getByRole('tabpanel')).toBeVisible();
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet).toHaveCount(0);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(sheet).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  const title = sheet.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(toolInfo.hiringSynopsis.name);
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText([
    'Executive Summary',
    'Process Metrics',
    'Candidate Analysis',
    'Key Learnings',
    'Challenges',
    'Recommendations',
  ]);
  expect(
    await sheet
      .getByRole('heading', { level: 2 })
      .first()
      .evaluate((heading) => ({
        ink: getComputedStyle(heading).color,
        keptWithText: getComputedStyle(heading).breakAfter,
      })),
  ).toEqual({ ink: 'rgb(0, 0, 0)', keptWithText: 'avoid' });
  // Nothing is cut off by what scrolls on the screen.
  const heights = await page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    sheet: document.querySelector('[data-print-sheet]')!.getBoundingClientRect().height,
  }));
  expect(heights.page).toBeGreaterThanOrEqual(Math.floor(heights.sheet));

  await page.emulateMedia({ media: 'screen' });
  await expect(sheet).toHaveCount(0);
  await expect(dialog.getByRole('tab', { name: 'Challenges', selected: true })).toBeVisible();
});

test('paper gets every page of it', async ({ page }) => {
  await signUpQuietly(page);
  const job = await createJobQuietly(page);
  await openWrittenJob(page, job);
  await page.goto(`/jobs/${job.id}?tool=scorecardAssistant`);
  await expect(page.getByRole('dialog').getByRole('tabpanel')).toBeVisible();
  await page.evaluate(() =>
    window.addEventListener('beforeprint', () => {
      document.body.dataset['printed'] = document.querySelector('[data-print-sheet]')!.textContent;
    }),
  );
  const pdf = await page.pdf({ format: 'A4' });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(1);
  // The sheet was there before the browser looked, and is gone again.
  expect(await page.locator('body').getAttribute('data-printed')).toContain('Decision Framework');
  await expect(page.locator('[data-print-sheet]')).toHaveCount(0);
});
