import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobToolIds } from '#shared/tool-info.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Reply, Visitor } from '../testing/visitor.ts';
import { waitUntilWritten } from '../testing/written-jobs.ts';

let server: TestApp;
let recruiter: Visitor;
let organizationId: number;

beforeAll(async () => {
  server = await startTestApp();
  recruiter = await server.visitor().signUp();
  organizationId = await newOrganization(recruiter);
});
afterAll(() => server.close());

const newOrganization = async (visitor: Visitor) =>
  (await visitor.post('/api/organizations', { name: 'Acme' })).body.id as number;

const welder = () => ({ title: 'Welder', location: 'Lansing, MI', organizationId });

const create = (fields: object = {}, headers?: Record<string, string>) =>
  recruiter.post('/api/jobs', { ...welder(), ...fields }, headers);

const pathOf = ({ body }: Reply) => `/api/jobs/${Number(body.id)}`;

const list = (reply: Reply) => reply.body as unknown as { id: number; title: string }[];

describe('a job', () => {
  it('is stored with its ten outputs, which are being written', async () => {
    const reply = await create({ dealBreakers: [' no visa ', 'no visa', ''], workType: '' });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      title: 'Welder',
      status: 'processing',
      revision: 1,
      workType: null,
      dealBreakers: ['no visa'],
      redFlags: [],
    });
    const outputs = await recruiter.get(`${pathOf(reply)}/outputs`);
    const stored = outputs.body as unknown as { toolType: string }[];
    expect(stored.map(({ toolType }) => toolType)).toEqual([...jobToolIds]);
  });

  it.each([{ title: ' ', location: '', organizationId: 0 }, {}])(
    'is not made of %j',
    async (body) => {
      const reply = await recruiter.post('/api/jobs', body);
      expect(reply.status).toBe(400);
      expect(reply.body.fields).toEqual({
        title: 'Job title is required',
        location: 'Location is required',
        organizationId: 'Organization is required',
      });
    },
  );

  it('takes nothing unknown', async () => {
    expect((await create({ status: 'completed' })).status).toBe(400);
  });

  it('is made once however often one key is sent, also at the same time', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => create({}, { 'idempotency-key': 'click-1' })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    const other = await create({}, { 'idempotency-key': 'click-2' });
    expect(other.body.id).not.toBe(replies[0]?.body.id);
  });

  it('tells the second of two people who edit it, and shows both versions', async () => {
    const job = await create();
    const path = pathOf(job);
    const first = await recruiter.patch(path, { title: 'Pipe Welder', revision: 1 });
    expect(first.body).toMatchObject({ title: 'Pipe Welder', revision: 2 });
    const second = await recruiter.patch(path, { title: 'Shop Welder', revision: 1 });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      code: 'CONFLICT',
      details: { current: { title: 'Pipe Welder', revision: 2 } },
    });
    expect((await recruiter.get(path)).body.title).toBe('Pipe Welder');
  });

  it('gets a new revision only when what it says has changed', async () => {
    const job = await create({ benefits: 'Boots' });
    const path = pathOf(job);
    expect(
      (await recruiter.patch(path, { title: 'Welder', benefits: 'Boots' })).body.revision,
    ).toBe(1);
    const paused = await recruiter.patch(path, { status: 'paused' });
    expect(paused.body).toMatchObject({ chosenStatus: 'paused', revision: 1 });
    const emptied = await recruiter.patch(path, { benefits: '' });
    expect(emptied.body).toMatchObject({ benefits: null, revision: 2 });
  });

  it('keeps its employer and the text it was read from, the text for its own page only', async () => {
    const corrections = { roles: [{ quote: 'Own van', role: 'nice' }], order: ['MIG'] };
    const fields = { employer: ' Northgate Parcel ', employerConfidential: true, corrections };
    const job = await create({ ...fields, sourceText: ' Welder\nOwn van ' });
    const told = { employer: 'Northgate Parcel', employerConfidential: true, revision: 1 };
    expect(job.body).toMatchObject(told);
    expect((await recruiter.get(pathOf(job))).body).toMatchObject({
      ...told,
      sourceText: ' Welder\nOwn van ',
      corrections: { ...corrections, occupation: null },
    });
    const listed = list(await recruiter.get('/api/jobs')).find(({ id }) => id === job.body.id);
    expect(listed).toMatchObject(told);
    for (const reply of [job.body, listed ?? {}]) {
      expect(Object.keys(reply)).not.toContain('sourceText');
      expect(Object.keys(reply)).not.toContain('corrections');
    }
  });

  it.each([
    ['employer', 'Baker & Sons'],
    ['employerConfidential', true],
    ['sourceText', 'Baker wanted'],
    ['corrections', { occupation: { soc: '51-4121', id: 'welder' } }],
  ])('gets a new revision when its %s changes, and none when it stays', async (name, value) => {
    const job = await create();
    const path = pathOf(job);
    expect((await recruiter.patch(path, { [name]: value, revision: 1 })).body.revision).toBe(2);
    expect((await recruiter.patch(path, { [name]: value })).body.revision).toBe(2);
    expect((await recruiter.patch(path, { [name]: value, title: 'X', revision: 1 })).status).toBe(
      409,
    );
  });

  it.each([
    [{ employer: 'x'.repeat(201) }, 'Employer must be at most 200 characters'],
    [{ employer: 'a\nb' }, 'Employer contains characters that cannot be stored'],
    [{ employerConfidential: 'yes' }, 'Please say whether the employer is confidential'],
    [{ sourceText: 'x'.repeat(100_001) }, 'The text of the job must be at most 100000 characters'],
    [
      { corrections: { roles: [{ quote: 'x', role: 'boss' }] } },
      'Please choose what a line is from the list',
    ],
    [{ corrections: { rolls: [] } }, 'rolls'],
  ])('refuses %j in a sentence', async (fields, sentence) => {
    const reply = await create(fields);
    expect(reply.status).toBe(400);
    expect(JSON.stringify(reply.body)).toContain(sentence);
  });

  it('is gone after deletion, with its outputs, and the log says so', async () => {
    const job = await create({ title: 'Short-lived' });
    expect((await recruiter.delete(pathOf(job))).status).toBe(204);
    expect((await recruiter.get(pathOf(job))).status).toBe(404);
    expect((await recruiter.get(`${pathOf(job)}/outputs`)).status).toBe(404);
    const audit = await recruiter.get(
      `/api/organizations/${organizationId}/audit?action=job.deleted`,
    );
    expect(audit.body).toMatchObject({ entries: [{ subject: 'Short-lived' }] });
  });
});

describe('the list', () => {
  it('searches, filters, sorts and goes on where a page ended', async () => {
    const visitor = await server.visitor().signUp();
    const id = await newOrganization(visitor);
    const titles = Array.from({ length: 130 }, (_, n) => `Job ${String(n).padStart(3, '0')}`);
    await server.db.execute(
      sql`insert into job (organization_id, title, location)
          select ${id}, 'Job ' || lpad(n::text, 3, '0'), 'Bonn' from generate_series(0, 129) n`,
    );
    await visitor.post('/api/jobs', { title: '50%_off', location: 'Köln', organizationId: id });

    const first = await visitor.get(`/api/jobs?organizationId=${id}&sort=title`);
    const cursor = String(first.headers['x-next-cursor']);
    const second = await visitor.get(`/api/jobs?organizationId=${id}&sort=title&cursor=${cursor}`);
    expect([...list(first), ...list(second)].map(({ title }) => title)).toEqual([
      '50%_off',
      ...titles,
    ]);
    expect(second.headers['x-next-cursor']).toBeUndefined();

    const found = await visitor.get(
      `/api/jobs?organizationId=${id}&search=${encodeURIComponent('0%_')}`,
    );
    expect(list(found).map(({ title }) => title)).toEqual(['50%_off']);
    const byTwoLetters = await visitor.get('/api/jobs?search=K%C3%B6');
    expect(list(byTwoLetters).map(({ title }) => title)).toEqual(['50%_off']);
    const byOneLetter = await visitor.get('/api/jobs?search=7&sort=title');
    expect(list(byOneLetter)[0]?.title).toBe('Job 007');

    const one = list(found)[0]?.id ?? 0;
    await waitUntilWritten(visitor, one);
    await visitor.patch(`/api/jobs/${one}`, { status: 'active' });
    const active = await visitor.get('/api/jobs?status=active');
    expect(list(active).map(({ id: jobId }) => jobId)).toEqual([one]);
    const newest = await visitor.get('/api/jobs');
    expect(list(newest)[0]?.id).toBe(one);
  });

  it('finds jobs by employer, lists the employers, and pages through those of one', async () => {
    const visitor = await server.visitor().signUp();
    const id = await newOrganization(visitor);
    await server.db.execute(
      sql`insert into job (organization_id, title, location, employer)
          select ${id}, 'Job ' || lpad(n::text, 3, '0'), 'Bonn',
            case when n % 2 = 0 then 'Northgate Parcel' when n % 5 = 0 then null else 'NORTHGATE parcel' end
          from generate_series(0, 179) n`,
    );
    await server.db.execute(
      sql`insert into job (organization_id, title, location, employer) values (${id}, 'Baker', 'Bonn', 'Abler & Co')`,
    );
    const counts = await visitor.get(`/api/jobs/employers?organizationId=${id}`);
    expect(counts.body).toEqual([
      { name: 'Abler & Co', jobs: 1 },
      { name: expect.stringMatching(/^northgate parcel$/i), jobs: 162 },
    ]);
    const search = await visitor.get(`/api/jobs?search=${encodeURIComponent('abler &')}`);
    expect(list(search).map(({ title }) => title)).toEqual(['Baker']);

    const path = `/api/jobs?organizationId=${id}&sort=title&employer=northgate%20Parcel`;
    const first = await visitor.get(path);
    const second = await visitor.get(`${path}&cursor=${String(first.headers['x-next-cursor'])}`);
    const titles = [...list(first), ...list(second)].map(({ title }) => title);
    expect(titles).toHaveLength(162);
    expect(titles).toEqual([...new Set(titles)].toSorted());
    expect(second.headers['x-next-cursor']).toBeUndefined();
  });

  it('refuses a cursor nobody gave out', async () => {
    expect((await recruiter.get('/api/jobs?cursor=nonsense')).status).toBe(400);
  });
});
