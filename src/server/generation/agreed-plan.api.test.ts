import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AgreedPlan, JobPlan } from '#shared/agreed-plan.ts';
import {
  startModelServer,
  type ModelRequest,
  type ModelServer,
} from '../../../tests/support/model-server.ts';
import { foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { outputOf, waitUntilWritten } from '../testing/written-jobs.ts';
import { planInstructions } from '../writers/model/plan-prompt.ts';

const fields = {
  title: 'Staff Accountant',
  location: 'Dayton, OH',
  description: 'You close the month, reconcile accounts and prepare the audit.',
  requirements: 'Two years of closing the books. NetSuite. A degree in accounting.',
};

async function postJob({ admin, organizationId }: Team): Promise<number> {
  const { body } = await admin.post('/api/jobs', { ...fields, organizationId });
  const jobId = Number(body.id);
  await waitUntilWritten(admin, jobId);
  return jobId;
}

const planOf = async ({ admin }: Team, jobId: number): Promise<JobPlan> => {
  const { status, body } = await admin.get(`/api/jobs/${jobId}/plan`);
  expect(status).toBe(200);
  return body as unknown as JobPlan;
};

const rename = (plan: AgreedPlan, name: string): AgreedPlan => ({
  ...plan,
  criteria: plan.criteria.map((criterion, i) => (i === 0 ? { ...criterion, name } : criterion)),
});

const writtenFor = async ({ admin }: Team, jobId: number): Promise<string> =>
  JSON.stringify((await outputOf(admin, jobId, 'scorecardAssistant')).content);

describe('without a language model', () => {
  let server: TestApp;
  let team: Team;
  let jobId: number;
  beforeAll(async () => {
    server = await startTestApp();
    team = await foundTeam(server, 'Miami Valley Pumps');
    jobId = await postJob(team);
  });
  afterAll(() => server.close());

  it('shows what code proposes, and writes later tools from what people settled', async () => {
    const { plan, by, model, proposal } = await planOf(team, jobId);
    expect({ by, model }).toEqual({ by: 'code', model: null });
    expect(plan).toEqual(proposal);
    expect(await writtenFor(team, jobId)).toContain(plan.criteria[0]?.name);

    const settled = rename(plan, 'Closing within five working days');
    const saved = await team.admin.patch(`/api/jobs/${jobId}`, {
      agreedPlan: settled,
      revision: 1,
    });
    expect(saved).toMatchObject({ status: 200, body: { revision: 2 } });
    expect(await planOf(team, jobId)).toEqual({
      plan: settled,
      by: 'person',
      model: null,
      proposal,
      statedSteps: [],
    });
    expect(await writtenFor(team, jobId)).not.toContain('Closing within five working days');
    await team.admin.post(`/api/jobs/${jobId}/generate/scorecardAssistant`);
    await waitUntilWritten(team.admin, jobId);
    expect(await writtenFor(team, jobId)).toContain('Closing within five working days');
  });

  it('goes back to the proposal', async () => {
    await team.admin.patch(`/api/jobs/${jobId}`, { agreedPlan: null });
    expect(await planOf(team, jobId)).toMatchObject({ by: 'code' });
  });

  it('refuses a plan with nothing to judge by, with a sentence', async () => {
    const { plan } = await planOf(team, jobId);
    const reply = await team.admin.patch(`/api/jobs/${jobId}`, {
      agreedPlan: { ...plan, criteria: [] },
    });
    expect(reply.status).toBe(400);
    expect(JSON.stringify(reply.body)).toContain('Keep at least 3 criteria');
  });
});

describe('with a language model', () => {
  let model: ModelServer;
  let server: TestApp;
  let team: Team;
  const isPlan = ({ prompt }: ModelRequest): boolean => prompt.includes(planInstructions);
  const plans = (): ModelRequest[] => model.requests.filter(isPlan);
  const toldOf = (request: ModelRequest): AgreedPlan =>
    JSON.parse(/<plan>\n(.*)\n<\/plan>/.exec(request.prompt)?.[1] ?? '') as AgreedPlan;

  beforeAll(async () => {
    model = await startModelServer((request) =>
      isPlan(request) ? { text: JSON.stringify(draft(request)) } : { status: 401 },
    );
    server = await startTestApp({
      AI_MODEL: 'test-model',
      AI_BASE_URL: model.url,
    });
    team = await foundTeam(server, 'Miami Valley Pumps');
  });
  afterAll(async () => {
    await server.close();
    await model.close();
  });

  /** One criterion better named, and one with a benefit that nobody offered. */
  function draft(request: ModelRequest): AgreedPlan {
    const told = rename(toldOf(request), 'Closing the month in NetSuite');
    return {
      ...told,
      questions: [
        { ask: 'Who closes the month today?', why: 'They train.', owner: 'Hiring manager' },
        { ask: 'Do you know of our $7,317 bonus?', why: 'It draws.', owner: 'HR' },
      ],
    };
  }

  it('has the plan drafted once for all tools, without what it made up, and keeps it', async () => {
    const { body } = await team.admin.post('/api/jobs', {
      ...fields,
      organizationId: team.organizationId,
    });
    const jobId = Number(body.id);
    await waitUntilWritten(team.admin, jobId);
    expect(plans()).toHaveLength(1);
    const { plan, by, model: name } = await planOf(team, jobId);
    expect({ by, name }).toEqual({ by: 'model', name: 'test-model' });
    expect(plan.criteria[0]?.name).toBe('Closing the month in NetSuite');
    expect(JSON.stringify(plan)).toContain('Who closes the month today?');
    expect(JSON.stringify(plan)).not.toContain('7,317');
    // Every writing was told of it.
    const writings = model.requests.filter((request) => !isPlan(request));
    expect(writings.length).toBeGreaterThan(0);
    for (const { prompt } of writings) expect(prompt).toContain('Closing the month in NetSuite');
    // And a later one asks no second time.
    await team.admin.post(`/api/jobs/${jobId}/generate/scorecardAssistant`);
    await waitUntilWritten(team.admin, jobId);
    expect(plans()).toHaveLength(1);
  });

  it.each([
    ['an error', { status: 401 }],
    ['no plan', { text: '{"personas":[]}' }],
  ])('takes the proposal of code where the model sends %s', async (_, answer) => {
    model.play((request) => (isPlan(request) ? answer : { status: 401 }));
    const title = `Staff Accountant ${model.requests.length}`;
    const { body } = await team.admin.post('/api/jobs', {
      ...fields,
      title,
      organizationId: team.organizationId,
    });
    await waitUntilWritten(team.admin, Number(body.id));
    expect(await planOf(team, Number(body.id))).toMatchObject({ by: 'code', model: null });
  });
});
