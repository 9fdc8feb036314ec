import {
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import type { JobPlan } from '../../src/shared/agreed-plan.ts';
import type { AskedQuestion } from '../../src/shared/answers.ts';
import { toolInfo } from '../../src/shared/tool-info.ts';
import { findMailedLink } from '../support/outbox.ts';
import { newPerson, signUpQuietly } from '../support/person.ts';
import {
  askOne,
  askQuietly,
  createOpenJob,
  editJob,
  questionsOf,
  readQuestions,
} from './answers-steps.ts';
import { expectToast } from './auth-screen.ts';
import { openWrittenJob } from './job-page-steps.ts';
import { expectNoAxeViolations, expectNoOverflow, watchForProblems } from './problems.ts';
import { inEveryLook } from './screens.ts';
import { phone } from './viewports.ts';

/** Shorter than the polling: what shows within it came over the live stream. */
const live = { timeout: 20_000 };

/** What six questions are answered with, in the form that fits each. */
const six: Record<string, (page: Page) => Promise<void>> = {
  pay: async (page) => {
    await page.getByRole('textbox').fill('$33 to $39');
    await page.getByText('An hour').click();
  },
  schedule: (page) => page.getByRole('textbox').fill('Four days of ten hours, Monday to Thursday'),
  openings: (page) => page.getByRole('textbox').fill('3'),
  'start-date': (page) => page.locator('input[type="date"]').fill('2027-02-01'),
  'reporting-line': (page) => page.getByRole('textbox').fill('Rosa Alvarez, Site Manager'),
  'first-year-goals': (page) =>
    page
      .getByRole('textbox')
      .fill('Repairs gearboxes alone after 90 days; leads a crew after a year'),
};

test('a hiring manager answers on a phone, and the tools speak of it', async ({
  page,
  browser,
}) => {
  test.slow();
  const problems = watchForProblems(page);
  await signUpQuietly(page);
  const job = await createOpenJob(page);
  await openWrittenJob(page, job);
  const { open } = await readQuestions(page, job);
  const asked = open.filter(({ key }) => key in six);
  expect(asked).toHaveLength(6);
  const kim = newPerson('Kim Park');
  const manager = await onPhone(browser);
  const onPage = await manager.newPage();
  problems.push(...watchForProblems(onPage));

  await test.step('the recruiter sends six questions', async () => {
    await questionsOf(page).getByRole('button', { name: 'Ask the hiring manager' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask the hiring manager' });
    await dialog.getByRole('button', { name: 'Choose all' }).click();
    await dialog.getByRole('button', { name: 'Choose none' }).click();
    for (const { ask } of asked) await dialog.getByRole('checkbox', { name: ask }).click();
    await dialog.getByLabel('Name').fill(kim.name);
    await dialog.getByLabel('Email').fill(kim.email);
    await dialog.getByRole('button', { name: 'Make the link' }).click();
    await expect(dialog.getByText('Kim Park gets a mail with the link.')).toBeVisible();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(questionsOf(page).getByText('Not opened yet, 0 of 6 answered')).toBeVisible();
  });

  await test.step('the manager sees what is known and puts it in order', async () => {
    await onPage.goto(await findMailedLink({ to: kim.email, path: '/answer/' }));
    await expect(onPage.getByRole('heading', { level: 1 })).toHaveText('Wind Turbine Technician');
    await expect(onPage).toHaveTitle('Questions for you · Requisite');
    await expect(onPage.getByText('6 questions')).toBeVisible();
    await inEveryLook(onPage, async () => {
      await expectNoOverflow(onPage);
      await expectNoAxeViolations(onPage);
    });
    await onPage.getByRole('button', { name: 'Move up: GWO Basic Safety Training' }).press('Enter');
    await onPage.getByRole('checkbox', { name: 'Only a wish: A driver license' }).click();
    await expect(onPage.getByText('Saved')).toBeVisible();
    await expect(questionsOf(page).getByText('Opened, 0 of 6 answered')).toBeVisible(live);
  });

  await test.step('six questions, one at a time, and nothing is lost on the way', async () => {
    await onPage.getByRole('button', { name: 'Start' }).click();
    for (const [index, { key, ask }] of asked.entries()) {
      const heading = onPage.getByRole('heading', { level: 1, name: ask });
      await expect(heading).toBeFocused();
      await expect(onPage.getByText(`${index + 1} of 6`)).toBeVisible();
      if (key === 'schedule') await losesConnection(manager, onPage);
      await six[key]!(onPage);
      await expect(onPage.getByText('Saved')).toBeVisible();
      await atTwiceTheSize(onPage, () => expectNoOverflow(onPage));
      await expectNoAxeViolations(onPage);
      await onPage.getByRole('button', { name: 'Next' }).click();
    }
    await onPage.goBack();
    await expect(onPage.getByText('6 of 6')).toBeVisible();
    await onPage.reload();
    await expect(onPage.getByRole('textbox')).toHaveValue(/gearboxes/);
    await onPage.getByRole('button', { name: 'Next' }).click();
    await expectNoAxeViolations(onPage);
    await onPage.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(onPage.getByRole('heading', { name: 'Thank you, Kim Park' })).toBeFocused();
  });

  const changed = page.getByRole('region', { name: 'What changed' });
  const marks = page.getByText('The job has changed since this was written');

  await test.step('the recruiter is told what changed, and which tools speak of it', async () => {
    await expect(changed.getByText(/\$33 to \$39 an hour/)).toBeVisible(live);
    await expect(questionsOf(page).getByText('Done, 6 of 6 answered')).toBeVisible();
    await expect.poll(() => marks.count()).toBeGreaterThanOrEqual(5);
    const decide = questionsOf(page).getByRole('region', { name: 'To decide' });
    await expect(decide).toContainText('1. GWO Basic Safety Training');
    await inEveryLook(page, async () => {
      await expectNoOverflow(page);
      await expectNoAxeViolations(page);
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await decide.getByRole('button', { name: /^Take this/ }).click();
    await expect(decide).toBeHidden();
  });

  await test.step('the tools concerned are written anew', async () => {
    await changed.getByRole('button', { name: 'Update 10 tools' }).click();
    await expectToast(page, 'Update started', '10 tools are being written anew.');
    await expect(changed).toBeHidden({ timeout: 60_000 });
    await expect(marks).toHaveCount(0, { timeout: 60_000 });
  });

  await test.step('posting, market view and scorecard speak of the answers', async () => {
    const posting = await openTool(page, 'attractionPosting');
    await expect(posting).toContainText('$33 to $39 an hour');
    const market = await openTool(page, 'marketIntel');
    await expect(market).toContainText(/\$33/);
    const scorecard = await openTool(page, 'scorecardAssistant');
    await scorecard.getByRole('tab').first().click();
    await expect(scorecard).toContainText(/gearboxes/);
  });

  await test.step('the intake tool has the same list, and the alignment sheet is taken along', async () => {
    const intake = await openTool(page, 'intakeAssistant');
    const list = intake.getByRole('region', { name: /^Open questions/ });
    await expect(list.getByText('Done, 6 of 6 answered')).toBeVisible();
    await list.getByRole('button', { name: /^Answered/ }).click();
    await expect(list.getByText('Rosa Alvarez, Site Manager')).toBeVisible();
    await page.keyboard.press('Escape');
    for (const ending of ['pdf', 'docx']) {
      await page.getByRole('button', { name: 'Alignment sheet' }).click();
      const file = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: `Alignment sheet (.${ending})` }).click();
      expect((await file).suggestedFilename()).toMatch(
        new RegExp(`alignment-sheet.*\\.${ending}$`),
      );
    }
  });
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await manager.close();
});

test('a recruiter answers in place, and two who disagree are decided between', async ({ page }) => {
  await signUpQuietly(page);
  const job = await createOpenJob(page);
  await page.goto(`/jobs/${job.id}`);
  const { open } = await readQuestions(page, job);
  const trade = open.find(({ topic }) => topic === null)!;
  // The others are put to people below.
  const later = new Set(['schedule', 'pay', trade.key]);
  const at = open.findIndex(({ key }, i) => !later.has(key) && i + 1 < open.length);
  const [first, second] = open.slice(at) as [AskedQuestion, AskedQuestion];
  const list = questionsOf(page);
  const rowOf = ({ ask }: AskedQuestion) =>
    list.getByRole('listitem').filter({ has: page.getByText(ask, { exact: true }) });

  await test.step('with the keyboard alone, from one question to the next', async () => {
    await rowOf(first).getByRole('button', { name: 'Answer' }).press('Enter');
    await page.keyboard.type('Repairs gearboxes and orders the parts');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(rowOf(second).getByRole('button', { name: 'Answer' })).toBeFocused();
    await expect(rowOf(first)).toHaveCount(0);
  });

  const [kim, lee, mo, sam] = await Promise.all([
    askOne(page, job, { name: 'Kim Park', key: 'schedule' }),
    askOne(page, job, { name: 'Lee Wong', key: 'schedule' }),
    askOne(page, job, { name: 'Mo Diaz', key: 'pay' }),
    askOne(page, job, { name: 'Sam Roy', key: trade.key }),
  ]);
  const decide = list.getByRole('region', { name: 'To decide' });

  await test.step('two managers disagree about the same thing', async () => {
    await kim('Nights only');
    await lee('Days only');
    await expect(decide.getByText('Nights only')).toBeVisible(live);
    await expect(decide.getByText(/^Kim Park, hiring manager, .*counts now/)).toBeVisible();
    await expect(decide.getByText('Days only')).toBeVisible();
    await decide.getByRole('button', { name: /^Take this/ }).click();
    await expect(decide).toBeHidden();
    await list.getByRole('button', { name: /^Answered/ }).click();
    await expect(list.getByText('Days only')).toBeVisible();
  });

  await test.step('an answer that comes after the job was edited stands beside the new text', async () => {
    await editJob(page, job, { salaryRange: '$30-$35 per hour' });
    await mo('$40 an hour');
    await expect(decide.getByText('$40 an hour')).toBeVisible(live);
    await expect(decide.getByText(/^\$30/)).toBeVisible();
    await decide.getByRole('button', { name: /^Keep the text/ }).click();
    await expect(decide).toBeHidden();
  });

  await test.step('an answer to a question that was removed is not lost', async () => {
    const { plan } = (await (await page.request.get(`/api/jobs/${job.id}/plan`)).json()) as JobPlan;
    const questions = plan.questions.filter(({ ask }) => ask !== trade.ask);
    await editJob(page, job, { agreedPlan: { ...plan, questions } });
    await sam('Two nights away each week');
    await expect(decide.getByText('Two nights away each week')).toBeVisible(live);
    await decide.getByRole('button', { name: /^Take this/ }).click();
    await expect(decide).toBeHidden();
  });
});

test('a withdrawn link, one of a deleted job and a guessed one open nothing, alike', async ({
  page,
  browser,
}) => {
  await signUpQuietly(page);
  const job = await createOpenJob(page);
  await page.goto(`/jobs/${job.id}`);
  const keys = ['schedule', 'pay'];
  const withdrawn = await askQuietly(page, job, { name: 'Kim Park', keys });
  const orphaned = await askQuietly(page, job, { name: 'Lee Wong', keys });
  const manager = await onPhone(browser);
  const onPage = await manager.newPage();

  await test.step('withdrawn while somebody types, the words stay', async () => {
    await onPage.goto(withdrawn.url!);
    await onPage.getByRole('button', { name: 'Start' }).click();
    await questionsOf(page)
      .getByRole('button', { name: /^Kim Park/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Ask the hiring manager' });
    await dialog.getByRole('button', { name: 'Withdraw the link for Kim Park' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expectToast(page, 'Link withdrawn');
    await onPage.getByRole('textbox').fill('Too late');
    await expect(onPage.getByText(/This link was withdrawn or has expired/)).toBeVisible();
    await expect(onPage.getByRole('textbox')).toHaveValue('Too late');
  });

  await test.step('and nothing tells one dead link from another', async () => {
    expect((await page.request.delete(`/api/jobs/${job.id}`)).ok()).toBe(true);
    const screens: string[] = [];
    for (const url of [
      withdrawn.url!,
      orphaned.url!,
      `${new URL(orphaned.url!).origin}/answer/guessed`,
    ]) {
      await onPage.goto(url);
      const heading = onPage.getByRole('heading', { name: 'This link does not open anything' });
      await expect(heading).toBeVisible();
      await expectNoAxeViolations(onPage);
      screens.push(await onPage.getByRole('main').innerText());
    }
    expect(new Set(screens).size).toBe(1);
  });
  await manager.close();
});

function onPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
}

/** What is typed meanwhile is kept, said so, and sent once there is a connection again. */
async function losesConnection(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true);
  await page.getByRole('textbox').fill('Mondays');
  await expect(
    page.getByText(/^No connection\. What you wrote is kept on this device/),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved')).toBeVisible();
}

/** Half the room, as with a zoom of 200 %. */
async function atTwiceTheSize(page: Page, check: () => Promise<void>): Promise<void> {
  await page.setViewportSize({ width: 320, height: 422 });
  await check();
  await page.setViewportSize(phone);
}

async function openTool(page: Page, tool: keyof typeof toolInfo): Promise<Locator> {
  const url = new URL(page.url());
  await page.goto(`${url.pathname}?tool=${tool}`);
  const dialog = page.getByRole('dialog', { name: toolInfo[tool].name });
  await expect(dialog.getByRole('tab').first()).toBeVisible();
  return dialog;
}
