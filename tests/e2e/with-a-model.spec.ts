import { expect, test as base } from '@playwright/test';
import { planInstructions } from '../../src/server/writers/model/plan-prompt.ts';
import { readingInstructions } from '../../src/server/writers/model/reading-prompt.ts';
import { type ModelRequest, type ModelServer, startModelServer } from '../support/model-server.ts';
import { signUpQuietly } from '../support/person.ts';
import { type AppOfStories, startAppForStories } from './app-of-stories.ts';
import { expectToast } from './auth-screen.ts';
import { openWizard } from './jobs-steps.ts';
import { createQuietly } from './organizations-steps.ts';
import { expectNoAxeViolations, watchForProblems } from './problems.ts';

/** A server that asks a language model, which here is a script on this machine. */
const test = base.extend<{ model: ModelServer; app: AppOfStories }>({
  model: async ({ browserName: _browserName }, use) => {
    const model = await startModelServer((request) => answer(request));
    await use(model);
    await model.close();
  },
  app: [
    async ({ model }, use) => {
      const app = await startAppForStories({ AI_MODEL: 'test-model', AI_BASE_URL: model.url });
      await use(app);
      await app.end();
    },
    { timeout: 150_000 },
  ],
  baseURL: ({ app }, use) => use(app.url),
});

const text = `We are Bright Harbour, and this is about a ship's cook for our galley.

On board the ferry you cook breakfast for two hundred. You clean down at night and order the stores.
Anyone who has fed a crowd will do. A food hygiene certificate is a plus.

The money is between £14.20 and £15.90 for every hour. You would begin on 4 May 2027.
Ports: Oban. Send a letter to the purser.`;

const fields = {
  title: "ship's cook",
  employer: 'Bright Harbour',
  place: 'Oban',
  workType: null,
  pay: 'between £14.20 and £15.90 for every hour',
  employmentType: null,
  hours: null,
  department: null,
  reportsTo: null,
  startDate: '4 May 2027',
  openings: null,
  yearsMin: null,
  education: null,
  deadline: null,
};

interface Told {
  criteria: { name: string }[];
}

/** Reads and plans; what is to be written it refuses, as one whose key has run out does. */
function answer({ prompt }: ModelRequest) {
  if (prompt.includes(readingInstructions)) {
    return { text: JSON.stringify({ roles: [], fields, occupation: null }) };
  }
  if (!prompt.includes(planInstructions)) return { status: 401 };
  const plan = JSON.parse(/<plan>\n(.*)\n<\/plan>/.exec(prompt)?.[1] ?? '') as Told;
  const [first, ...others] = plan.criteria;
  const criteria = [{ ...first, name: 'Breakfast for two hundred' }, ...others];
  return { text: JSON.stringify({ ...plan, criteria }) };
}

test('a model reads what code misread and drafts the plan, and people settle it', async ({
  page,
}) => {
  const problems = watchForProblems(page);
  await signUpQuietly(page);
  await createQuietly(page);
  await page.goto('/dashboard');
  const wizard = await openWizard(page);

  await test.step('the form has what the model pointed at, and the screen says who read', async () => {
    await wizard.getByLabel('Job description or intake notes').fill(text);
    await wizard.getByRole('button', { name: 'Parse Job Description' }).click();
    await expect(wizard.getByLabel('Job Title', { exact: true })).toHaveValue(/ship's cook/i, {
      timeout: 40_000,
    });
    await wizard.getByRole('button', { name: 'Next Step' }).click();
    await expect(wizard.getByLabel('Employer or Client')).toHaveValue('Bright Harbour');
    await expect(
      wizard.getByText('Read by the language model test-model and held against the text.'),
    ).toBeVisible();
    await wizard.getByRole('button', { name: 'Start AI Processing' }).click();
    await expect(wizard).toHaveCount(0, { timeout: 25_000 });
    await page
      .getByRole('link', { name: /ship's cook/i })
      .first()
      .click();
  });

  await test.step('the brief has it too', async () => {
    await page.getByRole('button', { name: 'What we understood' }).click();
    const understood = page.getByRole('dialog', { name: 'What we understood' });
    await expect(
      understood.getByText('Read by the language model test-model and held against the text.'),
    ).toBeVisible();
    await understood.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('its plan is shown, changed, kept, and taken back', async () => {
    await page.getByRole('button', { name: 'The plan' }).click();
    const plan = page.getByRole('dialog', { name: 'The plan' });
    await expect(plan.getByText(/Drafted by test-model/)).toBeVisible();
    await plan.getByRole('button', { name: /^Breakfast for two hundred/ }).click();
    const name = plan.getByLabel('Name', { exact: true }).filter({ visible: true });
    await name.fill('Breakfast for two hundred by six');
    await expectNoAxeViolations(page, '[role="dialog"]');
    await plan.getByRole('button', { name: 'Save Plan' }).click();
    await expectToast(page, 'Plan saved');
    await expect(plan.getByText(/Settled by your team/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'The plan' }).click();
    await expect(plan.getByText('Breakfast for two hundred by six')).toBeVisible();
    await plan.getByRole('button', { name: 'Back to the Proposal' }).click();
    await expect(plan.getByText(/Drafted by test-model/)).toBeVisible();
  });
  expect(problems).toEqual([]);
});
