import { expect, test } from '@playwright/test';
import { signUpQuietly } from '../support/person.ts';
import { createSampleJob, openWrittenJob } from './job-page-steps.ts';
import { expectNoAxeViolations } from './problems.ts';
import { desktop, phone } from './viewports.ts';

test('a newcomer takes the tour of the sample job by keyboard, and it does not come back', async ({
  page,
}) => {
  test.slow();
  await signUpQuietly(page);
  await openWrittenJob(page, await createSampleJob(page));

  const offer = page.getByRole('button', { name: 'Take the tour' });
  await offer.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: 'Begin here' });
  await expect(card).toBeVisible();
  await expect(card.getByRole('button', { name: 'Next' })).toBeFocused();
  await expectNoAxeViolations(page);

  const stops = ['What was read', 'Ten tools', 'Make it yours', 'Take it with you'];
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    for (const title of viewport === phone ? stops.slice(0, 2) : stops.slice(2)) {
      await page.keyboard.press('Enter');
      const next = page.getByRole('dialog', { name: title });
      await expect(next).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-tour-here]')).toBeInViewport();
    }
  }
  // At a desk the card stands at what it speaks of.
  const [at, stop] = await Promise.all([
    page.getByRole('dialog').boundingBox(),
    page.locator('[data-tour-here]').boundingBox(),
  ]);
  expect(Math.abs(at!.y - stop!.y - stop!.height)).toBeLessThan(40);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-tour-here]')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('10 of 10 tools ready').first()).toBeVisible();
  await expect(offer).toHaveCount(0);
});
