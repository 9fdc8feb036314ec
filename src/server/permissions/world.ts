import { sql } from 'drizzle-orm';
import type { TestApp } from '../testing/test-app.ts';
import type { Visitor } from '../testing/visitor.ts';
import { forgedToken, type CallerName, type Named } from './callers.ts';
import { plantOrganization } from './world.rows.ts';

const signedInNames = [
  'expired',
  'stranger',
  'removed',
  'other',
  'viewer',
  'recruiter',
  'admin',
] as const;
type SignedInName = (typeof signedInNames)[number];

export interface People {
  visitors: Record<SignedInName, Visitor>;
  /** A member who is there to be managed, and somebody of a third organization. */
  colleague: Visitor;
  third: Visitor;
  otherKey: string;
}

/** The people of the matrix with their sessions; `other` has an organization of their own with a key. */
export async function gatherPeople(server: TestApp): Promise<People> {
  const signUp = () => server.visitor().signUp();
  const entries: [SignedInName, Visitor][] = [];
  for (const name of signedInNames) entries.push([name, await signUp()]);
  const visitors = Object.fromEntries(entries) as Record<SignedInName, Visitor>;
  await server.db.execute(
    sql`update session set expires_at = now() - interval '1 second'
        where user_id = (select id from "user" where email = ${visitors.expired.email})`,
  );
  const { key } = await plantOrganization(server, {
    name: 'Other',
    members: [{ email: visitors.other.email, role: 'admin' }],
    invited: ['invited-by-other@example.test'],
  });
  return { visitors, colleague: await signUp(), third: await signUp(), otherKey: key };
}

export interface World {
  /** Things of the organization that viewer, recruiter, admin and key belong to. */
  own: Named;
  /** Things of an organization that no caller belongs to. */
  foreign: Named;
  headers: Record<CallerName, Record<string, string>>;
  emails: Partial<Record<CallerName, string>>;
}

let count = 0;

export async function plantWorld(server: TestApp, people: People): Promise<World> {
  count += 1;
  const { visitors, colleague, third } = people;
  const own = await plantOrganization(server, {
    name: `Own ${count}`,
    members: [
      { email: visitors.admin.email, role: 'admin' },
      { email: colleague.email, role: 'recruiter' },
      { email: visitors.recruiter.email, role: 'recruiter' },
      { email: visitors.viewer.email, role: 'viewer' },
      { email: visitors.expired.email, role: 'admin' },
      { email: visitors.removed.email, role: 'recruiter' },
    ],
    invited: [
      `invited-${count}@example.test`,
      ...Object.values(visitors).map(({ email }) => email),
    ],
  });
  const removed = own.members.find(({ email }) => email === visitors.removed.email);
  const removal = await visitors.admin.delete(
    `/api/organizations/${own.organizationId}/members/${removed?.membershipId}`,
  );
  if (removal.status !== 204) throw new Error(`The removal answered ${removal.status}.`);

  // Planted last: a cursor taken from its log is behind every row of the own log.
  const foreign = await plantOrganization(server, {
    name: `Foreign ${count}`,
    members: [{ email: third.email, role: 'admin' }],
    invited: [`foreign-${count}@example.test`],
  });

  return {
    own: name(own, 1, (caller) => {
      const email = isSignedIn(caller) ? visitors[caller].email : undefined;
      const addressed = own.invitations.find((row) => row.email === email);
      return server.deps.invitationTokens.issue(
        addressed ?? own.invitations[0] ?? { id: 0, nonce: '' },
      );
    }),
    foreign: {
      ...name(foreign, 0, () => forgedToken(foreign.invitations[0]?.id ?? 0)),
      // Whoever had the real one might use it.
      linkToken: 'B'.repeat(43),
    },
    headers: headersOf(people, own.key),
    emails: Object.fromEntries(Object.entries(visitors).map(([who, { email }]) => [who, email])),
  };
}

type Planted = Awaited<ReturnType<typeof plantOrganization>>;

function name(planted: Planted, member: number, tokenFor: Named['tokenFor']): Named {
  return {
    ...planted,
    membershipId: planted.members[member]?.membershipId ?? 0,
    userId: planted.members[member]?.userId ?? '',
    email: planted.members[member]?.email ?? '',
    invitationId: planted.invitations[0]?.id ?? 0,
    tokenFor,
  };
}

const isSignedIn = (caller: CallerName): caller is SignedInName =>
  signedInNames.some((name) => name === caller);

function headersOf({ visitors, otherKey }: People, key: string): World['headers'] {
  const session = (name: SignedInName) => ({ cookie: visitors[name].cookieHeader });
  return {
    nobody: {},
    expired: session('expired'),
    stranger: session('stranger'),
    removed: session('removed'),
    other: session('other'),
    otherKey: { authorization: `Bearer ${otherKey}` },
    key: { authorization: `Bearer ${key}` },
    viewer: session('viewer'),
    recruiter: session('recruiter'),
    admin: session('admin'),
  };
}
