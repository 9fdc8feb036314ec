import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createScriptedWriter } from '../testing/scripted-writer.ts';
import { foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { outputOf, until, waitUntilWritten } from '../testing/written-jobs.ts';
import { reap } from './reaper.ts';

const scripted = createScriptedWriter();
let server: TestApp;
let team: Team;

beforeAll(async () => {
  server = await startTestApp({}, { writer: scripted.writer });
  team = await foundTeam(server);
});
afterAll(() => server.close());

async function createWritten() {
  const { organizationId, admin } = team;
  const job = await admin.post('/api/jobs', { title: 'Welder', location: 'Here', organizationId });
  const jobId = Number(job.body.id);
  await waitUntilWritten(admin, jobId);
  return jobId;
}

it('puts back what lost its task, leaves alone what has one', async () => {
  const jobId = await createWritten();
  await server.db.execute(
    sql`update output set queued = true, status = 'pending', task_id = gen_random_uuid()
        where job_id = ${jobId} and tool_type = 'marketIntel'`,
  );
  await server.db.execute(
    sql`update output set status = 'processing', task_id = gen_random_uuid()
        where job_id = ${jobId} and tool_type = 'intakeAssistant'`,
  );
  scripted.seen.length = 0;
  scripted.hold();
  await team.admin.post(`/api/jobs/${jobId}/generate/scoring`);
  await until('the one with a task is taken up', () => scripted.seen.length === 1);
  await reap(server.taskContext);
  await reap(server.taskContext);
  scripted.release();
  const outputs = await waitUntilWritten(team.admin, jobId);
  const anew = outputs.filter(({ version }) => version === 2).map(({ toolType }) => toolType);
  expect(anew).toEqual(['marketIntel', 'intakeAssistant', 'candidateScoring']);
  expect(scripted.seen).toHaveLength(3);
});

/** As if its writer had been cut off before the output was saved, and the task had ended so. */
async function strand(jobId: number, taskState: 'completed' | 'failed') {
  const { id } = await outputOf(team.admin, jobId, 'marketIntel');
  const { rows } = await server.db.execute(
    sql`update pgboss.job set state = ${taskState}
        where name = 'write-output' and data ->> 'outputId' = ${String(id)} returning id`,
  );
  await server.db.execute(
    sql`update output set status = 'processing', task_id = ${rows[0]?.id} where id = ${id}`,
  );
}

it('ends what was given up while nobody could be told', async () => {
  const jobId = await createWritten();
  await strand(jobId, 'failed');
  await reap(server.taskContext);
  expect(await outputOf(team.admin, jobId, 'marketIntel')).toMatchObject({
    status: 'failed',
    failure: 'Writing stopped unexpectedly. Please try again.',
    version: 1,
  });
});

it('writes anew what counts as done and is not', async () => {
  const jobId = await createWritten();
  await strand(jobId, 'completed');
  await reap(server.taskContext);
  await waitUntilWritten(team.admin, jobId);
  expect(await outputOf(team.admin, jobId, 'marketIntel')).toMatchObject({
    status: 'completed',
    version: 2,
  });
});
