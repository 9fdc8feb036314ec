import { expect, type Locator, type Page, test } from '@playwright/test';
import { toolInfo } from '../../src/shared/tool-info.ts';
import { signUpQuietly } from '../support/person.ts';
import { changeContent, createJobQuietly, openWrittenJob } from './job-page-steps.ts';

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
  expect(await countPages(page)).toBeGreaterThan(1);
  // The sheet was there before the browser looked, and is gone again.
  expect(await page.locator('body').getAttribute('data-printed')).toContain('Decision Framework');
  await expect(page.locator('[data-print-sheet]')).toHaveCount(0);
});

test('what has no sheet prints all of itself and nothing around it: JSON, comparison, reading, job page', async ({
  page,
}) => {
  await signUpQuietly(page);
  const job = await createJobQuietly(page);
  await openWrittenJob(page, job);
  await expectPaper(page, page.getByRole('heading', { name: 'Start here' }));
  await expect(page.getByText('no startups')).toBeVisible();
  await page.emulateMedia({ media: null });

  await changeContent(page, { job, tool: 'marketIntel' }, (content) => {
    content['toolDescription'] = 'Said otherwise.';
  });
  await page.goto(`/jobs/${job.id}?tool=marketIntel`);
  const dialog = page.getByRole('dialog', { name: toolInfo.marketIntel.name });
  await dialog.getByRole('button', { name: 'View JSON' }).click();
  const json = dialog.getByRole('region', { name: 'JSON' });
  await expectPaper(page, json);
  expect(await countPages(page)).toBeGreaterThan(1);
  await page.emulateMedia({ media: null });

  // With the panel open, which has its own room beside the view.
  await dialog.getByRole('button', { name: 'Sources and versions' }).click();
  await dialog
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click();
  await expectPaper(page, dialog.getByText('Said otherwise.'));
  await page.emulateMedia({ media: null });

  await dialog.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'What we understood' }).click();
  await expectPaper(page, dialog.getByLabel('Employer or Client'));
});

/** On paper as wide as A4 it is there, nothing below it is cut off, and there is nothing to press. */
async function expectPaper(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const isWindow = await page.getByRole('dialog').isVisible();
  const screen = page.viewportSize()!;
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(part).toBeVisible();
  await expect(page.getByRole('button', { name: /Regenerate|Close|Copy|Export/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Start here' })).toBeVisible({
    visible: !isWindow,
  });
  const cutOff = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (node) =>
          node.clientHeight > 40 &&
          node.scrollHeight > node.clientHeight + 1 &&
          getComputedStyle(node).overflowY !== 'visible',
      )
      .map(({ className }) => className),
  );
  expect(cutOff).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toMatch(/rgb\(2\d, /);
  await page.setViewportSize(screen);
}

async function countPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;
}
