import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { ask } from './ask.ts';
import { absent, callerNames, type CallerName, type Named } from './callers.ts';
import { matrix } from './matrix.ts';
import type { Cells, Row } from './read-table.ts';
import { requests } from './requests.ts';
import { gatherPeople, plantWorld, type People, type World } from './world.ts';

let server: TestApp;
let people: People;
let shared: World;

beforeAll(async () => {
  // Nobody takes up what is queued: who may ask is not a matter of what gets written then.
  // Nor of how often: the same people make every call.
  server = await startTestApp({ BUDGET_FACTOR: '1000' }, { takesTasks: false });
  people = await gatherPeople(server);
  shared = await plantWorld(server, people);
});
afterAll(() => server.close());

const titled = (rows: Row[]) => rows.map((row) => [row.title, row] as const);
const isRead = ({ route }: Row) => route.startsWith('GET ');

async function askEveryone(status: (caller: CallerName) => Promise<number>): Promise<Cells> {
  const found: [CallerName, number][] = [];
  for (const caller of callerNames) found.push([caller, await status(caller)]);
  return Object.fromEntries(found) as Cells;
}

/** What succeeds may change something, so it happens in a world of its own. */
async function worldFor(row: Row, caller: CallerName): Promise<World> {
  const isOfOrganization = /\/api\/(?:organizations|jobs|outputs|webhooks)/.test(row.route);
  const changes = !isRead(row) && isOfOrganization && row.own[caller] < 400;
  return changes ? plantWorld(server, people) : shared;
}

describe('the matrix', () => {
  // HEAD answers as GET does without the body; what is outside /api is the web app's own files.
  const ours = (route: string) => !route.startsWith('HEAD ') && route.includes(' /api/');

  it('has every registered route, and no other', () => {
    const registered = server.routes.filter(ours);
    const listed = matrix.map(({ route }) => route);
    expect(registered.filter((route) => !listed.includes(route))).toEqual([]);
    expect(listed.filter((route) => !registered.includes(route))).toEqual([]);
  });

  it('leaves out nothing but files that anybody may read', () => {
    const others = server.routes.filter((route) => !route.includes(' /api/'));
    expect(others.filter((route) => !/^(?:GET|HEAD) /.test(route))).toEqual([]);
  });

  it('says for everything a path names what foreign and absent answer', () => {
    const inPath = matrix.filter(({ route }) => route.includes('/:id'));
    expect(inPath.filter(({ elsewhere }) => !elsewhere)).toEqual([]);
    const belowIt = matrix.filter(({ route }) => /\/:id\/.*:/.test(route));
    expect(belowIt.filter(({ within }) => !within)).toEqual([]);
  });

  it('has a line for every request that is described', () => {
    const titles = new Set(matrix.map(({ title }) => title));
    expect(titles.size).toBe(matrix.length);
    expect(Object.keys(requests).filter((title) => !titles.has(title))).toEqual([]);
  });
});

// Before anybody does what is allowed: downloads are audited, and a foreign cursor lies behind the whole log.
describe.each(['elsewhere', 'within'] as const)('%s, foreign and absent alike', (place) => {
  it.each(titled(matrix.filter((row) => row[place])))('%s', async (_, row) => {
    const found = await askEveryone(async (caller) => {
      const path = (named: Named) => (place === 'within' ? shared.own : named);
      const about = (named: Named) =>
        ask(server, { row, world: shared, caller, named, path: path(named) });
      const foreign = await about(shared.foreign);
      const none = await about(absent);
      expect([caller, foreign.status, foreign.answer]).toEqual([caller, none.status, none.answer]);
      return foreign.status;
    });
    expect(found).toEqual(row[place]);
  });
});

describe('who may', () => {
  it.each(titled(matrix))(
    '%s',
    async (title, row) => {
      const spent = requests[title]?.spends && (await gatherPeople(server));
      const spentWorld = spent && (await plantWorld(server, spent));
      const found = await askEveryone(async (caller) => {
        const world = spentWorld ?? (await worldFor(row, caller));
        const { status } = await ask(server, {
          row,
          world,
          caller,
          path: world.own,
          named: world.own,
        });
        return status;
      });
      expect(found).toEqual(row.own);
    },
    120_000,
  );
});

describe('an extra field is refused', () => {
  // Signing out is handed to better-auth, which reads nothing from the body.
  // What is added to a webhook is a note for the writer.
  const takesAnything = ({ route }: Row) =>
    route === 'POST /api/auth/sign-out' || route.startsWith('POST /api/webhooks/');
  const rows = matrix.filter((row) => !isRead(row) && !takesAnything(row));

  it.each(titled(rows))('%s', async (title, row) => {
    const { own, foreign } = shared;
    const question = { row, world: shared, caller: 'admin', path: own, named: own } as const;
    const extras = {
      role: 'admin',
      organizationId: foreign.organizationId,
      userId: foreign.userId,
    };
    const taken = title.includes('/members/:membershipId') && title.startsWith('PATCH');
    for (const [field, value] of Object.entries(extras)) {
      // Two calls do take a role.
      if (field === 'role' && (taken || title.endsWith('/invite'))) continue;
      // And one names the organization that the job is for.
      if (field === 'organizationId' && title === 'POST /api/jobs') continue;
      const { status, answer } = await ask(server, { ...question, extra: { [field]: value } });
      expect([field, status]).toEqual([field, 400]);
      expect(answer).toContain(field);
    }
  });
});
