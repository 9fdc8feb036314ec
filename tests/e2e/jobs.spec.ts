import { expect, test } from '@playwright/test';
import { newPerson, signUpQuietly } from '../support/person.ts';
import { expectToast, fillSignIn, signUp } from './auth-screen.ts';
import { hold } from './hold.ts';
import { jobText, openWizard, upload, uploads, wizardOf } from './jobs-steps.ts';
import { addMember, createQuietly } from './organizations-steps.ts';
import { expectNoAxeViolations, watchForProblems } from './problems.ts';

test('from signing up to a job on the dashboard', async ({ page }) => {
  const problems = watchForProblems(page);
  await signUp(page, newPerson());
  const setup = page.getByRole('dialog', { name: 'Organization Required' });
  await setup.getByLabel('Organization name').fill('Northwind Energy');
  await setup.getByRole('button', { name: 'Create Organization' }).click();
  await expect(page.getByRole('heading', { name: 'No Jobs Yet' })).toBeVisible();

  await page.getByRole('button', { name: 'Create Your First Job' }).click();
  const wizard = wizardOf(page);
  const title = wizard.getByLabel('Job Title', { exact: true });
  await upload(wizard, { name: 'job.odt', mimeType: 'x/y', buffer: Buffer.from('x') });
  await expectToast(page, 'Invalid file type', 'Please upload a .txt, .pdf, .doc, or .docx file');
  await upload(wizard, { ...uploads.pdf(''), buffer: Buffer.from('not a PDF') });
  await expectToast(page, 'File read error', 'this is not a PDF');
  await expect(wizard.getByText('welder.pdf')).toBeVisible();

  for (const [kind, name] of [
    ['docx', 'Night Shift Welder'],
    ['pdf', 'Pipe Welder'],
    ['doc', 'Field Welder'],
  ] as const) {
    const parse = await hold(page, '**/api/parse-job-description');
    await upload(wizard, uploads[kind](name));
    await expectToast(page, 'File uploaded', `welder.${kind} ready for parsing.`);
    await parse();
    await expect(title).toHaveValue(name);
    await expectToast(page, 'Job description parsed', 'Form fields have been automatically');
    await expect(wizard.getByLabel('Location')).toHaveValue('Lansing, MI');
    await expect(wizard.getByLabel('Salary Range')).toHaveValue(/28.*34/);
  }
  await expect(wizard.getByText('Word for word from the text').first()).toBeVisible();
  await title.fill('Lead Welder');
  const text = wizard.getByLabel('Job description or intake notes');
  await text.fill(jobText('Shop Welder').join('\n'));
  await wizard.getByRole('button', { name: 'Parse Job Description' }).click();
  await expect(wizard.getByText('Kept as you wrote it: Job Title')).toBeVisible();
  await expect(title).toHaveValue('Lead Welder');

  await page.reload();
  await expect(page.getByText('Your draft of “Lead Welder” is kept.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(wizard.getByText('Your draft is back')).toBeVisible();
  await expect(title).toHaveValue('Lead Welder');
  await wizard.getByRole('button', { name: 'Next Step' }).click();
  await expect(wizard.getByLabel('Requirements')).toHaveValue(/AWS D1\.1/);
  await expect(wizard.getByRole('combobox', { name: 'Work Type' })).toHaveText('On-site');
  await wizard.getByRole('combobox', { name: 'Deal Breakers' }).fill('travel');
  await page.getByRole('option', { name: 'extensive travel required' }).click();
  await page.keyboard.press('Escape');
  const goOn = await hold(page, /\/api\/jobs\/\d+$/);
  await wizard.getByRole('button', { name: 'Start AI Processing' }).click();
  await expectToast(page, 'Job Created');
  await expect(wizard.getByText('Job created successfully!')).toBeVisible();
  await expect(wizard.getByText('4-6 minutes')).toBeVisible();
  await expectNoAxeViolations(page);
  await goOn();
  await expect(wizard).toHaveCount(0, { timeout: 25_000 });
  const card = page.getByRole('article').filter({ hasText: 'Lead Welder' });
  await expect(card).toContainText('Lansing, MI');
  await expect(card).toContainText(/Created \w{3} \d+, \d{4}/);

  await page.getByRole('searchbox').fill('nowhere');
  await expect(page.getByText('No job has “nowhere”')).toBeVisible();
  await expect(page).toHaveURL(/search=nowhere/);
  await page.getByRole('button', { name: 'Show All Jobs' }).click();
  await card.getByRole('button', { name: 'Edit Lead Welder' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Job' });
  await edit.getByLabel('Location').fill('Detroit, MI');
  await edit.getByRole('button', { name: 'Next Step' }).click();
  await edit.getByRole('button', { name: 'Update Job' }).click();
  await expectToast(page, 'Success!', 'Job updated successfully!');
  await expect(card).toContainText('Detroit, MI');
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
});

test('two people edit one job, and nothing is lost', async ({ page, browser }) => {
  await signUpQuietly(page);
  const { id } = await createQuietly(page);
  const colleague = await addMember(browser, page, id);
  const job = { title: 'Welder', location: 'Lansing, MI', organizationId: id };
  const { id: jobId } = (await (await page.request.post('/api/jobs', { data: job })).json()) as {
    id: number;
  };
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Welder' })).toBeVisible();
  await colleague.request.post('/api/jobs', { data: { ...job, title: 'Baker' } });
  const added = page.getByRole('article').filter({ hasText: 'Baker' });
  await expect(added).toContainText(/\d+ of 10 written/);
  await page.getByRole('button', { name: 'Edit Welder' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Job' });
  await edit.getByLabel('Job Title').fill('Pipe Welder');
  const theirs = { title: 'Shop Welder', benefits: 'Boots' };
  await colleague.request.patch(`/api/jobs/${jobId}`, { data: theirs });
  await edit.getByRole('button', { name: 'Next Step' }).click();
  await edit.getByRole('button', { name: 'Update Job' }).click();
  await expect(edit.getByText('Somebody else changed this job')).toBeVisible();
  await expectNoAxeViolations(page);
  const title = edit.getByRole('group', { name: 'Job Title' });
  await expect(title).toContainText('Shop Welder');
  await title.getByRole('radio', { name: 'Yours' }).check();
  await edit.getByRole('button', { name: 'Update Job' }).click();
  await expectToast(page, 'Success!');
  const stored = (await (await page.request.get(`/api/jobs/${jobId}`)).json()) as object;
  expect(stored).toMatchObject({ title: 'Pipe Welder', benefits: 'Boots' });
  await colleague.close();
});

test('somebody who is logged out in the middle loses nothing', async ({ page }) => {
  const person = await signUpQuietly(page);
  await createQuietly(page);
  await page.goto('/dashboard');
  const wizard = await openWizard(page);
  await wizard.getByLabel('Job Title').fill('Miller');
  await wizard.getByLabel('Location').fill('Bonn');
  await wizard.getByRole('button', { name: 'Next Step' }).click();
  await page.context().clearCookies();
  await wizard.getByRole('button', { name: 'Start AI Processing' }).click();
  await expect(page).toHaveURL(/\/signin\?next=/);
  await fillSignIn(page, person);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Your draft of “Miller” is kept.')).toBeVisible();
});
