import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry, AuditPage } from '#shared/audit.ts';
import { addMember, foundTeam, membershipIdOf, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function readAudit({ admin, path }: Team, query: Record<string, string> = {}) {
  const reply = await admin.get(path(`/audit?${new URLSearchParams(query).toString()}`));
  expect(reply.status).toBe(200);
  return reply.body as unknown as AuditPage;
}

const actions = (entries: AuditEntry[]) => entries.map(({ action }) => action);

/** A team in which everything that is written down has happened once. */
async function busyTeam() {
  const team = await foundTeam(server, 'Busy');
  const { admin, path } = team;
  await admin.patch(path(), { description: 'New', website: '' });
  await admin.patch(path(), { description: 'New' });
  const recruiter = await addMember(server, team);
  const leaver = await addMember(server, team);
  const sent = await admin.post(path('/invite'), { email: 'late@example.test' });
  await admin.post(path(`/invitations/${Number(sent.body.id)}/resend`));
  await admin.delete(path(`/invitations/${Number(sent.body.id)}`));
  const key = await admin.post(path('/api-keys'), { name: '=ATS()' });
  await admin.delete(path(`/api-keys/${Number(key.body.id)}`));
  const id = await membershipIdOf(team, recruiter);
  await admin.patch(path(`/members/${id}`), { role: 'admin' });
  await admin.delete(path(`/members/${id}`));
  await leaver.post(path('/leave'));
  return { team, recruiter, leaver };
}

describe('the audit log', () => {
  it('holds every change, newest first, with who did it to whom and from which session', async () => {
    const { team, recruiter, leaver } = await busyTeam();
    const { entries, nextCursor } = await readAudit(team);
    expect(nextCursor).toBeNull();
    expect(actions(entries)).toEqual([
      'membership.left',
      'membership.removed',
      'membership.role-changed',
      'api-key.revoked',
      'api-key.created',
      'invitation.cancelled',
      'invitation.resent',
      'invitation.sent',
      'membership.joined',
      'invitation.sent',
      'membership.joined',
      'invitation.sent',
      'organization.updated',
      'organization.created',
    ]);
    const [left, removed, changed, revoked] = entries;
    const profileOf = async (email: string) =>
      (await server.db.execute(sql`select id, name from "user" where email = ${email}`)).rows[0];
    const leaving = await profileOf(leaver.email);
    expect(left).toMatchObject({
      actor: { kind: 'person', id: leaving?.id, name: leaving?.name },
      targetType: 'membership',
      subject: leaving?.name,
    });
    expect(removed).toMatchObject({ subject: (await profileOf(recruiter.email))?.name });
    expect(changed).toMatchObject({ details: { from: 'recruiter', to: 'admin' } });
    expect(revoked).toMatchObject({ subject: '=ATS()', targetType: 'api-key' });
    expect(entries[7]).toMatchObject({ subject: 'late@example.test' });
    expect(entries[12]).toMatchObject({
      details: { changed: { description: { from: null, to: 'New' } } },
    });
    const session = await team.admin.get('/api/auth/get-session');
    expect(removed?.sessionId).toBe((session.body.session as { id: string }).id);
  });

  it('is filtered by action, actor and time', async () => {
    const { team } = await busyTeam();
    const { entries } = await readAudit(team);
    const [left] = entries;
    expect(actions((await readAudit(team, { action: 'api-key.created' })).entries)).toEqual([
      'api-key.created',
    ]);
    expect(actions((await readAudit(team, { actor: left?.actor.id ?? '' })).entries)).toEqual([
      'membership.left',
      'membership.joined',
    ]);
    expect((await readAudit(team, { actor: 'api-key:1' })).entries).toEqual([]);
    const future = new Date(Date.now() + 60_000).toISOString();
    expect((await readAudit(team, { from: future })).entries).toEqual([]);
    expect((await readAudit(team, { to: future })).entries).toHaveLength(entries.length);
    const refused = await team.admin.get(team.path('/audit?action=everything'));
    expect(refused.status).toBe(400);
  });

  it('is read in pages without gaps or repeats', async () => {
    const team = await foundTeam(server);
    await server.db.execute(
      sql`insert into audit_log (organization_id, action, target_type, target_id, actor_user_id)
          select ${team.organizationId}, 'organization.updated', 'organization', '1', 'somebody'
          from generate_series(1, 120)`,
    );
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page: AuditPage = await readAudit(team, cursor ? { cursor } : {});
      expect(page.entries.length).toBeLessThanOrEqual(50);
      seen.push(...page.entries.map(({ id }) => id));
      ({ nextCursor: cursor } = page);
    } while (cursor);
    expect(seen).toHaveLength(121);
    expect(new Set(seen).size).toBe(121);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  });

  it('is downloaded as a file in which nothing can run', async () => {
    const { team } = await busyTeam();
    const reply = await team.admin.get(team.path('/audit.csv'));
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toContain('requisite-audit-log.csv');
    const lines = reply.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(15);
    expect(lines[0]).toContain('"Time","Action","Actor"');
    expect(lines.filter((line) => line.includes(`"'=ATS()"`))).toHaveLength(2);
    const filtered = await team.admin.get(team.path('/audit.csv?action=organization.created'));
    expect(filtered.text.trimEnd().split('\r\n')).toHaveLength(2);
  });
});

describe('a row of the audit log', () => {
  it.each([
    ['changed', sql`update audit_log set action = 'organization.created'`],
    ['deleted', sql`delete from audit_log`],
    ['emptied away', sql`truncate audit_log`],
  ])('cannot be %s', async (_, statement) => {
    const team = await foundTeam(server);
    const failure = await server.db.execute(statement).catch((error: Error) => error.cause);
    expect(String(failure)).toContain('audit_log is append-only');
    expect((await readAudit(team)).entries).toHaveLength(1);
  });

  it('goes only together with its organization', async () => {
    const kept = await foundTeam(server, 'Kept');
    const gone = await foundTeam(server, 'Gone');
    expect((await gone.admin.delete(gone.path(), { name: 'Gone' })).status).toBe(204);
    const { rows } = await server.db.execute(
      sql`select organization_id from audit_log where organization_id in (${kept.organizationId}, ${gone.organizationId})`,
    );
    expect(rows).toEqual([{ organization_id: kept.organizationId }]);
  });
});
