import { afterAll, beforeAll, expect, it } from 'vitest';
import { isThorough, shareOf } from '#shared/testing/cases-of.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { matrix } from './matrix.ts';
import type { Row } from './read-table.ts';
import { requests } from './requests.ts';
import { gatherPeople, plantWorld, type World } from './world.ts';

/**
 * Whatever a field of a call holds, the answer is never a fault of ours. Every field that the
 * description of the API knows is tried, in paths, queries and bodies.
 */

let server: TestApp;
let world: World;

beforeAll(async () => {
  server = await startTestApp({ BUDGET_FACTOR: '1000' }, { takesTasks: false });
  world = await plantWorld(server, await gatherPeople(server));
});
afterAll(() => server.close());

const hostileTexts = ['a\0b', 'a\ud800b', '\udc00', '🔥'.repeat(300)];
const hostileNumbers = [99_999_999_999, -99_999_999_999, 2_147_483_648, 9e15, 1.5, -1, 1e300];
const hostileDates = [
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-23:59',
  '0001-01-01T00:00:00+23:59',
];
const hostileWords = [...hostileTexts, ...hostileNumbers.map(String), ...hostileDates, '', '%00'];
const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const hostileCursors = [
  cursor({ id: 99_999_999_999, title: '' }),
  cursor({ id: 1, title: 'a\0b' }),
  cursor({ id: 1, title: 'a\ud800b' }),
];
/** Stands in a body for what is nested deeper than a program can follow; JSON cannot be written that deep. */
const deep = 'the depth';
const depth = 20_000;
const writeBody = (body: object) =>
  JSON.stringify(body).replace(`"${deep}"`, '['.repeat(depth) + ']'.repeat(depth));

interface Described {
  parameters?: { name: string; in: string }[];
  requestBody?: { content?: Record<string, { schema?: { properties?: object } }> };
}

/** What the description of the API says about a route. */
function describe(row: Row): Described {
  const [method = '', path = ''] = row.route.split(' ');
  const paths = server.app.swagger().paths as Record<string, Record<string, Described>>;
  return paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] ?? {};
}

interface Call {
  what: string;
  url?: string;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

function listCalls(row: Row): Call[] {
  const sending = {
    path: world.own,
    named: world.own,
    caller: 'admin' as const,
    email: world.emails.admin ?? '',
    unique: 'hostile@example.test',
  };
  const recipe = requests[row.title];
  const query = recipe?.query?.(sending) ?? {};
  const body = recipe?.body?.(sending);
  const { parameters = [], requestBody } = describe(row);
  const pattern = row.route.split(' ')[1] ?? '';
  const calls: Call[] = [];
  for (const [param] of pattern.matchAll(/:\w+/g)) {
    for (const value of hostileWords) {
      const url = pattern.replace(param, encodeURIComponent(value.toWellFormed()));
      calls.push({ what: `${param} ${value.slice(0, 30)}`, url, query, ...(body ? { body } : {}) });
    }
  }
  for (const { name } of parameters.filter((parameter) => parameter.in === 'query')) {
    for (const value of [...hostileWords, ...hostileCursors]) {
      const hostile = { ...query, [name]: value.toWellFormed() };
      calls.push({
        what: `${name}=${value.slice(0, 30)}`,
        query: hostile,
        ...(body ? { body } : {}),
      });
    }
  }
  const properties = requestBody?.content?.['application/json']?.schema?.properties ?? {};
  const notes = pattern.startsWith('/api/webhooks/') ? ['note'] : [];
  for (const name of new Set([...Object.keys({ ...properties, ...body }), ...notes])) {
    const values = [
      ...hostileTexts,
      ...hostileNumbers,
      ...hostileTexts.map((text) => [text]),
      deep,
    ];
    for (const value of [...values, hostileTexts.map((text) => ({ [text]: text }))]) {
      const what = `${name}: ${typeof value === 'object' ? 'nested' : JSON.stringify(value).slice(0, 30)}`;
      calls.push({ what, query, body: { ...body, [name]: value } });
    }
  }
  return calls;
}

async function answer(row: Row, { url, query, body }: Call) {
  const own: Record<string, number | string> = {
    ':id': world.own.organizationId,
    ':membershipId': world.own.membershipId,
    ':invitationId': world.own.invitationId,
    ':keyId': world.own.keyId,
    ':webhookId': world.own.webhookId,
    ':deliveryId': world.own.deliveryId,
    ':jobId': world.own.jobId,
    ':toolType': 'marketIntel',
    ':outputId': world.own.outputId,
    ':key': world.own.questionKey,
    ':answerId': world.own.answerId,
    ':linkId': world.own.linkId,
    ':token': world.own.linkToken,
    ':version': 1,
    ':provider': 'google',
  };
  const [method, pattern = ''] = row.route.split(' ');
  const response = await server.app.inject({
    method: method as 'GET',
    url: (url ?? pattern).replaceAll(/:[a-z]\w+/gi, (param) => String(own[param])),
    query: query ?? {},
    headers: {
      origin: server.deps.env.ORIGINS[0],
      ...world.headers.admin,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { payload: writeBody(body) } : {}),
  });
  return { status: response.statusCode, text: response.payload };
}

/** Lines that differ in what they send, and calls that differ in their name only, are for the long run. */
const isAlike = ({ title, route }: Row) =>
  title.includes('(') || /^POST \/api\/webhooks\/(?!intake)/.test(route);

const rows = matrix.filter((row) => {
  const { isEndless, isForm, spends } = requests[row.title] ?? {};
  return !isEndless && !isForm && !spends && (isThorough() || !isAlike(row));
});

it.each(rows.map((row) => [row.title, row] as const))(
  '%s',
  async (_, row) => {
    const faults: string[] = [];
    for (const call of shareOf(listCalls(row), 3)) {
      const { status, text } = await answer(row, call);
      if (status >= 500) faults.push(`${call.what}: ${status} ${text.slice(0, 100)}`);
    }
    expect(faults).toEqual([]);
  },
  120_000,
);
