import { expect, test } from '@playwright/test';
import { signUpQuietly } from '../support/person.ts';
import { createJobQuietly, findOutput, openWrittenJob } from './job-page-steps.ts';

test('what is copied and opened in mail is signed by whoever is signed in', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUpQuietly(page);
  const signatureBlock = 'Ada Lovelace\nTalent Partner, Northwind';
  const profile = { phone: '555 0100', signatureBlock };
  expect((await page.request.patch('/api/user/profile', { data: profile })).status()).toBe(200);
  const job = await createJobQuietly(page);
  await openWrittenJob(page, job);
  await page.goto(`/jobs/${job.id}?tool=engagementKit&tab=email-templates`);

  const mail = page.getByRole('dialog').getByRole('article').first();
  await expect(mail).toContainText('Talent Partner, Northwind');
  await mail.getByRole('button', { name: 'Copy' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(signatureBlock);
  const link = await mail.getByRole('link', { name: 'Open in mail' }).getAttribute('href');
  expect(decodeURIComponent(link ?? '')).toContain(signatureBlock.replace('\n', '\r\n'));

  await page.getByRole('tab', { name: 'Voicemail' }).click();
  const voicemail = page.getByRole('dialog').getByRole('article').first();
  await expect(voicemail).toContainText('Ada Lovelace');
  await expect(voicemail.getByText('[First name]').first()).toHaveAttribute('data-blank', 'true');
  const { content } = await findOutput(page, job, 'engagementKit');
  expect(JSON.stringify(content)).not.toContain('Ada Lovelace');
});
