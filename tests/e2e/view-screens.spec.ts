import { expect, type Page, test } from '@playwright/test';
import { type ToolId, toolInfo } from '../../src/shared/tool-info.ts';
import { purposes, toolsFor } from '../../src/web/features/job-page/tools/tool-order.ts';
import { signUpQuietly } from '../support/person.ts';
import { createSampleJob, openWrittenJob } from './job-page-steps.ts';
import { expectNoAxeViolations } from './problems.ts';
import { dialog } from './screens.ts';
import { desktop, phone } from './viewports.ts';

const tools = purposes.flatMap(({ id }) => toolsFor(id));
const posting: ToolId = 'attractionPosting';

for (const viewport of [phone, desktop]) {
  test(`the first tab of every tool, all of the posting and the menus have no axe findings at ${viewport.width}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await signUpQuietly(page);
    const job = await createSampleJob(page);
    await openWrittenJob(page, job);
    await test.step('job page', () => inThemes(page, 'html'));
    for (const tool of [...tools, 'candidateMessaging'] as const) {
      await test.step(toolInfo[tool].name, async () => {
        await page.goto(`/jobs/${job.id}?tool=${tool}`);
        await expect(page.getByRole('dialog', { name: toolInfo[tool].name })).toBeVisible();
        await expect(page.locator(dialog).getByText('How to Use').first()).toBeVisible();
        await inThemes(page, dialog);
        if (tool === posting) await checkPosting(page);
      });
    }
  });
}

/** Every tab of the posting, and every place it is shown as. */
async function checkPosting(page: Page): Promise<void> {
  const tabs = page.locator(dialog).getByRole('tablist').first().getByRole('tab');
  const names = await tabs.allTextContents();
  expect(names).toHaveLength(6);
  for (const name of names.slice(1)) {
    await page.getByRole('tab', { name, exact: true }).click();
    await inThemes(page, dialog);
  }
  await page.getByRole('tab', { name: 'Public Posting' }).click();
  for (const name of ['Professional network', 'Job board']) {
    await page.getByRole('tab', { name }).click();
    await inThemes(page, dialog);
  }
  await checkMenu(page);
}

async function checkMenu(page: Page): Promise<void> {
  await page.locator(dialog).getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'What we understood' })).toBeVisible();
  await inThemes(page, 'html');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

/** A phone in the dark and a desk in the light, as other screens are looked at; all four in `npm run test:long`. */
function themesAt(page: Page): readonly ('light' | 'dark')[] {
  if (process.env.E2E_EVERY_LOOK) return ['light', 'dark'];
  return page.viewportSize()?.width === phone.width ? ['dark'] : ['light'];
}

async function inThemes(page: Page, within: string): Promise<void> {
  for (const colorScheme of themesAt(page)) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page, within);
  }
}
