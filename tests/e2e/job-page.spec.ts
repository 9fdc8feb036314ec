import { expect, test } from '@playwright/test';
import { signUpQuietly } from '../support/person.ts';
import { expectToast, shownToast } from './auth-screen.ts';
import { createJobQuietly, findOutput, openWrittenJob } from './job-page-steps.ts';
import { watchForProblems } from './problems.ts';

/** Shorter than the polling while nothing is written: what shows within it came over the live stream. */
const live = { timeout: 20_000 };

test('a job is watched, read, changed, regenerated and deleted', async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const problems = watchForProblems(page);
  await signUpQuietly(page);
  const job = await createJobQuietly(page);
  const dialog = page.getByRole('dialog');
  await openWrittenJob(page, job);
  await expect(page).toHaveTitle('Wind Turbine Technician · Requisite');
  const panel = page.getByRole('region', { name: 'Job Details' });
  await panel.getByRole('button', { name: '+1 more' }).click();
  await expect(panel.getByText('no startups')).toBeVisible();

  await test.step('view details and JSON', async () => {
    const card = page.getByRole('article', { name: 'Sourcing Strategy Kit' });
    await card.getByRole('button', { name: 'View Details' }).click();
    await expect(page).toHaveURL(`/jobs/${job.id}?tool=sourcingStrategy`);
    await expect(dialog).toContainText('Wind Turbine Technician · Glenrock, WY · Northwind Energy');
    await expect(dialog).toContainText('AI-generated, review before use');
    await expect(dialog).toContainText('Written by the built-in writer');
    await dialog.getByRole('button', { name: 'View JSON' }).click();
    await dialog.getByRole('button', { name: 'Copy JSON' }).click();
    await expectToast(page, 'Copied!');
    const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied).toEqual((await findOutput(page, job, 'sourcingStrategy')).content);
    await dialog.getByRole('button', { name: 'Hide JSON' }).click();
    await expect(dialog.getByRole('button', { name: 'Copy JSON' })).toHaveCount(0);
  });

  await test.step('what somebody else saves shows at once', async () => {
    const output = await findOutput(page, job, 'sourcingStrategy');
    const content = { ...(output.content as object), toolDescription: 'Rewritten by hand' };
    const path = `/api/outputs/${output.id}`;
    const reply = await page.request.patch(path, { data: { content, version: output.version } });
    expect(reply.status()).toBe(200);
    await expect(dialog.getByText(/Edited by Ada Lovelace, \w+ \d/)).toBeVisible(live);
  });

  await test.step('versions are compared, restored and restored back', async () => {
    await dialog.getByRole('button', { name: 'Sources and versions' }).click();
    const versions = dialog.getByRole('complementary', { name: 'Sources and versions' });
    await expect(versions.getByText('Version 2 Current')).toBeVisible();
    await versions.getByRole('button', { name: 'Compare version 1' }).click();
    await expect(dialog.getByText('One field differs.')).toBeVisible();
    await expect(dialog.locator('ins', { hasText: 'Rewritten by hand' })).toBeVisible();
    await versions.getByRole('button', { name: 'Restore version 1' }).click();
    await expectToast(page, 'Content updated', 'Version 1 has been restored.');
    await expect(dialog.getByText(/Written by the built-in writer, \w+ \d/)).toBeVisible();
    await shownToast(page).getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Content updated', 'Version 2 has been restored.');
    await expect(dialog.getByText(/Edited by Ada Lovelace, \w+ \d/)).toBeVisible();
  });

  await test.step('a person’s words are not replaced unasked', async () => {
    await dialog.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Regenerate' }).click();
    const question = page.getByRole('alertdialog', { name: 'Replace the edited text?' });
    await question.getByRole('button', { name: 'Regenerate' }).click();
    await expect(dialog.getByText(/Written by the built-in writer, \w+ \d/)).toBeVisible(live);
    await expect(dialog.getByText('Version 5 Current')).toBeVisible();
  });

  await test.step('a text is changed in place and changed back', async () => {
    await page.keyboard.press('[');
    await expect(page).toHaveURL(`/jobs/${job.id}?tool=attractionPosting`);
    await dialog
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await dialog.getByRole('textbox').first().fill('Changed in place');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Content updated', 'Your changes have been saved.');
    await expect(dialog.getByText('Changed in place').first()).toBeVisible();
    await shownToast(page).getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Content updated', 'Version 1 has been restored.');
    await expect(dialog.getByText('Changed in place')).toHaveCount(0);
    await page.keyboard.press(']');
  });

  await test.step('the next tool, what was understood, and out', async () => {
    await page.keyboard.press(']');
    await expect(page).toHaveURL(`/jobs/${job.id}?tool=marketIntel`);
    await dialog.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'What we understood' }).click();
    await expect(dialog.getByText(/\(\d+% sure\)/)).toBeVisible();
    await expect(dialog.getByText('“$32-$38 per hour”')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close Window' }).click();
    await expect(page).toHaveURL(`/jobs/${job.id}`);
  });

  await test.step('the eleventh is written when asked for', async () => {
    await page.getByRole('button', { name: 'Candidate Messaging' }).click();
    await dialog.getByRole('button', { name: 'Write it' }).click();
    await expect(dialog).toContainText('AI-generated, review before use', live);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a changed job says so on its cards', async () => {
    const data = { requirements: 'A driving licence' };
    expect((await page.request.patch(`/api/jobs/${job.id}`, { data })).status()).toBe(200);
    const outdated = page.getByText('The job has changed since this was written');
    await expect(outdated).toHaveCount(10, live);
    await page.getByRole('button', { name: 'Regenerate All' }).click();
    await expectToast(page, 'Regeneration started', 'All tools are being regenerated.');
    await expect(outdated).toHaveCount(0, { timeout: 30_000 });
  });

  await test.step('status', async () => {
    await panel.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Paused' }).click();
    await expectToast(page, 'Job updated', 'The job is now paused.');
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('paused');
  });

  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this job?',
  });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Job deleted', 'The job has been successfully deleted.');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'No Jobs Yet' })).toBeVisible();
  // The browser tells of the one refusal, which led to the question.
  expect(problems).toEqual([expect.stringContaining('409 (Conflict)')]);

  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByRole('heading', { name: 'Job not found' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});
