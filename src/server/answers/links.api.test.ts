import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobPlan } from '#shared/agreed-plan.ts';
import { dumpDatabase } from '../testing/database-dump.ts';
import { createLogLines } from '../testing/log-lines.ts';
import { addMember, foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { askManager, type Manager, postJob, questionsOf } from './testing/asked-job.ts';

/** An address without an account: what it opens, and what it does not. */

const { log, lines } = createLogLines();
let server: TestApp;
let team: Team;
let jobId: number;

beforeAll(async () => {
  // Mails wait sealed in the queue, where a copy of the database would show them.
  server = await startTestApp({ BUDGET_FACTOR: '10' }, { log, takesTasks: false });
  team = await foundTeam(server, 'Green Country Haulage', { name: 'Rita Recruiter' });
  jobId = await postJob(team);
});
afterAll(() => server.close());

const ask = (about = jobId, keys = ['pay', 'team']) => askManager(server, team, about, { keys });

/** Everything a link can be used for, each with its status and words. */
async function useLink({ token, visitor }: Pick<Manager, 'token' | 'visitor'>) {
  const at = (rest = '') => `/api/answers/${token}${rest}`;
  const replies = [
    await visitor.get(at()),
    await visitor.put(at('/questions/pay'), { said: '$32 an hour' }),
    await visitor.put(at('/must-haves'), { order: [], wishes: [] }),
    await visitor.put(at('/facts'), { quote: 'Tulsa, OK', said: 'Owasso, OK' }),
    await visitor.post(at('/done')),
  ];
  return replies.map(({ status, text }) => [status, text.replace(/"requestId":"[^"]+"/, '')]);
}

it('a link that was withdrawn, has expired, was guessed or is about a deleted job answers alike', async () => {
  const guessed = await useLink({ token: 'x'.repeat(43), visitor: server.visitor() });
  expect(guessed.map(([status]) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(guessed[0]?.[1]).toContain(
    'This link does not open anything. It may have expired or been withdrawn; ask whoever sent it for a new one.',
  );
  expect(new Set(guessed.map(([, text]) => text)).size).toBe(1);

  const revoked = await ask();
  const path = `/api/jobs/${jobId}/answer-links/${revoked.link.id}`;
  expect((await team.admin.delete(path)).status).toBe(204);
  expect(await useLink(revoked)).toEqual(guessed);

  const expired = await ask();
  await server.db.execute(
    sql`update answer_link set expires_at = now() - interval '1 second' where id = ${expired.link.id}`,
  );
  expect(await useLink(expired)).toEqual(guessed);

  const other = await postJob(team);
  const orphan = await ask(other);
  await orphan.say('pay', '$32 an hour');
  await team.admin.delete(`/api/jobs/${other}`);
  expect(await useLink(orphan)).toEqual(guessed);

  const { links } = await questionsOf(team.admin, jobId);
  expect(links.map(({ state, url }) => [state, url])).toEqual([
    ['expired', null],
    ['revoked', null],
  ]);
  expect((await team.admin.post(`${path}/reminder`)).status).toBe(409);
});

it('opens its own job’s questions and nothing else', async () => {
  const mia = await ask(jobId, ['pay']);
  const reply = await mia.visitor.get(`/api/answers/${mia.token}`);
  expect(Object.keys(reply.body).toSorted()).toEqual([
    'askedBy',
    'askedOf',
    'completedAt',
    'expiresAt',
    'facts',
    'job',
    'mustHaves',
    'pay',
    'questions',
    'risks',
  ]);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect((await mia.say('team', 'Four')).status).toBe(404);
  for (const path of [`/api/jobs/${jobId}`, `/api/jobs/${jobId}/questions`, team.path()]) {
    expect((await mia.visitor.get(path)).status).toBe(401);
    const asKey = { authorization: `Bearer ${mia.token}` };
    expect((await mia.visitor.get(path, asKey)).status).toBe(401);
  }
  const elsewhere = await server.app.inject({
    method: 'PUT',
    url: `/api/answers/${mia.token}/questions/pay`,
    headers: { origin: 'https://evil.example' },
    payload: { said: '$1' },
  });
  expect(elsewhere.statusCode).toBe(403);
});

it('another organization gets nothing, also not beside a job of its own', async () => {
  const mia = await ask(jobId, ['pay']);
  await mia.say('pay', '$32 an hour');
  const [answer] = (await questionsOf(team.admin, jobId)).answers;
  const other = await foundTeam(server, 'Other');
  const ownJob = await postJob(other);
  for (const about of [jobId, ownJob]) {
    const at = (rest: string) => `/api/jobs/${about}${rest}`;
    const { admin } = other;
    const replies = [
      await admin.post(at(`/answers/${answer?.id}/decision`), { take: true }),
      await admin.post(at(`/answer-links/${mia.link.id}/reminder`)),
      await admin.delete(at(`/answer-links/${mia.link.id}`)),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
  }
  const theirs = await questionsOf(other.admin, ownJob);
  expect({ answers: theirs.answers, links: theirs.links }).toEqual({ answers: [], links: [] });
});

it('many saves and presses of Done at once leave one answer and one revision', async () => {
  const about = await postJob(team);
  const mia = await ask(about);
  const words = Array.from({ length: 12 }, (_, i) => `$${30 + i} an hour`);
  const saves = await Promise.all(words.map((said) => mia.say('pay', said)));
  expect(new Set(saves.map(({ status }) => status))).toEqual(new Set([204]));
  expect((await questionsOf(team.admin, about)).answers).toHaveLength(1);
  const presses = await Promise.all([mia.done(), mia.done(), mia.done()]);
  expect(presses.map(({ status }) => status)).toEqual([204, 204, 204]);
  const [kept, ...more] = (await questionsOf(team.admin, about)).answers;
  expect(more).toEqual([]);
  expect(kept).toMatchObject({ counts: true });
  const { rows } = await server.db.execute(
    sql`select revision, answers -> 0 ->> 'said' as said from job where id = ${about}`,
  );
  expect(rows).toEqual([{ revision: 2, said: kept?.said }]);
  const { rows: told } = await server.db.execute(
    sql`select id from audit_log where action = 'answer-link.completed' and target_id = ${String(mia.link.id)}`,
  );
  expect(told).toHaveLength(1);
});

it('a viewer sees whom was asked, and not the address that would let them answer', async () => {
  const about = await postJob(team);
  const { link } = await ask(about);
  const viewer = await addMember(server, team, 'viewer');
  const { links } = await questionsOf(viewer, about);
  expect(links).toEqual([{ ...link, url: null }]);
  expect(link.url).toContain('/answer/');
});

it('two managers and a recruiter at once: every answer is kept, one counts', async () => {
  const about = await postJob(team);
  const [mia, tom] = [
    await ask(about),
    await askManager(server, team, about, { keys: ['pay'], name: 'Tom' }),
  ];
  await mia.say('pay', '$32 an hour');
  await tom.say('pay', '$34 an hour');
  await Promise.all([
    mia.done(),
    tom.done(),
    team.admin.put(`/api/jobs/${about}/answers/team`, { said: 'Four' }),
  ]);
  const { answers } = await questionsOf(team.admin, about);
  const pay = answers.filter(({ key }) => key === 'pay');
  expect(pay.filter(({ counts }) => counts)).toHaveLength(1);
  expect(pay.find(({ counts }) => !counts)?.against).toContain(
    pay.find(({ counts }) => counts)?.said,
  );
  expect(answers.find(({ key }) => key === 'team')).toMatchObject({ counts: true });
});

it('neither a copy of the database nor the log opens a link, and it is shown again', async () => {
  const mia = await askManager(server, team, jobId, { keys: ['pay'], email: 'mia@example.test' });
  await mia.page();
  await mia.say('pay', '$32 an hour');
  await mia.put('/must-haves', { order: [], wishes: [] });
  await team.admin.post(`/api/jobs/${jobId}/answer-links/${mia.link.id}/reminder`);
  const dump = await dumpDatabase(server.db);
  expect(dump).toContain('public.answer_link');
  expect(dump).toContain('"name":"send-mail"');
  expect(dump).not.toContain(mia.token);
  const logged = lines.join('');
  expect(logged).toContain('/api/answers/[token]');
  expect(logged).not.toContain(mia.token);
  const { links } = await questionsOf(team.admin, jobId);
  expect(links.find(({ id }) => id === mia.link.id)?.url).toBe(mia.link.url);
});

it('says what is wrong with what cannot be sent', async () => {
  const path = `/api/jobs/${jobId}/answer-links`;
  const unknown = await team.admin.post(path, { name: 'Mia', keys: ['no-such-question'] });
  expect(unknown).toMatchObject({ status: 422, body: { fields: { keys: expect.any(String) } } });
  const nobody = await team.admin.post(path, { name: ' ', keys: ['pay'] });
  expect(nobody).toMatchObject({ status: 400, body: { fields: { name: 'Please enter a name' } } });
  const { link } = await ask();
  const reminder = await team.admin.post(`${path}/${link.id}/reminder`);
  expect(reminder.status).toBe(409);
  expect(reminder.body.message).toContain('no email address');
  const reply = await (await ask()).say('pay', { state: 'said', said: ' ' });
  expect(reply).toMatchObject({
    status: 400,
    body: { fields: { said: 'Please write an answer' } },
  });
});

it('a job has so many open links and no more', async () => {
  const about = await postJob(team);
  for (let made = 0; made < 20; made += 1) await ask(about, ['pay']);
  const path = `/api/jobs/${about}/answer-links`;
  const reply = await team.admin.post(path, { name: 'Mia', keys: ['pay'] });
  expect(reply.status).toBe(409);
});

it('one link is read so often and no more, whatever it opens', async () => {
  const visitor = server.visitor('203.0.113.7');
  const statuses = [];
  for (let i = 0; i < 201; i += 1) {
    statuses.push((await visitor.get(`/api/answers/${'z'.repeat(43)}`)).status);
  }
  expect(statuses.indexOf(429)).toBe(200);
});

it('does not name an employer that is confidential', async () => {
  const about = await postJob(team, {
    employer: 'Osage Freight Lines',
    employerConfidential: true,
    title: 'Diesel Mechanic at Osage Freight Lines',
    benefits: 'Osage Freight Lines pays health insurance from day one',
  });
  const { plan } = (await team.admin.get(`/api/jobs/${about}/plan`)).body as unknown as JobPlan;
  const named = 'Who at Osage Freight Lines signs for tools?';
  const questions = [...plan.questions, { ask: named, why: 'x', owner: 'HR' }];
  await team.admin.patch(`/api/jobs/${about}`, { agreedPlan: { ...plan, questions } });
  const { open } = await questionsOf(team.admin, about);
  const keys = open.filter(({ ask: words }) => words === named).map(({ key }) => key);
  const mia = await ask(about, keys);
  const page = await mia.page();
  expect(page.questions).toHaveLength(1);
  expect(JSON.stringify(page)).not.toMatch(/Osage/);
  const fact = page.facts.find(({ quote }) => quote.includes('health insurance'));
  expect((await mia.put('/facts', { quote: fact?.quote, said: 'After 60 days' })).status).toBe(204);
  const [answer] = (await questionsOf(team.admin, about)).answers;
  expect(answer?.replaces).toContain('Osage Freight Lines');
  expect((await mia.page()).facts).toContainEqual({ ...fact, correction: 'After 60 days' });
});
