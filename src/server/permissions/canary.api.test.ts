import { sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobQuestions } from '#shared/answers.ts';
import { attractionPostingSample } from '#tools/attraction-posting/sample.ts';
import { addMember, foundTeam, membersOf, membershipIdOf } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Visitor } from '../testing/visitor.ts';
import { waitUntilWritten } from '../testing/written-jobs.ts';
import { ask } from './ask.ts';
import { forgedToken, type CallerName, type Named } from './callers.ts';
import { matrix } from './matrix.ts';
import type { World } from './world.ts';

/** Two organizations, each with a word of its own in everything that can hold words. */

interface Side {
  word: string;
  named: Named;
  key: string;
  admin: Visitor;
  viewer: Visitor;
  recruiter: Visitor;
  removed: Visitor;
}

let server: TestApp;
let stranger: Visitor;
let left: Side;
let right: Side;

beforeAll(async () => {
  server = await startTestApp();
  stranger = await server.visitor().signUp();
  left = await settle('zebrafinch');
  right = await settle('goldcrest');
});
afterAll(() => server.close());

async function settle(word: string): Promise<Side> {
  const account = (name: string) => ({
    name: `${word} ${name}`,
    email: `${word}-${name}@example.test`,
  });
  const team = await foundTeam(server, `${word} Ltd`, account('ada'));
  const { admin, path, organizationId } = team;
  await admin.patch(path(), {
    domain: `${word}.test`,
    description: `About ${word}`,
    website: `https://${word}.test`,
    messagingStyle: `Say ${word} often`,
  });
  const recruiter = await addMember(server, team, 'recruiter', account('rob'));
  const viewer = await addMember(server, team, 'viewer', account('vic'));
  const removed = await addMember(server, team);
  const removedId = await membershipIdOf(team, removed);
  await admin.delete(path(`/members/${removedId}`));
  const invitation = await admin.post(path('/invite'), { email: `${word}-new@example.test` });
  await server.mailTo(`${word}-new@example.test`, /invites you/);
  const apiKey = await admin.post(path('/api-keys'), { name: `${word} key` });
  const webhook = await admin.post(path('/webhooks'), {
    url: `https://93.184.215.14/${word}`,
    events: ['output.failed'],
  });
  const job = await admin.post('/api/jobs', {
    title: `${word} keeper`,
    location: `${word}ville`,
    description: `Look after ${word}`,
    requirements: `- Two years of ${word} keeping`,
    competitorCompanies: [`${word} rivals`],
    employer: `${word} works`,
    sourceText: `Come to ${word}`,
    corrections: { roles: [{ quote: `Come to ${word}`, role: 'company' }] },
    organizationId,
  });
  const jobId = Number(job.body.id);
  const outputs = await waitUntilWritten(admin, jobId);
  const output = outputs.find(({ toolType }) => toolType === 'attractionPosting');
  await admin.patch(`/api/outputs/${output?.id}`, {
    content: { ...attractionPostingSample, toolDescription: `Words on ${word}` },
  });
  const questions = `/api/jobs/${jobId}/questions`;
  const { open } = (await admin.get(questions)).body as unknown as JobQuestions;
  const [first, second] = open.map(({ key }) => key);
  await admin.put(`/api/jobs/${jobId}/answers/${first}`, { said: `Ask for ${word}` });
  const link = await admin.post(`/api/jobs/${jobId}/answer-links`, {
    name: `${word} manager`,
    keys: [second],
  });
  const { answers } = (await admin.get(questions)).body as unknown as JobQuestions;
  const [founder] = await membersOf(team);
  const { rows } = await server.db.execute(sql`select max(id) as id from audit_log`);
  const invitationId = Number(invitation.body.id);
  return {
    word,
    key: String(apiKey.body.key),
    admin,
    viewer,
    recruiter,
    removed,
    named: {
      organizationId,
      organizationName: `${word} Ltd`,
      membershipId: founder?.id ?? 0,
      userId: founder?.userId ?? '',
      email: admin.email,
      invitationId,
      keyId: Number(apiKey.body.id),
      webhookId: Number(webhook.body.id),
      deliveryId: 0,
      auditId: Number(rows[0]?.id),
      jobId,
      outputId: output?.id ?? 0,
      questionKey: first ?? '',
      answerId: answers[0]?.id ?? 0,
      linkId: Number(link.body.id),
      // Whoever has the real one may read it: that it opens one job alone is tested with links.
      linkToken: 'B'.repeat(43),
      tokenFor: () => forgedToken(invitationId),
    },
  };
}

/** The people of the matrix, seen from one of the two. */
function worldOf(own: Side, other: Side): World {
  const session = ({ cookieHeader: cookie }: Visitor) => ({ cookie });
  return {
    own: own.named,
    foreign: other.named,
    emails: {},
    headers: {
      nobody: {},
      expired: {},
      stranger: session(stranger),
      removed: session(own.removed),
      other: session(other.admin),
      otherKey: { authorization: `Bearer ${other.key}` },
      key: { authorization: `Bearer ${own.key}` },
      viewer: session(own.viewer),
      recruiter: session(own.recruiter),
      admin: session(own.admin),
    },
  };
}

const readable = matrix.filter(({ route }) => route.startsWith('GET '));

/** What somebody reads in it; its bytes are packed. */
async function readPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(bytes)));
  return text.join('\n');
}

/** The lines of the matrix whose answer holds the word. */
async function crawl(
  word: string,
  question: { world: World; caller: CallerName; path: Named; named: Named },
) {
  const found: string[] = [];
  for (const row of readable) {
    const { answer, bytes } = await ask(server, { ...question, row });
    const text = answer.startsWith('application/pdf') ? await readPdf(bytes) : answer;
    if (text.toLowerCase().includes(word)) found.push(row.title);
  }
  return found;
}

const pairs = [
  ['left', () => [left, right]],
  ['right', () => [right, left]],
] as const satisfies [string, () => [Side, Side]][];

it('the words are read by their own admin, or the rest would prove nothing', async () => {
  const own = left;
  const world = worldOf(own, right);
  const found = await crawl(own.word, {
    world,
    caller: 'admin',
    path: own.named,
    named: own.named,
  });
  expect(found).toEqual([
    'GET /api/auth/get-session',
    'GET /api/user/profile',
    'GET /api/user/export',
    'GET /api/organizations',
    'GET /api/organizations/:id',
    'GET /api/organizations/:id/members',
    'GET /api/organizations/:id/invitations',
    'GET /api/organizations/:id/api-keys',
    'GET /api/organizations/:id/webhooks',
    'GET /api/organizations/:id/audit',
    'GET /api/organizations/:id/audit (person)',
    'GET /api/organizations/:id/audit (cursor)',
    'GET /api/organizations/:id/audit.csv',
    'GET /api/organizations/:id/audit.csv (person)',
    'GET /api/jobs',
    'GET /api/jobs (organization)',
    'GET /api/jobs/employers',
    'GET /api/jobs/:jobId',
    'GET /api/jobs/:jobId/outputs',
    'GET /api/jobs/:jobId/questions',
    'GET /api/jobs/:jobId/alignment-sheet',
    'GET /api/jobs/:jobId/brief',
    'GET /api/jobs/:jobId/plan',
    'GET /api/jobs/:jobId/market',
    'GET /api/outputs/:outputId',
    'GET /api/outputs/:outputId/versions',
    'GET /api/outputs/:outputId/versions/:version',
    'GET /api/jobs/:jobId/outputs/:outputId/pdf',
    'GET /api/jobs/:jobId/outputs/:outputId/txt',
    'GET /api/jobs/:jobId/outputs/:outputId/md',
    'GET /api/jobs/:jobId/export/combined-pdf',
    'GET /api/jobs/:jobId/export/combined-txt',
    'GET /api/jobs/:jobId/export/combined-md',
    'GET /api/jobs/:jobId/export/job-posting',
    'GET /api/jobs/:jobId/export/scorecard-csv',
    'GET /api/jobs/:jobId/export/scorecard-sheet',
    'GET /api/jobs/:jobId/export/hiring-file',
  ]);
});

describe.each(pairs)('the words of the %s organization', (_, sides) => {
  it.each(['nobody', 'stranger', 'removed', 'other', 'otherKey'] as const)(
    'are in no answer to %s',
    async (caller) => {
      const [own, other] = sides();
      const world = worldOf(own, other);
      const asked = { world, caller, path: own.named, named: own.named };
      expect(await crawl(own.word, asked)).toEqual([]);
    },
  );

  it.each(['key', 'viewer', 'recruiter', 'admin'] as const)(
    'are in no answer to the other’s %s, whatever they name at home',
    async (caller) => {
      const [own, other] = sides();
      const world = worldOf(other, own);
      const asked = { world, caller, path: other.named, named: own.named };
      expect(await crawl(own.word, asked)).toEqual([]);
    },
  );

  it('are in no mail to anybody else', () => {
    const [own, other] = sides();
    const foreign = server.mails.filter(
      ({ to }) => !to.startsWith(own.word) && to !== own.removed.email,
    );
    const ours = server.mails.filter(({ to }) => to === `${own.word}-new@example.test`);
    expect(foreign.some(({ to }) => to.startsWith(other.word))).toBe(true);
    expect(ours).toHaveLength(1);
    const holding = foreign.filter((mail) => JSON.stringify(mail).toLowerCase().includes(own.word));
    expect(holding).toEqual([]);
  });
});
