import { expect, type Page, request, test } from '@playwright/test';
import { findMailedLink } from '../support/outbox.ts';
import { newPerson, signUpQuietly } from '../support/person.ts';
import { expectToast, openMenu, shownToast } from './auth-screen.ts';
import {
  addMember,
  createQuietly,
  inviteQuietly,
  openOrganization,
} from './organizations-steps.ts';
import { watchForProblems } from './problems.ts';

test('nobody gets past the dialog without an organization', async ({ page }) => {
  const problems = watchForProblems(page);
  await signUpQuietly(page);
  await page.goto('/dashboard');
  const dialog = page.getByRole('dialog', { name: 'Organization Required' });
  await expect(dialog).toContainText('Jobs and AI tools are unavailable without an organization');
  const name = dialog.getByLabel('Organization name');
  await expect(name).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await expect(page.getByText('No Organizations')).toBeAttached();
  const createJob = page.getByRole('button', { name: 'Create New Job', includeHidden: true });
  await expect(createJob).toBeDisabled();

  await expect(dialog.getByLabel('Domain')).toHaveValue('example.test');
  await name.fill('Northwind Energy');
  await dialog.getByLabel('Website').fill('https://northwind.example');
  await dialog.getByLabel('Industry').click();
  await page.getByRole('option', { name: 'Real estate' }).click();
  await dialog.getByRole('button', { name: 'Create Organization' }).click();
  await expectToast(page, 'Organization created successfully!');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No Jobs Yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Your First Job' })).toBeVisible();
  await expect(createJob).toBeEnabled();
  expect(await page.evaluate(() => localStorage.getItem('lastSelectedOrg'))).toMatch(/^\d+$/);

  await openOrganization(page);
  await expect(page.getByText('Real estate')).toBeVisible();
  await openMenu(page);
  await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveText('Northwind Energy');
  expect(problems).toEqual([]);
});

test('an invited person joins, gets another role, and is removed', async ({ page, browser }) => {
  const problems = watchForProblems(page);
  await signUpQuietly(page);
  await createQuietly(page);
  await openOrganization(page);
  await page.getByRole('button', { name: 'Invite Team Member' }).click();
  const form = page.getByRole('form', { name: 'Invite Team Member' });
  await expect(form.getByLabel('Role')).toHaveText('Recruiter');
  await form.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  const person = newPerson('Grace Hopper');
  await form.getByLabel('Email').fill(person.email);
  await form.getByRole('button', { name: 'Send Invitation' }).click();
  await expectToast(page, 'Success', 'Invitation sent successfully!');
  await expect(form).toHaveCount(0);
  const invitations = page.getByRole('group', { name: 'Pending invitations' });
  await expect(invitations.getByText(person.email)).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(await findMailedLink({ to: person.email, path: '/signup' }));
  await expect(guest.getByText('An invitation waits for you.')).toBeVisible();
  await expect(
    guest.getByText('Ada Lovelace invites you to join Northwind Energy as a recruiter.'),
  ).toBeVisible();
  await expect(guest.getByLabel('Email')).toHaveValue(person.email);
  await guest.getByLabel('Full Name').fill(person.name);
  await guest.getByLabel('Password').fill(person.password);
  await guest.getByRole('button', { name: 'Create Account' }).click();
  const dialog = guest.getByRole('dialog', { name: 'Organization Required' });
  await expect(dialog.getByRole('tab', { selected: true })).toHaveText(/Join Organization\s*1/);
  await expect(dialog.getByRole('heading', { name: 'Northwind Energy' })).toBeVisible();
  await expect(dialog.getByText('Role: recruiter')).toBeVisible();
  await expect(dialog.getByText(/^Invited /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expectToast(guest, 'Successfully joined organization!');
  await expect(guest.getByRole('heading', { name: 'No Jobs Yet' })).toBeVisible();

  await openOrganization(guest);
  await expect(guest.getByRole('group', { name: 'Members' })).toContainText(person.email);
  await expect(guest.getByRole('button', { name: 'Edit Organization' })).toHaveCount(0);
  for (const admins of ['Team Management', 'API Keys', 'Audit Log']) {
    await expect(guest.getByRole('heading', { name: admins })).toHaveCount(0);
  }

  await page.reload();
  const role = page.getByRole('combobox', { name: 'Role of Grace Hopper' });
  await role.click();
  await page.getByRole('option', { name: 'Admin' }).click();
  await expectToast(page, 'Success', 'Grace Hopper is now an admin');
  await guest.reload();
  await expect(guest.getByRole('button', { name: 'Edit Organization' })).toBeVisible();
  await shownToast(page).getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Success', 'Grace Hopper is now a recruiter');
  await expect(role).toHaveText('Recruiter');

  await page.getByRole('button', { name: 'Remove Grace Hopper' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Grace Hopper?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Success', 'Grace Hopper is no longer a member');
  await expect(page.getByRole('heading', { name: 'Members (1)' })).toBeVisible();
  await guest.goto('/dashboard');
  await expect(dialog).toBeVisible();
  await guest.context().close();
  expect(problems).toEqual([]);
});

test('somebody who has an organization is offered another one', async ({ page, browser }) => {
  await signUpQuietly(page);
  const organization = await createQuietly(page, 'Harbor Clinics');
  const guest = await (await browser.newContext()).newPage();
  const person = await signUpQuietly(guest, newPerson('Grace Hopper'));
  await createQuietly(guest, 'Hopper & Co');
  const link = await inviteQuietly(page, organization.id, { person, role: 'admin' });

  await guest.goto('/dashboard');
  await expect(guest.getByText('An invitation waits for you.')).toBeVisible();
  await expect(guest.getByText('Harbor Clinics')).toHaveCount(0);
  await guest.getByRole('button', { name: 'Send it again' }).click();
  await expectToast(guest, 'Success', `The invitation is on its way to ${person.email}`);
  await guest.goto(link);
  const dialog = guest.getByRole('dialog', { name: 'Set Up Your Organization' });
  await expect(dialog.getByRole('heading', { name: 'Harbor Clinics' })).toBeVisible();
  await guest.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await guest.goto(link);
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expectToast(guest, 'Successfully joined organization!');
  await expect(dialog).toHaveCount(0);
  await openMenu(guest);
  await expect(guest.getByRole('combobox', { name: 'Organization' })).toHaveText('Harbor Clinics');

  await test.step('the address is proven, and the next invitation needs no mail', async () => {
    const next = await createQuietly(page, 'Coast Labs');
    await inviteQuietly(page, next.id, { person });
    await guest.goto('/dashboard');
    await expect(guest.getByText('You are invited to join Coast Labs.')).toBeVisible();
    await guest.getByRole('button', { name: 'Review invitation' }).click();
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expectToast(guest, 'Successfully joined organization!');
  });

  await test.step('a link that is used or for another address says so at once', async () => {
    await page.goto(link);
    const refusal = 'This invitation is for another email address.';
    await expect(dialogOf(page).getByRole('alert')).toContainText(refusal);
    await expect(dialogOf(page).getByRole('button', { name: 'Accept' })).toHaveCount(0);
    await guest.context().clearCookies();
    await guest.goto(link);
    await expect(guest.getByText('This invitation has already been used.')).toBeVisible();
    await expect(guest.getByText('An invitation waits for you.')).toHaveCount(0);
    await expect(guest.getByLabel('Email')).toHaveValue('');
  });
  await guest.context().close();
});

const dialogOf = (page: Page) => page.getByRole('dialog');

test('a button that sends takes a double press as one', async ({ page }) => {
  await signUpQuietly(page);
  const { id } = await createQuietly(page);
  const person = newPerson();
  await inviteQuietly(page, id, { person });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
  });
  await openOrganization(page);
  const resend = page.getByRole('button', { name: `Resend the invitation to ${person.email}` });
  await resend.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expectToast(page, 'Success', `Invitation to ${person.email} sent again`);
  await shownToast(page).getByRole('button', { name: 'Dismiss' }).click();
  await resend.dblclick();
  await expectToast(page, 'Success', `Invitation to ${person.email} sent again`);
  await findMailedLink({ to: person.email, path: '/signup', count: 3 });
  expect(sent.filter((path) => path.endsWith('/resend'))).toHaveLength(2);
});

test('a list of organizations that cannot be loaded is asked for once', async ({ page }) => {
  await signUpQuietly(page);
  let asked = 0;
  await page.route('**/api/organizations', async (route) => {
    asked += 1;
    await route.fulfill({ status: 500 });
  });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await expect(page.getByText('Your organizations could not be loaded.')).toBeVisible();
  expect(asked).toBe(1);
});

test('an admin calls back an invitation and gives a program a key', async ({ page }) => {
  await signUpQuietly(page);
  const { id } = await createQuietly(page);
  const person = newPerson();
  await inviteQuietly(page, id, { person });
  await openOrganization(page);

  await test.step('an invitation is sent again and cancelled', async () => {
    await page.getByRole('button', { name: 'Invite Team Member' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send Invitation' }).click();
    await expectToast(page, 'Error', `${person.email} has already been invited.`);
    await expect(page.getByLabel('Email')).toHaveValue(person.email);

    await page.getByRole('button', { name: `Resend the invitation to ${person.email}` }).click();
    await expectToast(page, 'Success', `Invitation to ${person.email} sent again`);
    await findMailedLink({ to: person.email, path: '/signup', count: 2 });
    await page.getByRole('button', { name: `Cancel the invitation to ${person.email}` }).click();
    await page.getByRole('button', { name: 'Cancel Invitation' }).click();
    await expectToast(page, 'Success', `Invitation to ${person.email} cancelled`);
    await expect(page.getByText('Nobody is invited right now.')).toBeVisible();
  });

  await test.step('an API key is shown once, works, and is revoked', async () => {
    await page.getByRole('button', { name: 'Create API Key' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create Key' }).click();
    await expect(dialog.getByText('Please give the key a name')).toBeVisible();
    await dialog.getByLabel('Name').fill('Careers site');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Copy the key now.')).toBeVisible();
    const key = await dialog.locator('code').innerText();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();

    const keys = page.getByRole('group', { name: 'API keys' });
    await expect(keys.getByText(key.slice(0, 9))).toBeVisible();
    await expect(keys.getByText('Never')).toBeVisible();
    await expect(page.getByText(key)).toHaveCount(0);
    const program = await request.newContext({
      baseURL: process.env.E2E_BASE_URL ?? '',
      extraHTTPHeaders: { authorization: `Bearer ${key}` },
    });
    expect((await program.get(`/api/organizations/${id}`)).status()).toBe(200);
    await page.reload();
    await expect(keys.getByText('Careers site')).toBeVisible();
    await expect(keys.getByText('Never')).toHaveCount(0);

    await page.getByRole('button', { name: 'Revoke Careers site' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expectToast(page, 'Success', 'The key Careers site is revoked');
    await expect(keys.getByText('Revoked')).toBeVisible();
    expect((await program.get(`/api/organizations/${id}`)).status()).toBe(401);
    await program.dispose();
  });
});

test('leaving and deleting', async ({ page, browser }) => {
  await signUpQuietly(page);
  const { id } = await createQuietly(page);
  await createQuietly(page, 'Harbor Clinics');
  const member = await (await addMember(browser, page, id)).newPage();

  await openOrganization(member);
  await member.getByRole('button', { name: 'Leave Organization' }).click();
  await member.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expectToast(member, 'Success', 'You have left Northwind Energy');
  await expect(member.getByRole('dialog', { name: 'Organization Required' })).toBeVisible();
  await member.goto('/organization');
  await expect(member.getByRole('heading', { name: 'No organization found' })).toBeVisible();
  const sentence = 'You need to be a member of an organization to view this page.';
  await expect(member.getByText(sentence)).toBeVisible();
  await expect(member.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  await member.context().close();

  await openOrganization(page);
  await page.getByRole('button', { name: 'Leave Organization' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expectToast(page, 'Error', 'You are the only admin.');
  await page.getByRole('button', { name: 'Delete Organization' }).click();
  const confirm = dialogOf(page).getByRole('button', { name: 'Delete Organization' });
  await dialogOf(page).getByLabel('Organization name').fill('northwind');
  await expect(confirm).toBeDisabled();
  await dialogOf(page).getByLabel('Organization name').fill('Northwind Energy');
  await confirm.click();
  await expectToast(page, 'Success', 'Northwind Energy is deleted');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'No Jobs Yet' })).toBeVisible();
  await openMenu(page);
  await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveText('Harbor Clinics');
});
