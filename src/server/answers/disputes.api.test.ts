import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AgreedPlan } from '#shared/agreed-plan.ts';
import type { JobDetails } from '#shared/job.ts';
import { foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { answerTo, askManager, openKeys, postJob, questionsOf } from './testing/asked-job.ts';

/** Where an answer meets what the job, another answer or the recruiter says. */

let server: TestApp;
let team: Team;

beforeAll(async () => {
  // What is written from answers is another matter; nothing is written here.
  server = await startTestApp({}, { takesTasks: false });
  team = await foundTeam(server, 'Green Country Haulage', { name: 'Rita Recruiter' });
});
afterAll(() => server.close());

const ask = (jobId: number, keys: string[], name?: string) =>
  askManager(server, team, jobId, { keys, ...(name ? { name } : {}) });
const decide = (jobId: number, answerId: number | undefined, take: boolean) =>
  team.admin.post(`/api/jobs/${jobId}/answers/${answerId}/decision`, { take });
const jobOf = async (jobId: number) =>
  (await team.admin.get(`/api/jobs/${jobId}`)).body as unknown as JobDetails;
const answersKept = async (jobId: number) => {
  const { rows } = await server.db.execute(`select answers from job where id = ${jobId}`);
  return rows[0]?.answers as { key: string; said: string }[];
};

it('two managers who disagree: the first counts, the second waits, the recruiter decides', async () => {
  const jobId = await postJob(team);
  const mia = await ask(jobId, ['pay', 'team'], 'Mia Meyer');
  const tom = await ask(jobId, ['pay', 'team'], 'Tom Tran');
  await mia.say('pay', '$32 to $38 an hour');
  await mia.say('team', 'Four mechanics');
  await tom.say('pay', '$30 an hour');
  await tom.say('team', '  four   MECHANICS ');
  await mia.done();
  await tom.done();
  const disputed = await questionsOf(team.admin, jobId);
  expect(answerTo(disputed, 'pay', 'Mia Meyer')).toMatchObject({ counts: true, against: null });
  expect(answerTo(disputed, 'pay', 'Tom Tran')).toMatchObject({
    counts: false,
    against: 'Mia Meyer: $32 to $38 an hour',
  });
  // Who says the same contradicts nobody.
  expect(answerTo(disputed, 'team', 'Tom Tran')).toMatchObject({ counts: true, against: null });

  const reply = await decide(jobId, answerTo(disputed, 'pay', 'Tom Tran')?.id, true);
  expect(reply.status).toBe(200);
  const settled = await questionsOf(team.admin, jobId);
  expect(answerTo(settled, 'pay', 'Tom Tran')).toMatchObject({ counts: true, against: null });
  expect(answerTo(settled, 'pay', 'Mia Meyer')).toMatchObject({ counts: false, against: null });
  expect(await answersKept(jobId)).toContainEqual(
    expect.objectContaining({
      key: 'pay',
      said: '$30 an hour',
      by: expect.objectContaining({ name: 'Tom Tran' }),
    }),
  );
  // Decided by somebody of the organization: nobody outside changes it by a new answer.
  await tom.say('pay', '$29 an hour');
  await tom.done();
  expect(await answersKept(jobId)).toContainEqual(
    expect.objectContaining({ key: 'pay', said: '$30 an hour' }),
  );
});

it('whoever changes their mind replaces their own answer', async () => {
  const jobId = await postJob(team);
  const mia = await ask(jobId, ['pay']);
  await mia.say('pay', '$32 an hour');
  await mia.done();
  await mia.say('pay', '$34 an hour');
  expect(
    (await questionsOf(team.admin, jobId)).answers.map(({ said, counts }) => [said, counts]),
  ).toEqual([
    ['$34 an hour', false],
    ['$32 an hour', true],
  ]);
  await mia.done();
  const { answers } = await questionsOf(team.admin, jobId);
  expect(answers.map(({ said, counts }) => [said, counts])).toEqual([['$34 an hour', true]]);
  expect((await jobOf(jobId)).revision).toBe(3);
});

it('what nobody knows stays open, says so, and never stands against who knows', async () => {
  const jobId = await postJob(team);
  const mia = await ask(jobId, ['pay', 'team', 'contract', 'deadline'], 'Mia Meyer');
  await mia.say('pay', { state: 'ask-hr' });
  await mia.say('team', { state: 'unknown' });
  await mia.say('contract', { state: 'not-decided' });
  await mia.say('deadline', { state: 'does-not-apply' });
  await mia.done();
  const questions = await questionsOf(team.admin, jobId);
  expect(openKeys(questions)).toEqual(expect.arrayContaining(['pay', 'team', 'contract']));
  expect(openKeys(questions)).not.toContain('deadline');
  expect(questions.open.find(({ key }) => key === 'pay')?.owner).toBe('HR');
  const tom = await ask(jobId, ['pay'], 'Tom Tran');
  await tom.say('pay', '$32 an hour');
  await tom.done();
  const known = await questionsOf(team.admin, jobId);
  expect(answerTo(known, 'pay', 'Tom Tran')).toMatchObject({ counts: true });
  await mia.say('pay', { state: 'not-decided' });
  await mia.done();
  expect(await answersKept(jobId)).toContainEqual(
    expect.objectContaining({ key: 'pay', said: '$32 an hour' }),
  );
});

it('a late answer to what an edit has stated meanwhile waits beside it', async () => {
  const jobId = await postJob(team);
  const mia = await ask(jobId, ['pay']);
  await mia.say('pay', '$40 an hour');
  await team.admin.patch(`/api/jobs/${jobId}`, { salaryRange: '$30 - $35 per hour' });
  await mia.done();
  const questions = await questionsOf(team.admin, jobId);
  const late = answerTo(questions, 'pay');
  expect(late).toMatchObject({ counts: false, said: '$40 an hour' });
  expect(late?.against).toContain('$30');
  expect(await answersKept(jobId)).toEqual([]);
  await decide(jobId, late?.id, false);
  expect(answerTo(await questionsOf(team.admin, jobId), 'pay')).toMatchObject({
    counts: false,
    against: null,
  });
  // A decision is not for ever.
  await decide(jobId, late?.id, true);
  expect(await answersKept(jobId)).toMatchObject([{ key: 'pay', said: '$40 an hour' }]);
  await decide(jobId, late?.id, false);
  expect(await answersKept(jobId)).toEqual([]);
});

it('a question that was taken off the list is still shown, answered and kept for a decision', async () => {
  const jobId = await postJob(team);
  const { body } = await team.admin.get(`/api/jobs/${jobId}/plan`);
  const plan = body.plan as AgreedPlan;
  const [removed] = plan.questions.filter(({ ask: words }) => words.startsWith('Who left last'));
  const { open } = await questionsOf(team.admin, jobId);
  const key = open.find((question) => question.ask === removed?.ask)?.key ?? '';
  const mia = await ask(jobId, [key]);
  const questions = plan.questions.filter((question) => question !== removed);
  await team.admin.patch(`/api/jobs/${jobId}`, { agreedPlan: { ...plan, questions } });
  expect(openKeys(await questionsOf(team.admin, jobId))).not.toContain(key);
  expect((await mia.page()).questions).toMatchObject([{ key, ask: removed?.ask }]);
  expect((await mia.say(key, 'Sam, for a yard nearer home')).status).toBe(204);
  await mia.done();
  const late = answerTo(await questionsOf(team.admin, jobId), key);
  expect(late).toMatchObject({ counts: false, against: expect.stringContaining('no longer') });
  // Recruiters may still answer it, too.
  expect(
    (await team.admin.put(`/api/jobs/${jobId}/answers/${key}`, { said: 'Nobody' })).status,
  ).toBe(200);
});

it('a recruiter’s own answer goes before those of others, and may be theirs before they are done', async () => {
  const jobId = await postJob(team);
  const mia = await ask(jobId, ['pay', 'team']);
  await mia.say('pay', '$32 an hour');
  const typed = answerTo(await questionsOf(team.admin, jobId), 'pay');
  expect((await decide(jobId, typed?.id, true)).status).toBe(200);
  expect(await answersKept(jobId)).toMatchObject([
    { key: 'pay', said: '$32 an hour', by: { name: 'Mia Meyer', as: 'hiring manager' } },
  ]);
  await team.admin.put(`/api/jobs/${jobId}/answers/pay`, { said: '$33 an hour' });
  const questions = await questionsOf(team.admin, jobId);
  expect(answerTo(questions, 'pay', 'Mia Meyer')).toMatchObject({ counts: false, against: null });
  expect(answerTo(questions, 'pay', 'Rita Recruiter')).toMatchObject({ counts: true });
  const { revision } = await jobOf(jobId);
  await team.admin.put(`/api/jobs/${jobId}/answers/pay`, { said: '$33 an hour' });
  expect((await jobOf(jobId)).revision).toBe(revision);
});

it('that nobody knows cannot be taken over', async () => {
  const jobId = await postJob(team);
  const mia = await ask(jobId, ['pay']);
  await mia.say('pay', { state: 'unknown' });
  await mia.done();
  const reply = await decide(
    jobId,
    answerTo(await questionsOf(team.admin, jobId), 'pay')?.id,
    true,
  );
  expect(reply.status).toBe(422);
});

it('a corrected sentence waits, and counts with the words it replaces once it is taken', async () => {
  const jobId = await postJob(team);
  const mia = await ask(jobId, ['pay']);
  const quote = 'Health insurance from day one';
  expect((await mia.put('/facts', { quote, said: 'Health insurance after 60 days' })).status).toBe(
    204,
  );
  const facts = async () => (await mia.page()).facts.filter((fact) => fact.quote === quote);
  expect(await facts()).toMatchObject([{ correction: 'Health insurance after 60 days' }]);
  await mia.put('/facts', { quote, said: '' });
  expect(await facts()).toMatchObject([{ correction: null }]);
  await mia.put('/facts', { quote, said: 'Health insurance after 90 days' });
  await mia.done();
  const [waiting] = (await questionsOf(team.admin, jobId)).answers;
  expect(waiting).toMatchObject({
    counts: false,
    against: quote,
    replaces: quote,
    topic: 'Benefits',
  });
  expect((await jobOf(jobId)).revision).toBe(1);
  await decide(jobId, waiting?.id, true);
  expect(await answersKept(jobId)).toMatchObject([
    { said: 'Health insurance after 90 days', replaces: quote },
  ]);
  const brief = (await team.admin.get(`/api/jobs/${jobId}/brief`)).text;
  expect(brief).toContain('Health insurance after 90 days');
  expect((await mia.put('/facts', { quote: 'No such line', said: 'x' })).status).toBe(409);
});

it('must-haves in another order wait, and correct the reading once they are taken', async () => {
  const jobId = await postJob(team);
  const mia = await ask(jobId, ['pay']);
  const order = ['Own hand tools', 'Three years as a diesel mechanic', 'A CDL is welcome'];
  const wishes = ['A CDL is welcome'];
  expect((await mia.put('/must-haves', { order, wishes })).status).toBe(204);
  expect((await mia.page()).mustHaves.map(({ text, role }) => [text, role])).toEqual([
    ['Own hand tools', 'must'],
    ['Three years as a diesel mechanic', 'must'],
    ['A CDL is welcome', 'nice'],
  ]);
  await mia.done();
  const [waiting] = (await questionsOf(team.admin, jobId)).answers;
  expect(waiting).toMatchObject({ key: 'must-haves-order', counts: false });
  expect(waiting?.said).toBe(
    '1. Own hand tools\n2. Three years as a diesel mechanic\nOnly wishes: A CDL is welcome',
  );
  expect((await jobOf(jobId)).corrections.order).toEqual([]);
  await decide(jobId, waiting?.id, true);
  expect((await jobOf(jobId)).corrections).toMatchObject({
    order,
    roles: [{ quote: 'A CDL is welcome', role: 'nice' }],
  });
  expect((await mia.put('/must-haves', { order: ['No such line'], wishes: [] })).status).toBe(409);
});
