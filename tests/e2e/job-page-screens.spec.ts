import { expect, type Page, test } from '@playwright/test';
import { toolInfo, type ToolId } from '../../src/shared/tool-info.ts';
import { purposes, toolsFor } from '../../src/web/features/job-page/tools/tool-order.ts';
import { signUpQuietly } from '../support/person.ts';
import { createSampleJob, openWrittenJob } from './job-page-steps.ts';
import { expectNoOverflow } from './problems.ts';
import { checkScreens, dialog, type Screen } from './screens.ts';

/** What a missing value looks like when nobody caught it. */
const slipped = /\bundefined\b|\bNaN\b|\[object Object\]|\bnull\b/;

const tools = purposes.flatMap(({ id }) => toolsFor(id));

const screens: Screen[] = [
  ['page', async () => {}],
  ...tools.map((tool): Screen => [toolInfo[tool].name, (page) => openTool(page, tool), dialog]),
  [
    'what was understood',
    async (page) => {
      await choose(page, 'What we understood');
      await expect(page.getByLabel('Employer or Client')).toBeVisible();
    },
    dialog,
  ],
  [
    'sources and versions',
    async (page) => {
      const panel = page.getByRole('complementary', { name: 'Sources and versions' });
      await choose(page, 'Sources and versions');
      await expect(panel.getByText('Version 1 Current')).toBeVisible();
    },
    dialog,
  ],
];

test('screens of the sample job are accessible and whole, every tab of every tool', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUpQuietly(page);
  await openWrittenJob(page, await createSampleJob(page));
  await checkScreens(page, screens);
});

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** From its card, or from the tool before it. */
async function openTool(page: Page, tool: ToolId): Promise<void> {
  const { name } = toolInfo[tool];
  if (tool === tools[0]) {
    const card = page.getByRole('article', { name });
    await card.getByRole('button', { name: 'View Details' }).click();
  } else {
    await page.keyboard.press(']');
  }
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await openEveryTab(page);
}

/** The tracker has no tabs: its cards stand on one page. */
async function openEveryTab(page: Page): Promise<void> {
  const copy = page.locator(dialog).locator('[data-copy="section"]:visible').first();
  await expect(copy).toBeVisible();
  const tabs = page.locator(dialog).locator('[role="tablist"]').first().locator('[role="tab"]');
  const count = await tabs.count();
  for (let index = 0; index < Math.max(count, 1); index += 1) {
    if (count > 0) await tabs.nth(index).click();
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await copy.click();
    await expect(async () => {
      const { copied, shown } = await readTab(page);
      expect(copied.trim().length).toBeGreaterThan(20);
      expect(`${copied}\n${shown}`).not.toMatch(slipped);
    }).toPass({ timeout: 15_000 });
    await expectNoOverflow(page);
  }
}

function readTab(page: Page) {
  return page.evaluate(async () => {
    return {
      copied: await navigator.clipboard.readText(),
      shown: document.querySelector<HTMLElement>('[role="dialog"]')?.innerText ?? '',
    };
  });
}
