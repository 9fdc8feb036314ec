import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebhookDelivery, WebhookEndpoint } from '#shared/outgoing-webhook.ts';
import { reap } from '../generation/reaper.ts';
import { foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { waitForSiblings } from './sending.rows.ts';
import { tellWebhooks } from './tell-webhooks.ts';

interface Call {
  path: string;
  headers: Record<string, string>;
  body: string;
}

let server: TestApp;
let receiver: Server;
let base: string;
const calls: Call[] = [];
/** The status each path answers with, once for each call; 204 when there is none left. */
const answers = new Map<string, number[]>();

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

beforeAll(async () => {
  const receive = async (request: IncomingMessage): Promise<number> => {
    const path = request.url ?? '';
    const body = await readText(request);
    calls.push({ path, headers: request.headers as Record<string, string>, body });
    return answers.get(path)?.shift() ?? 204;
  };
  receiver = createServer((request, response) => {
    const answer = (status: number) =>
      response.writeHead(status, { location: `${base}/elsewhere` }).end();
    receive(request).then(answer, () => response.destroy());
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  server = await startTestApp({ ALLOW_PRIVATE_WEBHOOKS: 'true' });
});
afterAll(async () => {
  await server.close();
  receiver.closeAllConnections();
  receiver.close();
});

const allEvents = ['output.completed', 'output.failed', 'job.completed'];

async function addWebhook(team: Team, path: string, events = allEvents) {
  const reply = await team.admin.post(team.path('/webhooks'), { url: `${base}${path}`, events });
  expect(reply.status).toBe(201);
  return reply.body as { id: number; secret: string };
}

async function deliveriesOf(team: Team, webhookId: number): Promise<WebhookDelivery[]> {
  const reply = await team.admin.get(team.path(`/webhooks/${webhookId}/deliveries`));
  return reply.body as unknown as WebhookDelivery[];
}

const event = {
  type: 'job.completed' as const,
  timestamp: '2026-11-15T00:00:00.000Z',
  data: { jobId: 1 },
};
const tell = ({ organizationId }: Team) =>
  tellWebhooks(server.db, { queue: server.deps.queue, organizationId, event });

const callsTo = (path: string) => calls.filter((call) => call.path === path);
const soon = { timeout: 30_000 };
/** Ten tools are written first, on a machine that may have other work. */
const tenWritten = { timeout: 50_000 };

/** Tries at once what waits for its next try; gives whether something did. */
async function hurryRetry(webhookId: number): Promise<boolean> {
  const { rows } = await server.db.execute(
    sql`update pgboss.job set start_after = now()
        where state = 'created' and start_after > now() and data ->> 'taskId' =
          (select task_id::text from webhook_endpoint where id = ${webhookId}) returning id`,
  );
  return rows.length > 0;
}

/** As if every call to the endpoint had failed for a day. */
const failForADay = (id: number) =>
  server.db.execute(
    sql`update webhook_endpoint set failures = 20, failing_since = now() - interval '25 hours'
        where id = ${id}`,
  );

const webhookOf = async (team: Team, id: number) => {
  const { body } = await team.admin.get(team.path('/webhooks'));
  return (body as unknown as WebhookEndpoint[]).find((one) => one.id === id);
};

describe('a webhook', () => {
  it('is told of each output and of the whole job, with a signature that holds', async () => {
    const team = await foundTeam(server);
    const { secret } = await addWebhook(team, '/job');
    const { organizationId } = team;
    const job = await team.admin.post('/api/jobs', {
      title: 'Welder',
      location: 'Lansing, MI',
      description: 'Weld frames of steel. $30 per hour.',
      organizationId,
    });
    const told = () =>
      callsTo('/job').map(({ body }) => (JSON.parse(body) as { type: string }).type);
    await expect
      .poll(() => told().toSorted(), tenWritten)
      .toEqual(['job.completed', ...Array<string>(10).fill('output.completed')]);
    const bodies = callsTo('/job').map(({ body, headers }) => {
      const verified = new Webhook(secret).verify(body, headers);
      return verified as { type: string; data: { jobId: number; toolType?: string } };
    });
    expect(bodies.filter(({ type }) => type === 'job.completed')).toEqual([
      expect.objectContaining({ data: { jobId: job.body.id } }),
    ]);
    const tools = bodies.flatMap(({ data }) => data.toolType ?? []);
    expect(new Set(tools).size).toBe(10);
    const ids = callsTo('/job').map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(11);
  });

  it('is tried again with the same message, and the tries can be seen', async () => {
    const team = await foundTeam(server);
    const { id } = await addWebhook(team, '/flaky');
    answers.set('/flaky', [500]);
    await tell(team);
    await expect
      .poll(() => deliveriesOf(team, id), soon)
      .toMatchObject([
        { attempts: 1, responseCode: 500, status: 'waiting', problem: 'The answer was 500.' },
      ]);
    await expect.poll(() => hurryRetry(id), soon).toBe(true);
    await expect
      .poll(() => deliveriesOf(team, id), soon)
      .toMatchObject([
        {
          event: 'job.completed',
          attempts: 2,
          responseCode: 204,
          status: 'delivered',
          problem: null,
        },
      ]);
    const ids = callsTo('/flaky').map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
  });

  it('can be sent again by hand', async () => {
    const team = await foundTeam(server);
    const { id } = await addWebhook(team, '/again');
    await tell(team);
    await expect.poll(() => callsTo('/again').length, soon).toBe(1);
    await expect
      .poll(async () => (await deliveriesOf(team, id))[0]?.status, soon)
      .toBe('delivered');
    const [delivery] = await deliveriesOf(team, id);
    const repeat = team.path(`/webhooks/${id}/deliveries/${delivery?.id}/repeat`);
    expect((await team.admin.post(repeat)).status).toBe(202);
    await expect.poll(() => callsTo('/again').length, soon).toBe(2);
    const audit = await team.admin.get(team.path('/audit'));
    expect(audit.text).toContain('webhook.repeated');
  });

  it('follows no redirect, and hears no more after 410', async () => {
    const team = await foundTeam(server);
    const { id } = await addWebhook(team, '/moved');
    answers.set('/moved', [302]);
    await tell(team);
    await expect
      .poll(() => deliveriesOf(team, id), soon)
      .toMatchObject([
        { responseCode: 302, problem: 'The answer was 302, a redirect, which is not followed.' },
      ]);
    expect(callsTo('/elsewhere')).toEqual([]);

    const gone = await addWebhook(team, '/gone');
    answers.set('/gone', [410]);
    await tell(team);
    await expect
      .poll(() => deliveriesOf(team, gone.id), soon)
      .toMatchObject([{ status: 'failed', responseCode: 410, attempts: 1 }]);
  });

  it('hears only what it asked for', async () => {
    const team = await foundTeam(server);
    const { id } = await addWebhook(team, '/failures', ['output.failed']);
    await tell(team);
    expect(await deliveriesOf(team, id)).toEqual([]);
  });

  it('keeps its secret to itself', async () => {
    const team = await foundTeam(server);
    const { secret } = await addWebhook(team, '/secret');
    expect(secret).toMatch(/^whsec_[\w+/=]{40,}$/);
    const list = await team.admin.get(team.path('/webhooks'));
    expect(list.body).toMatchObject([{ url: `${base}/secret`, events: allEvents }]);
    expect(list.text).not.toContain(secret);
    const { rows } = await server.db.execute(
      sql`select row_to_json(webhook_endpoint)::text as row from webhook_endpoint`,
    );
    expect(rows.filter(({ row }) => String(row).includes(secret))).toEqual([]);
  });

  it('goes with its deliveries, and no task of it is left behind', async () => {
    const team = await foundTeam(server);
    const { id } = await addWebhook(team, '/removed');
    expect((await team.admin.delete(team.path(`/webhooks/${id}`))).status).toBe(204);
    expect((await team.admin.get(team.path(`/webhooks/${id}/deliveries`))).status).toBe(404);
    await tell(team);
    expect(callsTo('/removed')).toEqual([]);
  });

  it('is one of at most ten', async () => {
    const team = await foundTeam(server);
    for (let count = 0; count < 10; count += 1) await addWebhook(team, `/many/${count}`);
    const refused = await team.admin.post(team.path('/webhooks'), { url: base, events: allEvents });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'An organization can have 10 webhooks. Remove one that is no longer used.',
    ]);
  });
});

describe('a webhook that fails for a day', () => {
  it('is paused, its admins are told once, and nothing is lost until it is resumed', async () => {
    const team = await foundTeam(server);
    const { id } = await addWebhook(team, '/down');
    answers.set('/down', [500, 500]);
    await tell(team);
    await expect.poll(() => deliveriesOf(team, id), soon).toMatchObject([{ attempts: 1 }]);
    expect(await webhookOf(team, id)).toMatchObject({
      failingSince: expect.any(String),
      pausedAt: null,
    });
    await failForADay(id);
    expect(await hurryRetry(id)).toBe(true);
    await expect.poll(async () => (await webhookOf(team, id))?.pausedAt, soon).toBeTruthy();

    const mail = await server.mailTo(team.admin.email, /webhook/);
    expect(mail.text).toContain('has failed for a day');
    expect(mail.text).toContain('127.0.0.1');

    await tell(team);
    expect(await deliveriesOf(team, id)).toMatchObject([
      { status: 'waiting', attempts: 0 },
      { status: 'waiting', attempts: 2 },
    ]);
    expect(await hurryRetry(id)).toBe(false);
    const [delivery] = await deliveriesOf(team, id);
    const repeat = team.path(`/webhooks/${id}/deliveries/${delivery?.id}/repeat`);
    const refused = await team.admin.post(repeat);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This webhook is paused. Resume it to send what waits.',
    ]);
    expect(callsTo('/down')).toHaveLength(2);

    const resumed = await team.admin.post(team.path(`/webhooks/${id}/resume`));
    expect([resumed.status, resumed.body.pausedAt]).toEqual([200, null]);
    await expect
      .poll(() => deliveriesOf(team, id), soon)
      .toMatchObject([{ status: 'delivered' }, { status: 'delivered' }]);
    expect(server.mails.filter(({ subject }) => /webhook/.test(subject))).toHaveLength(1);
    expect((await team.admin.get(team.path('/audit'))).text).toContain('webhook.resumed');
  });

  it('is not paused for one message that is refused while others arrive', async () => {
    const team = await foundTeam(server);
    const { id } = await addWebhook(team, '/picky');
    answers.set('/picky', [500]);
    await tell(team);
    await expect.poll(() => deliveriesOf(team, id), soon).toMatchObject([{ attempts: 1 }]);
    await failForADay(id);
    await tell(team);
    await hurryRetry(id);
    await expect.poll(async () => (await webhookOf(team, id))?.failingSince, soon).toBeNull();
    expect(await webhookOf(team, id)).toMatchObject({ pausedAt: null });
  });
});

it('gives a webhook whose task is gone another one', async () => {
  const team = await foundTeam(server);
  const { id } = await addWebhook(team, '/stranded');
  answers.set('/stranded', [500]);
  await tell(team);
  await expect.poll(() => deliveriesOf(team, id), soon).toMatchObject([{ attempts: 1 }]);
  await server.db.execute(
    sql`delete from pgboss.job where data ->> 'taskId' =
        (select task_id::text from webhook_endpoint where id = ${id})`,
  );
  await reap(server.taskContext);
  await expect.poll(() => hurryRetry(id), soon).toBe(true);
  await expect
    .poll(() => deliveriesOf(team, id), soon)
    .toMatchObject([{ attempts: 2, status: 'delivered' }]);
});

it.each([
  [{ url: '', events: ['job.completed'] }, /Please enter an address such as/],
  [{ url: 'ftp://example.com', events: ['job.completed'] }, /Please enter an address such as/],
  [{ url: 'https://user:word@example.com', events: ['job.completed'] }, /must not hold a name/],
  [{ url: 'https://example.com', events: [] }, /choose at least one event/],
  [{ url: 'https://example.com', events: ['job.deleted'] }, /choose events from the list/],
])('refuses %j', async (body, sentence) => {
  const team = await foundTeam(server);
  const reply = await team.admin.post(team.path('/webhooks'), body);
  expect(reply.status).toBe(400);
  expect(reply.body.message).toMatch(sentence);
});

it('refuses addresses of this network, at first and at every call', async () => {
  const strict = await startTestApp({}, { database: server.deps.database, takesTasks: false });
  const team = await foundTeam(strict);
  for (const url of [
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://[::127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
  ]) {
    const reply = await team.admin.post(team.path('/webhooks'), { url, events: ['job.completed'] });
    expect([reply.status, reply.body.message]).toEqual([
      422,
      'This address leads into a private network, which is not allowed.',
    ]);
  }
  await strict.close();
});

it('lets the last two outputs of a job wait for each other', async () => {
  const order: string[] = [];
  const end = (name: string, ms: number) =>
    server.db.transaction(async (tx) => {
      await waitForSiblings(tx, 77);
      order.push(`${name} in`);
      await new Promise((done) => {
        setTimeout(done, ms);
      });
      order.push(`${name} out`);
    });
  await Promise.all([end('first', 50), end('second', 1)]);
  expect(order.map((step) => step.split(' ')[1])).toEqual(['in', 'out', 'in', 'out']);
});
