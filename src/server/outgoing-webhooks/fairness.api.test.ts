import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { tellWebhooks } from './tell-webhooks.ts';

let server: TestApp;
let receiver: Server;
let base: string;
const calls: string[] = [];
/** Calls that are open, by path. */
const open = new Map<string, number>();
let mostAtOnce = 0;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const path = request.url ?? '';
    calls.push(path);
    const atOnce = (open.get(path) ?? 0) + 1;
    open.set(path, atOnce);
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    response.on('close', () => open.set(path, (open.get(path) ?? 1) - 1));
    // Whoever hangs takes the call and says nothing.
    if (!path.startsWith('/hangs')) response.writeHead(204).end();
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  server = await startTestApp({ ALLOW_PRIVATE_WEBHOOKS: 'true' });
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await server.close();
});

async function addWebhook(team: Team, path: string) {
  const url = `${base}${path}`;
  const reply = await team.admin.post(team.path('/webhooks'), { url, events: ['job.completed'] });
  expect(reply.status).toBe(201);
}

const event = {
  type: 'job.completed' as const,
  timestamp: '2026-11-15T00:00:00.000Z',
  data: { jobId: 1 },
};

const tell = ({ organizationId }: Team) =>
  server.db.transaction((tx) =>
    tellWebhooks(tx, { queue: server.deps.queue, organizationId, event }),
  );

const hung = () => calls.filter((path) => path.startsWith('/hangs')).length;

it.each([
  { name: 'of one organization', organizations: 1, each: 10 },
  { name: 'of ten organizations', organizations: 10, each: 1 },
])(
  'nobody waits for ten receivers $name that hang',
  async ({ name, organizations, each }) => {
    const other = await foundTeam(server);
    await addWebhook(other, `/answers/${name}`);
    for (let number = 0; number < organizations; number += 1) {
      const team = await foundTeam(server);
      for (let path = 0; path < each; path += 1) {
        await addWebhook(team, `/hangs/${name}/${number}/${path}`);
      }
      for (let count = 0; count < 11; count += 1) await tell(team);
    }
    const before = hung();
    await tell(other);
    await expect
      .poll(() => calls.includes(encodeURI(`/answers/${name}`)), { timeout: 60_000 })
      .toBe(true);

    // 110 messages wait for those that hang; each may have been tried once while the other waited.
    expect(hung() - before).toBeLessThanOrEqual(10);
    expect(mostAtOnce).toBe(1);
  },
  120_000,
);
