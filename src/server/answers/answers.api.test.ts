import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobQuestions } from '#shared/answers.ts';
import type { AuditPage } from '#shared/audit.ts';
import { jobToolIds, type ToolId } from '#shared/tool-info.ts';
import { foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { outputOf, waitUntilWritten } from '../testing/written-jobs.ts';
import {
  answerTo,
  askManager,
  type Manager,
  openKeys,
  outdatedOf,
  postJob,
  questionsOf,
} from './testing/asked-job.ts';

/** From a job that leaves much open to tools written from what a hiring manager answered. */

let server: TestApp;
let team: Team;
let jobId: number;
let mia: Manager;
let webhookId: number;

const said = {
  deadline: '2027-01-15',
  'reporting-line': 'Dana Whitfield, who runs the workshop',
  'who-decides': 'Dana, within three days',
  'hiring-process': 'A call, an hour in the workshop, an offer',
  team: 'Four mechanics and an apprentice',
  urgency: 'Two trucks stand still each week',
};
const keys = Object.keys(said);
/** By the questions themselves. */
let concerned: ToolId[];

beforeAll(async () => {
  server = await startTestApp();
  team = await foundTeam(server, 'Green Country Haulage', {
    name: 'Rita Recruiter',
    email: 'rita@example.test',
  });
  const webhook = await team.admin.post(team.path('/webhooks'), {
    url: 'https://93.184.215.14/hook',
    events: ['answers.completed'],
  });
  webhookId = Number(webhook.body.id);
  jobId = await postJob(team);
  await waitUntilWritten(team.admin, jobId);
});
afterAll(() => server.close());

it('lists what is open, each with owner, reason and tools', async () => {
  const { open, answers, links, changes, outdated } = await questionsOf(team.admin, jobId);
  expect(new Set(open.map(({ key }) => key)).size).toBe(open.length);
  expect(open.map(({ key }) => key)).toEqual(expect.arrayContaining(['pay', ...keys]));
  const asked = open.filter(({ key }) => keys.includes(key)).flatMap(({ tools }) => tools);
  concerned = jobToolIds.filter((tool) => asked.includes(tool)).toSorted();
  // Or the rest would prove nothing.
  expect(concerned.length).toBeGreaterThanOrEqual(5);
  expect(concerned.length).toBeLessThan(jobToolIds.length);
  for (const { ask, why, owner, tools } of open) {
    expect([ask, why, owner].every((text) => text !== '')).toBe(true);
    expect(tools.length).toBeGreaterThan(0);
  }
  expect({ answers, links, changes, outdated }).toEqual({
    answers: [],
    links: [],
    changes: [],
    outdated: [],
  });
});

it('asks somebody without an account, by mail', async () => {
  mia = await askManager(server, team, jobId, { keys, email: 'mia@example.test' });
  expect(mia.link).toMatchObject({ name: 'Mia Meyer', state: 'sent', answered: 0 });
  const days = Date.parse(mia.link.expiresAt) - Date.parse(mia.link.createdAt);
  expect(days).toBe(14 * 86_400_000);
  const mail = await server.mailTo('mia@example.test', /Rita Recruiter has 6 questions/);
  expect(mail.link).toBe(mia.link.url);
  expect(mail.text).toContain('Diesel Mechanic');
  const path = `/api/jobs/${jobId}/answer-links/${mia.link.id}/reminder`;
  const reminded = await team.admin.post(path);
  expect(reminded).toMatchObject({ status: 200, body: { remindedAt: expect.any(String) } });
  const reminder = await server.mailTo('mia@example.test', /^A reminder/);
  expect(reminder.link).toBe(mia.link.url);
});

it('shows the job’s chosen parts and the questions, the most important first', async () => {
  const page = await mia.page();
  expect(page.job).toEqual({
    title: 'Diesel Mechanic',
    employer: 'Green Country Haulage',
    place: 'Tulsa, OK',
  });
  expect(page).toMatchObject({ askedBy: 'Rita Recruiter', askedOf: 'Mia Meyer' });
  expect(page.pay.stated).toBeNull();
  expect(page.pay.market).toMatch(/\$\d.* OEWS May \d{4}/);
  expect(page.mustHaves.map(({ text }) => text)).toContain('Own hand tools');
  expect(page.facts).toContainEqual({
    topic: 'Benefits',
    text: 'Health insurance from day one',
    quote: 'Health insurance from day one',
    correction: null,
  });
  const { open, links } = await questionsOf(team.admin, jobId);
  expect(page.questions.map(({ key }) => key)).toEqual(
    open.map(({ key }) => key).filter((key) => keys.includes(key)),
  );
  expect(page.questions.every(({ answer }) => answer === null)).toBe(true);
  expect(links[0]).toMatchObject({ state: 'opened' });
});

it('keeps what is typed, and changes nothing of the job before it is handed over', async () => {
  for (const [key, words] of Object.entries(said)) {
    expect((await mia.say(key, words.slice(0, 5))).status).toBe(204);
    expect((await mia.say(key, words)).status).toBe(204);
  }
  const page = await mia.page();
  expect(Object.fromEntries(page.questions.map(({ key, answer }) => [key, answer?.said]))).toEqual(
    said,
  );
  const { answers, links, outdated } = await questionsOf(team.admin, jobId);
  expect(answers).toHaveLength(6);
  expect(answers.some(({ counts }) => counts)).toBe(false);
  expect(links[0]).toMatchObject({ state: 'opened', answered: 6 });
  expect(outdated).toEqual([]);
  expect((await team.admin.get(`/api/jobs/${jobId}`)).body.revision).toBe(1);
});

it('done: all of it counts in one revision, and only the tools it concerns are behind', async () => {
  expect((await mia.done()).status).toBe(204);
  const questions = await questionsOf(team.admin, jobId);
  expect(questions.answers.map(({ counts, against }) => ({ counts, against }))).toEqual(
    keys.map(() => ({ counts: true, against: null })),
  );
  expect(answerTo(questions, 'team')).toMatchObject({
    said: said.team,
    by: { name: 'Mia Meyer', as: 'hiring manager' },
  });
  expect(openKeys(questions).filter((key) => keys.includes(key))).toEqual([]);
  expect(openKeys(questions)).toContain('pay');
  expect(questions.links[0]).toMatchObject({ state: 'answered', answered: 6 });
  expect((await team.admin.get(`/api/jobs/${jobId}`)).body.revision).toBe(2);
  expect(await outdatedOf(team.admin, jobId)).toEqual(concerned);
  expect(questions.outdated.toSorted()).toEqual(concerned);
  const change = questions.changes.find(({ key }) => key === 'who-decides');
  const { tools } = (await mia.page()).questions.find(({ key }) => key === 'who-decides') ?? {};
  expect(change).toMatchObject({ sentence: 'Who decides: Dana, within three days', tools });
});

it('tells whoever asked by mail, their programs by webhook, and the log', async () => {
  const mail = await server.mailTo('rita@example.test', /Mia Meyer has answered/);
  expect(mail.text).toContain('6 of 6 questions');
  expect(mail.link).toMatch(new RegExp(`/jobs/${jobId}$`));
  const deliveries = await team.admin.get(team.path(`/webhooks/${webhookId}/deliveries`));
  expect(deliveries.body).toMatchObject([{ event: 'answers.completed' }]);
  const { body } = await team.admin.get(team.path('/audit'));
  const { entries } = body as unknown as AuditPage;
  expect(entries[0]).toMatchObject({
    action: 'answer-link.completed',
    actor: { kind: 'answer-link', name: 'Mia Meyer' },
    details: { title: 'Diesel Mechanic', questions: 6, answered: 6 },
  });
  const given = entries.filter(({ action }) => action === 'answer.given');
  expect(new Set(given.map(({ details }) => details.answer))).toEqual(new Set(Object.values(said)));
  const filtered = await team.admin.get(team.path(`/audit?actor=${entries[0]?.actor.id}`));
  expect((filtered.body as unknown as AuditPage).entries).toHaveLength(7);
});

it('done once more does nothing more', async () => {
  const before = server.mails.length;
  expect((await mia.done()).status).toBe(204);
  expect((await team.admin.get(`/api/jobs/${jobId}`)).body.revision).toBe(2);
  const deliveries = await team.admin.get(team.path(`/webhooks/${webhookId}/deliveries`));
  expect(deliveries.body).toHaveLength(1);
  expect(server.mails).toHaveLength(before);
});

it('tools written anew speak of the answers and are no longer behind', async () => {
  for (const tool of concerned) await team.admin.post(`/api/jobs/${jobId}/generate/${tool}`);
  await waitUntilWritten(team.admin, jobId);
  expect(await outdatedOf(team.admin, jobId)).toEqual([]);
  const { changes, outdated } = await questionsOf(team.admin, jobId);
  expect({ changes, outdated }).toEqual({ changes: [], outdated: [] });
  const synopsis = await outputOf(team.admin, jobId, 'hiringSynopsis');
  expect(JSON.stringify(synopsis.content)).toContain('Dana Whitfield');
});

it('an answer of the recruiter counts at once and reaches figures and posting', async () => {
  const reply = await team.admin.put(`/api/jobs/${jobId}/answers/pay`, {
    said: '$32 to $38 an hour',
  });
  const questions = reply.body as unknown as JobQuestions;
  expect(answerTo(questions, 'pay')).toMatchObject({
    counts: true,
    by: { name: 'Rita Recruiter', as: 'recruiter' },
  });
  expect(questions.changes).toMatchObject([
    { key: 'pay', sentence: 'Pay is now $32 to $38 an hour' },
  ]);
  for (const tool of ['marketIntel', 'attractionPosting']) {
    await team.admin.post(`/api/jobs/${jobId}/generate/${tool}`);
  }
  await waitUntilWritten(team.admin, jobId);
  for (const tool of ['marketIntel', 'attractionPosting'] as const) {
    const { content, outdated } = await outputOf(team.admin, jobId, tool);
    expect(JSON.stringify(content)).toMatch(/\$32/);
    expect(outdated).toBe(false);
  }
});

it('the name of somebody of the organization is not kept with the job', async () => {
  const { rows } = await server.db.execute(`select answers::text as kept from job`);
  expect(String(rows[0]?.kept)).toContain('$32 to $38 an hour');
  expect(String(rows[0]?.kept)).not.toContain('Rita');
});

it('an answer that is taken back leaves the question open again', async () => {
  const reply = await team.admin.delete(`/api/jobs/${jobId}/answers/pay`);
  expect(reply.status).toBe(200);
  const questions = await questionsOf(team.admin, jobId);
  expect(openKeys(questions)).toContain('pay');
  expect(answerTo(questions, 'pay')).toBeUndefined();
  expect(questions.changes).toMatchObject([{ key: 'pay', sentence: 'Pay is open again' }]);
  expect((await team.admin.delete(`/api/jobs/${jobId}/answers/pay`)).status).toBe(404);
});

it('the alignment sheet says what was agreed, by whom and what is open', async () => {
  const url = `/api/jobs/${jobId}/alignment-sheet`;
  const pdf = await server.app.inject({ url, headers: { cookie: team.admin.cookieHeader } });
  expect(pdf.headers['content-disposition']).toContain(
    'requisite-alignment-sheet-diesel-mechanic.pdf',
  );
  const file = await getDocumentProxy(new Uint8Array(pdf.rawPayload));
  const { text } = await extractText(file, { mergePages: true });
  const words = text.replaceAll(/\s+/g, ' ');
  for (const part of ['Alignment sheet', 'Mia Meyer, hiring manager', 'Dana, within three days']) {
    expect(words).toContain(part);
  }
  expect(words).toContain('Still open');
  const word = await server.app.inject({
    url,
    query: { format: 'docx' },
    headers: { cookie: team.admin.cookieHeader },
  });
  expect(word.headers['content-type']).toContain('wordprocessingml');
  expect(word.rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect((await team.admin.get(`${url}?format=exe`)).status).toBe(400);
  const zip = await server.app.inject({
    url: `/api/jobs/${jobId}/export/hiring-file`,
    headers: { cookie: team.admin.cookieHeader },
  });
  expect(Object.keys(unzipSync(new Uint8Array(zip.rawPayload)))).toContain('alignment-sheet.pdf');
});
