import { expect, test } from '@playwright/test';
import { newPerson, signUpQuietly } from '../support/person.ts';
import { createJobQuietly, openWrittenJob } from './job-page-steps.ts';
import { acceptQuietly, inviteQuietly, openOrganization } from './organizations-steps.ts';
import { expectNoAxeViolations, watchForProblems } from './problems.ts';

test('a viewer reads and exports what others wrote, and changes nothing', async ({
  page,
  browser,
}) => {
  test.slow();
  await signUpQuietly(page);
  const job = await createJobQuietly(page);
  const person = newPerson('Vic Viewer');

  await test.step('an admin invites somebody as a viewer', async () => {
    await openOrganization(page);
    await page.getByRole('button', { name: 'Invite Team Member' }).click();
    const form = page.getByRole('form', { name: 'Invite Team Member' });
    await form.getByLabel('Role').click();
    await expect(page.getByRole('option')).toHaveText(['Recruiter', 'Admin', 'Viewer']);
    await page.keyboard.press('Escape');
  });
  const link = await inviteQuietly(page, job.organizationId, { person, role: 'viewer' });
  await test.step('the link says what for', async () => {
    const invited = await browser.newPage();
    await invited.goto(link);
    await expect(invited.getByText('to join Northwind Energy as a viewer.')).toBeVisible();
    await invited.close();
  });

  const context = await browser.newContext();
  const viewer = await context.newPage();
  const problems = watchForProblems(viewer);
  await signUpQuietly(context, person);
  await acceptQuietly(context, link);
  const sentence = 'You can read and export here. Ask an admin to change your role';

  await test.step('the dashboard shows the jobs and offers no new one', async () => {
    await viewer.goto('/dashboard');
    await expect(viewer.getByRole('link', { name: job.title })).toBeVisible();
    await expect(viewer.getByText(sentence)).toBeVisible();
    await expect(viewer.getByRole('button', { name: /Create|Edit / })).toHaveCount(0);
    await expectNoAxeViolations(viewer);
    await viewer.goto('/jobs/new');
    await expect(viewer.getByText(sentence)).toBeVisible();
    await expect(viewer.getByRole('textbox')).toHaveCount(0);
  });

  await test.step('a job is read and exported', async () => {
    await openWrittenJob(viewer, job);
    await expect(viewer.getByText(sentence)).toBeVisible();
    const changing =
      /^(?:Regenerate.*|Generate|Edit Job|Delete|Answer|Ask the hiring manager|Update .*)$/;
    await expect(viewer.getByRole('list', { name: 'Open questions' })).toBeVisible();
    await expect(viewer.getByRole('button', { name: changing })).toHaveCount(0);
    await expectNoAxeViolations(viewer);
    const card = viewer.getByRole('article', { name: 'Sourcing Strategy Kit' });
    const download = viewer.waitForEvent('download');
    await card.getByRole('button', { name: 'Export PDF' }).click();
    expect((await download).suggestedFilename()).toBe(
      'requisite-sourcing-strategy-kit-wind-turbine-technician.pdf',
    );
    await card.getByRole('button', { name: 'View Details' }).click();
    const dialog = viewer.getByRole('dialog');
    await expect(dialog.getByRole('tab').first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Edit / })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'More', exact: true }).click();
    await expect(viewer.getByRole('menuitem', { name: 'What we understood' })).toBeVisible();
    await expect(viewer.getByRole('menuitem', { name: 'Regenerate' })).toHaveCount(0);
    await viewer.keyboard.press('Escape');
  });

  await test.step('what was understood is read', async () => {
    await viewer.goto(`/jobs/${job.id}`);
    await viewer.getByRole('button', { name: 'What we understood' }).click();
    const brief = viewer.getByRole('dialog', { name: 'What we understood' });
    await expect(brief.getByText('Occupation', { exact: true })).toBeVisible();
    await expect(brief.getByRole('button', { name: 'Edit the job' })).toHaveCount(0);
    await expect(brief.getByRole('textbox')).toHaveCount(0);
    await expectNoAxeViolations(viewer, '[role=dialog]');
  });

  await test.step('the plan is read', async () => {
    await viewer.goto(`/jobs/${job.id}`);
    await viewer.getByRole('button', { name: 'The plan' }).click();
    const plan = viewer.getByRole('dialog', { name: 'The plan' });
    await expect(plan.getByRole('heading', { name: 'Work sample' })).toBeVisible();
    await expect(plan.getByRole('textbox')).toHaveCount(0);
    await expectNoAxeViolations(viewer, '[role=dialog]');
  });

  await test.step('the organization is read', async () => {
    await openOrganization(viewer);
    await expect(viewer.getByRole('button', { name: 'Edit Organization' })).toHaveCount(0);
    await expect(viewer.getByRole('button', { name: 'Invite Team Member' })).toHaveCount(0);
    await expect(viewer.getByRole('button', { name: 'Leave Organization' })).toBeVisible();
  });

  await test.step('whatever is sent anyway is refused with the same sentence', async () => {
    const reply = await viewer.request.patch(`/api/jobs/${job.id}`, { data: { title: 'Mine' } });
    expect(reply.status()).toBe(403);
    expect(((await reply.json()) as { message: string }).message).toContain(sentence);
  });
  expect(problems).toEqual([]);
  await context.close();
});
