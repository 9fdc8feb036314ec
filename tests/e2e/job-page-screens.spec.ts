import { expect, type Page, test } from '@playwright/test';
import { signUpQuietly } from '../support/person.ts';
import { createJobQuietly, openWrittenJob } from './job-page-steps.ts';
import { expectNoAxeViolations, expectNoOverflow, watchForProblems } from './problems.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const press = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name }).click();

const screens: [name: string, open: (page: Page) => Promise<void>][] = [
  ['page', async () => {}],
  [
    'tool dialog',
    async (page) => {
      const card = page.getByRole('article', { name: 'Sourcing Strategy Kit' });
      await card.getByRole('button', { name: 'View Details' }).click();
      await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
    },
  ],
  [
    'what was understood',
    async (page) => {
      await press(page, 'What we understood');
      await expect(page.getByText('What the job does not say')).toBeVisible();
    },
  ],
  [
    'sources and versions',
    async (page) => {
      const panel = page.getByRole('complementary', { name: 'Sources and versions' });
      if (!(await panel.isVisible())) await press(page, 'Sources and versions');
      await expect(panel.getByText('Version 1 Current')).toBeVisible();
    },
  ],
];

test('the job page has no axe violations and does not overflow', async ({ page }) => {
  test.slow();
  const problems = watchForProblems(page);
  await signUpQuietly(page);
  await openWrittenJob(page, await createJobQuietly(page));
  for (const [name, open] of screens) {
    await test.step(name, async () => {
      await open(page);
      await expectNoOverflow(page);
      await expectNoAxeViolations(page);
    });
  }
  expect(problems).toEqual([]);
});
