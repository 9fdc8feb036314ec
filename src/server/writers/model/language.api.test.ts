import { afterAll, beforeAll, expect, it } from 'vitest';
import { proposePlan } from '#plan/agreed.ts';
import { makePlan } from '#plan/plan.ts';
import type { Output } from '#shared/output.ts';
import { generators } from '#tools/generators.server.ts';
import {
  startModelServer,
  type ModelRequest,
  type ModelServer,
} from '../../../../tests/support/model-server.ts';
import { foundTeam, type Team } from '../../testing/teams.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { outputOf, waitUntilWritten } from '../../testing/written-jobs.ts';
import { makeSource } from '../testing/assignment.ts';
import { toStrictReply } from '../testing/strict-reply.ts';
import { toJsonSchema } from './json-schema.ts';
import { planInstructions } from './plan-prompt.ts';

const description =
  'Wir suchen eine Pflegefachkraft für unser Haus in Hamburg. Du betreust bis zu fünf Menschen und planst die Schichten mit dem Team. Ein Examen ist für die Arbeit nötig.';
const source = makeSource({ job: { title: 'Pflegefachkraft', location: 'Hamburg', description } });
const german =
  'Die Station sucht eine Kollegin oder einen Kollegen für die Nacht, und das Team in der Pflege freut sich auf dich.';

let model: ModelServer;
let server: TestApp;
let team: Team;
beforeAll(async () => {
  model = await startModelServer((request) =>
    isPlan(request) || isTracker(request)
      ? { text: JSON.stringify(answer(request)) }
      : { status: 401 },
  );
  server = await startTestApp({ AI_MODEL: 'test-model', AI_BASE_URL: model.url });
  team = await foundTeam(server, 'Haus am Deich');
});
afterAll(async () => {
  await server.close();
  await model.close();
});

const isPlan = ({ prompt }: ModelRequest) => prompt.includes(planInstructions);
const isTracker = ({ prompt }: ModelRequest) =>
  prompt.includes(generators.engagementTracker.prompt.task);

/** Every long text in German, as such a model would write it when asked to. */
function answer(request: ModelRequest): unknown {
  const { prompt } = request;
  if (isPlan(request)) return proposePlan(makePlan(source));
  const { prepare, writing } = generators.engagementTracker;
  const isGerman = prompt.includes('Write in German');
  const translate = (value: unknown): unknown => {
    if (typeof value === 'string') return isGerman && value.length > 60 ? german : value;
    if (Array.isArray(value)) return value.map(translate);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, translate(held)]));
  };
  return translate(toStrictReply(prepare(source).draft, toJsonSchema(writing)));
}

async function writeTracker(): Promise<Output> {
  const { admin, organizationId } = team;
  const { body } = await admin.post('/api/jobs', {
    title: 'Pflegefachkraft',
    location: 'Hamburg',
    description,
    organizationId,
  });
  const jobId = Number(body.id);
  await waitUntilWritten(admin, jobId);
  return outputOf(admin, jobId, 'engagementTracker');
}

const said = ({ content }: Output): string => JSON.stringify(content);

it('writes English for a German advertisement, and says so', async () => {
  const output = await writeTracker();
  expect(model.requests.find(isTracker)?.prompt).not.toContain('Write in German');
  expect(said(output)).toContain('The advertisement is in German; this is written in English.');
});

it('writes the language of the advertisement where the organization wants it', async () => {
  const { admin, path } = team;
  const saved = await admin.patch(path(), { outputLanguage: 'advertisement' });
  expect(saved).toMatchObject({ status: 200, body: { outputLanguage: 'advertisement' } });
  const output = await writeTracker();
  expect(output.failure).toBeNull();
  expect(said(output)).toContain('Written in German, like the advertisement.');
  expect(said(output)).toContain('das Team in der Pflege freut sich auf dich');
});

it('refuses a language that is not offered', async () => {
  const reply = await team.admin.patch(team.path(), { outputLanguage: 'klingon' });
  expect(reply.status).toBe(400);
  expect(JSON.stringify(reply.body)).toContain('Please choose a language from the list');
});
