import { expect, test } from '@playwright/test';
import { toolInfo } from '../../src/shared/tool-info.ts';
import { signUpQuietly } from '../support/person.ts';
import { createJobQuietly, openWrittenJob } from './job-page-steps.ts';

test('a pencil shows under the pointer and under the focus, and not otherwise', async ({
  page,
}) => {
  await signUpQuietly(page);
  const job = await createJobQuietly(page);
  await openWrittenJob(page, job);
  await page.goto(`/jobs/${job.id}?tool=attractionPosting&tab=public-posting`);
  const dialog = page.getByRole('dialog', { name: toolInfo.attractionPosting.name });
  const pencil = dialog.getByRole('button', { name: 'Edit opening hook' });
  await expect(pencil).toHaveCSS('opacity', '0');

  await dialog
    .getByText(/\$32 to \$38 an hour/)
    .first()
    .hover();
  await expect(pencil).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(pencil).toHaveCSS('opacity', '0');

  await dialog.getByRole('button', { name: 'Edit headline' }).focus();
  await page.keyboard.press('Tab');
  await expect(pencil).toBeFocused();
  await expect(pencil).toHaveCSS('opacity', '1');

  // One press from a finding to the box in which it is mended.
  await dialog.getByRole('button', { name: 'Change the role overview' }).first().click();
  await expect(dialog.getByRole('textbox', { name: 'role overview' })).toBeFocused();
});
