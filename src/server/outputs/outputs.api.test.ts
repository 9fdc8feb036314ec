import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keptVersions } from '#shared/kept-versions.ts';
import type { Output } from '#shared/output.ts';
import { marketIntelSample } from '#tools/market-intel/sample.ts';
import { createScriptedWriter } from '../testing/scripted-writer.ts';
import { addMember, foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { outputOf, until, waitUntilWritten } from '../testing/written-jobs.ts';
import { insertVersion } from './versions.rows.ts';

const scripted = createScriptedWriter();
let server: TestApp;
let team: Team;
let jobId: number;
let output: Output;
let path: string;

beforeAll(async () => {
  server = await startTestApp({ BUDGET_FACTOR: '10' }, { writer: scripted.writer });
  team = await foundTeam(server, 'Acme', { name: 'Ada' });
});
beforeEach(async () => {
  scripted.release();
  const { organizationId, admin } = team;
  const job = await admin.post('/api/jobs', { title: 'Welder', location: 'Here', organizationId });
  jobId = Number(job.body.id);
  await waitUntilWritten(admin, jobId);
  output = await outputOf(admin, jobId, 'marketIntel');
  path = `/api/outputs/${output.id}`;
});
afterAll(() => server.close());

const withRisk = (title: string) => {
  const [first, ...others] = marketIntelSample.riskSummary;
  return { ...marketIntelSample, riskSummary: [{ ...first, title }, ...others] };
};

describe('a person’s edit', () => {
  it('becomes a version of its own, with its author', async () => {
    const content = withRisk('Rewritten by hand');
    const reply = await team.admin.patch(path, { content, version: 1 });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      content,
      version: 2,
      status: 'completed',
      provenance: { writer: 'person', author: 'Ada', jobRevision: 1, model: null },
    });
    expect((await team.admin.get(path)).body).toEqual(reply.body);
    const audit = await team.admin.get(team.path('/audit?action=output.edited'));
    expect(audit.body).toMatchObject({ entries: [{ details: { tool: 'marketIntel' } }] });
  });

  it('is stored with its maps in their order', async () => {
    const regionalBreakdown = { 'Natrona County': '40%', Hays: '35%', 'Other places': '25%' };
    const candidatePoolInsights = { ...marketIntelSample.candidatePoolInsights, regionalBreakdown };
    const content = { ...marketIntelSample, candidatePoolInsights };
    await team.admin.patch(path, { content, version: 1 });
    const stored = (await team.admin.get(path)).body.content as typeof content;
    expect(Object.keys(stored.candidatePoolInsights.regionalBreakdown)).toEqual([
      'Natrona County',
      'Hays',
      'Other places',
    ]);
  });

  it('makes no version when it changes nothing', async () => {
    const reply = await team.admin.patch(path, { content: output.content, version: 1 });
    expect(reply.body).toMatchObject({ version: 1, provenance: { writer: 'built-in' } });
  });

  it('is refused when somebody else was faster, and shows both', async () => {
    const colleague = await addMember(server, team);
    await colleague.patch(path, { content: withRisk('First'), version: 1 });
    const reply = await team.admin.patch(path, { content: withRisk('Second'), version: 1 });
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({
      code: 'CONFLICT',
      details: { current: { version: 2, content: withRisk('First') } },
    });
  });

  it('of two at the same moment keeps one and tells the other', async () => {
    const replies = await Promise.all(
      ['One', 'Two'].map((title) =>
        team.admin.patch(path, { content: withRisk(title), version: 1 }),
      ),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('is refused by the path of each part that does not fit', async () => {
    const content = { ...withRisk('Fine'), riskSummary: [{ title: 3 }], surprise: true };
    const reply = await team.admin.patch(path, { content, version: 1 });
    expect(reply.status).toBe(422);
    expect(reply.body.fields).toMatchObject({ 'riskSummary[0].title': 'must be text' });
    expect((await team.admin.patch(path, { content: 'text' })).status).toBe(422);
    expect((await team.admin.get(path)).body.version).toBe(1);
  });

  it('changes the words of content that was stored in another form, and nothing else', async () => {
    const { author: _, ...provenance } = output.provenance!;
    const stored = { difficultyScore: 3, risks: [{ name: 'Ice', impact: 'High' }] };
    await insertVersion(server.db, team, { outputId: output.id, content: stored, provenance });
    const save = (risks: unknown, more = {}) =>
      team.admin.patch(path, { content: { ...stored, risks, ...more }, version: 2 });
    expect((await save([{ name: 'Ice', impact: 'High' }], { difficultyScore: 9 })).status).toBe(
      422,
    );
    expect((await save([{ name: 'Snow' }])).status).toBe(422);
    expect((await save([{ name: 'Snow', impact: '' }])).status).toBe(422);
    const risks = [{ name: 'Snow', impact: 'High' }];
    const reply = await save(risks);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ version: 3, content: { ...stored, risks } });
  });

  it('may come as JSON in a text', async () => {
    const content = JSON.stringify(JSON.stringify(withRisk('Encoded')));
    const reply = await team.admin.patch(path, { content, version: 1 });
    expect(reply.status).toBe(200);
    expect(reply.body.content).toEqual(withRisk('Encoded'));
  });

  it('waits while the tool is being written', async () => {
    scripted.seen.length = 0;
    scripted.hold();
    await team.admin.post(`/api/jobs/${jobId}/generate/marketIntel`);
    await until('it is taken up', () => scripted.seen.length === 1);
    const reply = await team.admin.patch(path, { content: withRisk('Now'), version: 1 });
    expect(reply.status).toBe(409);
    expect((await team.admin.post(`${path}/versions/1/restore`)).status).toBe(409);
    scripted.release();
    await waitUntilWritten(team.admin, jobId);
  });

  it('stays behind the job when the words it started from were behind it', async () => {
    await team.admin.patch(`/api/jobs/${jobId}`, { title: 'Pipe Welder' });
    const reply = await team.admin.patch(path, { content: withRisk('Edited'), version: 1 });
    expect(reply.body).toMatchObject({ outdated: true, provenance: { jobRevision: 1 } });
  });
});

describe('an earlier version', () => {
  it('can be read and restored, and nothing between is lost', async () => {
    await team.admin.patch(path, { content: withRisk('Edited'), version: 1 });
    const first = await team.admin.get(`${path}/versions/1`);
    expect(first.body).toMatchObject({ version: 1, current: false, content: output.content });
    const restored = await team.admin.post(`${path}/versions/1/restore`);
    expect(restored.status).toBe(200);
    expect(restored.body).toMatchObject({
      version: 3,
      content: output.content,
      provenance: { writer: 'built-in', author: 'Ada' },
    });
    const versions = await team.admin.get(`${path}/versions`);
    expect(versions.body).toMatchObject([
      { version: 3, current: true, restoredFrom: 1 },
      { version: 2, current: false, restoredFrom: null, provenance: { writer: 'person' } },
      { version: 1, current: false },
    ]);
    expect(versions.text).not.toContain('"content"');
    expect((await team.admin.post(`${path}/versions/3/restore`)).body.version).toBe(3);
    expect((await team.admin.post(`${path}/versions/9/restore`)).status).toBe(404);
  });

  it('cannot be changed by anybody', async () => {
    const change = server.db.execute(
      sql`update output_version set content = '{}' where output_id = ${output.id}`,
    );
    await expect(change).rejects.toThrow();
  });
});

describe('many versions', () => {
  const read = async () =>
    (await team.admin.get(`${path}/versions`)).body as unknown as {
      version: number;
      current: boolean;
    }[];
  const save = async (title: string) => {
    const { status } = await team.admin.patch(path, { content: withRisk(title) });
    expect(status).toBe(200);
  };
  /** As if everything until now had been saved long ago. */
  const letTimePass = () =>
    server.db.execute(
      sql`update output_version set created_at = created_at - interval '1 hour' where output_id = ${output.id}`,
    );

  it('of one sitting leave what was written, the first, and the two that Undo needs', async () => {
    for (let count = 1; count <= 12; count += 1) await save(`Edit ${count}`);
    expect((await read()).map(({ version }) => version)).toEqual([13, 12, 2, 1]);
    expect((await team.admin.get(`${path}/versions/7`)).status).toBe(404);
    const undone = await team.admin.post(`${path}/versions/12/restore`);
    expect(undone.body).toMatchObject({ version: 14, content: withRisk('Edit 11') });
  });

  it('of another sitting, and of somebody else, stay', async () => {
    await save('First');
    await save('Second');
    await letTimePass();
    await save('Third');
    const colleague = await addMember(server, team);
    await colleague.patch(path, { content: withRisk('Fourth') });
    await save('Fifth');
    expect((await read()).map(({ version }) => version)).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it('over a long time are at most so many, and the first that was written is among them', async () => {
    for (let count = 1; count <= keptVersions.edited + 3; count += 1) {
      await letTimePass();
      await save(`Edit ${count}`);
    }
    const versions = await read();
    expect(versions).toHaveLength(keptVersions.edited + 1);
    expect(versions.map(({ version }) => version)).toEqual([
      ...Array.from({ length: keptVersions.edited }, (_, n) => keptVersions.edited + 4 - n),
      1,
    ]);
    expect(versions[0]?.current).toBe(true);
  });
});
