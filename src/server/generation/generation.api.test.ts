import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobToolIds } from '#shared/tool-info.ts';
import { contracts } from '#tools/contracts.ts';
import { createScriptedWriter } from '../testing/scripted-writer.ts';
import { foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { outputOf, outputsOf, until, waitUntilWritten } from '../testing/written-jobs.ts';
import { WritingFailed } from '../writers/writer.ts';

const scripted = createScriptedWriter();
let server: TestApp;
let team: Team;

beforeAll(async () => {
  server = await startTestApp({}, { writer: scripted.writer });
  team = await foundTeam(server);
});
beforeEach(() => {
  scripted.release();
  scripted.recover();
  scripted.seen.length = 0;
});
afterAll(() => server.close());

const create = async (fields: object = {}) => {
  const { organizationId, admin } = team;
  const job = { title: 'Welder', location: 'Lansing, MI', organizationId, ...fields };
  return Number((await admin.post('/api/jobs', job)).body.id);
};

const createWritten = async () => {
  const jobId = await create();
  await waitUntilWritten(team.admin, jobId);
  scripted.seen.length = 0;
  return jobId;
};

const generate = (jobId: number, tool: string, query = '', headers = {}) =>
  team.admin.post(`/api/jobs/${jobId}/generate/${tool}${query}`, undefined, headers);

async function editMarketIntel(jobId: number) {
  const { id } = await outputOf(team.admin, jobId, 'marketIntel');
  const content = { ...contracts.marketIntel.sample, toolDescription: 'In my own words.' };
  const reply = await team.admin.patch(`/api/outputs/${id}`, { content });
  if (reply.status !== 200) throw new Error(`The edit answered ${reply.status}: ${reply.text}`);
}

describe('a new job', () => {
  it('is written by itself: ten outputs that fit their contracts, with provenance', async () => {
    const reply = await team.admin.post('/api/jobs', {
      title: 'Welder',
      location: 'Lansing, MI',
      organizationId: team.organizationId,
    });
    expect(reply.body.status).toBe('processing');
    const jobId = Number(reply.body.id);
    const outputs = await waitUntilWritten(team.admin, jobId);
    expect(outputs.map(({ toolType }) => toolType)).toEqual([...jobToolIds]);
    for (const { toolType, content, status, version, provenance, outdated } of outputs) {
      expect([toolType, status, version, outdated]).toEqual([toolType, 'completed', 1, false]);
      expect(contracts[toolType].schema.safeParse(content).success).toBe(true);
      expect(provenance).toMatchObject({ writer: 'built-in', jobRevision: 1, cut: 0 });
    }
    const hashes = new Set(outputs.map(({ provenance }) => provenance?.briefHash));
    expect(hashes.size).toBe(1);
    expect((await team.admin.get(`/api/jobs/${jobId}`)).body.status).toBe('completed');
  });

  it('gives every tool the job understood and the organization’s voice', async () => {
    await team.admin.patch(team.path(), { voiceTone: 'friendly', messagingStyle: 'Short words' });
    await createWritten();
    await create({ title: 'Nurse' });
    await until('all ten are asked for', () => scripted.seen.length === 10);
    expect(new Set(scripted.seen.map(({ tool }) => tool)).size).toBe(10);
    for (const { source } of scripted.seen) {
      expect(source).toMatchObject({
        brief: { title: { given: 'Nurse' } },
        voice: { tone: 'friendly', messagingStyle: 'Short words' },
        employer: { name: 'Acme' },
        notes: [],
      });
    }
  });
});

describe('writing anew', () => {
  it('keeps what was written until the new version is there', async () => {
    const jobId = await createWritten();
    scripted.hold();
    const reply = await generate(jobId, 'marketIntelligence');
    expect(reply.status).toBe(202);
    expect(reply.body).toMatchObject({ toolType: 'marketIntel' });
    await until('it is taken up', () => scripted.seen.length === 1);
    const meanwhile = await outputOf(team.admin, jobId, 'marketIntel');
    expect(meanwhile).toMatchObject({ status: 'processing', version: 1, queued: false });
    expect(meanwhile.content).not.toBeNull();
    expect((await team.admin.get(`/api/jobs/${jobId}`)).body.status).toBe('processing');
    scripted.release();
    const outputs = await waitUntilWritten(team.admin, jobId);
    expect(outputs.find(({ toolType }) => toolType === 'marketIntel')?.version).toBe(2);
  });

  it('starts once, however often it is asked for', async () => {
    const jobId = await createWritten();
    scripted.hold();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => generate(jobId, 'marketIntel')),
    );
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    await until('it is taken up', () => scripted.seen.length === 1);
    await generate(jobId, 'marketIntel');
    scripted.release();
    await waitUntilWritten(team.admin, jobId);
    expect(scripted.seen).toHaveLength(1);
    expect((await outputOf(team.admin, jobId, 'marketIntel')).version).toBe(2);
  });

  it('starts once for one Idempotency-Key, also after it is done', async () => {
    const jobId = await createWritten();
    const key = { 'idempotency-key': 'again-1' };
    expect((await generate(jobId, 'scoring', '', key)).status).toBe(202);
    await waitUntilWritten(team.admin, jobId);
    expect((await generate(jobId, 'scoring', '', key)).status).toBe(202);
    await waitUntilWritten(team.admin, jobId);
    expect((await outputOf(team.admin, jobId, 'candidateScoring')).version).toBe(2);
    expect((await generate(jobId, 'synopsis', '', key)).status).toBe(409);
  });

  it('writes all ten anew and says so in the audit log', async () => {
    const jobId = await createWritten();
    const reply = await team.admin.post(`/api/jobs/${jobId}/process`);
    expect(reply.status).toBe(202);
    expect(reply.body).toHaveLength(10);
    const outputs = await waitUntilWritten(team.admin, jobId);
    expect(outputs.every(({ version }) => version === 2)).toBe(true);
    const audit = await team.admin.get(team.path('/audit?action=output.started'));
    const [newest] = audit.body.entries as object[];
    expect(newest).toMatchObject({ subject: 'Welder', details: { tools: [...jobToolIds] } });
  });

  it('asks before it replaces what a person edited, and keeps the edit', async () => {
    const jobId = await createWritten();
    await editMarketIntel(jobId);
    const refused = await generate(jobId, 'marketIntel');
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ details: { edited: ['marketIntel'] } });
    const all = await team.admin.post(`/api/jobs/${jobId}/process`);
    expect(all.body).toMatchObject({ code: 'CONFLICT', details: { edited: ['marketIntel'] } });
    expect((await outputsOf(team.admin, jobId)).some(({ queued }) => queued)).toBe(false);
    expect((await generate(jobId, 'marketIntel', '?replaceEdits=true')).status).toBe(202);
    await waitUntilWritten(team.admin, jobId);
    const { id, provenance } = await outputOf(team.admin, jobId, 'marketIntel');
    expect(provenance?.writer).toBe('built-in');
    const versions = await team.admin.get(`/api/outputs/${id}/versions`);
    expect(versions.body).toMatchObject([
      { version: 3, current: true },
      { version: 2, provenance: { writer: 'person' } },
      { version: 1 },
    ]);
  });

  it('says of an older output that the job has changed since', async () => {
    const jobId = await createWritten();
    await team.admin.patch(`/api/jobs/${jobId}`, { title: 'Pipe Welder' });
    await generate(jobId, 'marketIntel');
    const outputs = await waitUntilWritten(team.admin, jobId);
    const current = outputs.filter(({ outdated }) => !outdated).map(({ toolType }) => toolType);
    expect(current).toEqual(['marketIntel']);
  });

  it('knows no other tool, and writes the eleventh when it is asked for', async () => {
    const jobId = await createWritten();
    expect((await generate(jobId, 'horoscope')).status).toBe(404);
    expect((await generate(jobId, 'messaging')).status).toBe(202);
    expect(await waitUntilWritten(team.admin, jobId)).toHaveLength(11);
  });
});

describe('a writing that fails', () => {
  it('says why, leaves the last good content and the other nine alone', async () => {
    const jobId = await createWritten();
    scripted.failOn('marketIntel', new WritingFailed('The model does not exist. Ask an admin.'));
    await team.admin.post(`/api/jobs/${jobId}/process`);
    const outputs = await waitUntilWritten(team.admin, jobId);
    const failed = outputs.filter(({ status }) => status === 'failed');
    expect(failed).toMatchObject([
      {
        toolType: 'marketIntel',
        failure: 'The model does not exist. Ask an admin.',
        version: 1,
        provenance: { writer: 'built-in' },
      },
    ]);
    expect(failed[0]?.content).not.toBeNull();
    expect(scripted.seen.filter(({ tool }) => tool === 'marketIntel')).toHaveLength(1);
    expect((await team.admin.get(`/api/jobs/${jobId}`)).body.status).toBe('failed');
    scripted.recover();
    await generate(jobId, 'marketIntel');
    await waitUntilWritten(team.admin, jobId);
    expect(await outputOf(team.admin, jobId, 'marketIntel')).toMatchObject({
      status: 'completed',
      failure: null,
      version: 2,
    });
  });

  it('is tried three times when it may pass, or when nobody knows what happened', async () => {
    const jobId = await createWritten();
    const passing = new WritingFailed('The model is busy. Try again.', { canRetry: true });
    scripted.failOn('marketIntel', passing);
    scripted.failOn('intakeAssistant', new Error('a fault of ours'));
    await generate(jobId, 'marketIntel');
    await generate(jobId, 'intakeAssistant');
    await waitUntilWritten(team.admin, jobId);
    expect(scripted.seen.map(({ tool }) => tool).sort()).toEqual(
      ['intakeAssistant', 'marketIntel'].flatMap((tool) => [tool, tool, tool]),
    );
    expect(await outputOf(team.admin, jobId, 'marketIntel')).toMatchObject({
      status: 'failed',
      failure: 'The model is busy. Try again.',
    });
    expect(await outputOf(team.admin, jobId, 'intakeAssistant')).toMatchObject({
      status: 'failed',
      failure: 'Writing stopped unexpectedly. Please try again.',
    });
  });
});

const untilNothingRuns = () =>
  until('it is over', async () => {
    const { rows } = await server.db.execute(
      sql`select 1 from pgboss.job where name = 'write-output' and state < 'completed'`,
    );
    return rows.length === 0;
  });

describe('a late writer', () => {
  const takeOver = (jobId: number, changes: SQL) =>
    server.db.execute(
      sql`update output set ${changes} where job_id = ${jobId} and tool_type = 'marketIntel'`,
    );

  it('is refused once somebody else has written the output', async () => {
    const jobId = await createWritten();
    scripted.hold();
    await generate(jobId, 'marketIntel');
    await until('it is taken up', () => scripted.seen.length === 1);
    await takeOver(jobId, sql`attempt = attempt + 1, status = 'completed', task_id = null`);
    scripted.release();
    await untilNothingRuns();
    expect(scripted.seen).toHaveLength(1);
    expect((await outputOf(team.admin, jobId, 'marketIntel')).version).toBe(1);
  });

  it('tries again when whoever took the output over has not written it', async () => {
    const jobId = await createWritten();
    scripted.hold();
    await generate(jobId, 'marketIntel');
    await until('it is taken up', () => scripted.seen.length === 1);
    await takeOver(jobId, sql`attempt = attempt + 1`);
    scripted.release();
    await waitUntilWritten(team.admin, jobId);
    expect(scripted.seen).toHaveLength(2);
    expect((await outputOf(team.admin, jobId, 'marketIntel')).version).toBe(2);
  });

  it('writes nothing for a job that was deleted meanwhile', async () => {
    const jobId = await createWritten();
    scripted.hold();
    await generate(jobId, 'marketIntel');
    await until('it is taken up', () => scripted.seen.length === 1);
    expect((await team.admin.delete(`/api/jobs/${jobId}`)).status).toBe(204);
    scripted.release();
    await untilNothingRuns();
    const { rows } = await server.db.execute(sql`select 1 from output where job_id = ${jobId}`);
    expect(rows).toEqual([]);
  });
});

describe('organizations', () => {
  it('take turns, however much one of them has queued', async () => {
    const other = await foundTeam(server, 'Patient Ltd');
    scripted.hold();
    for (let n = 0; n < 5; n += 1) await create({ title: `Flood ${n}` });
    await until('as many as fit are taken up', () => scripted.seen.length === 10);
    await other.admin.post('/api/jobs', {
      title: 'Single',
      location: 'Here',
      organizationId: other.organizationId,
    });
    scripted.release();
    await until('everything is written', () => scripted.seen.length === 60);
    const order = scripted.seen.map(({ source }) => source.employer.name);
    const last = order.lastIndexOf('Patient Ltd');
    // Ten of either, and as many as run side by side; forty would mean that the patient one came last.
    expect(order.slice(10, last + 1).filter((name) => name === 'Acme').length).toBeLessThan(25);
  });
});
