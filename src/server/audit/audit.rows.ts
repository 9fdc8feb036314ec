import { and, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditFilter, AuditTargetType } from '#shared/audit.ts';
import type { Person } from '../auth/session.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/schema/accounts.ts';
import { auditLog } from '../db/schema/audit.ts';
import { answerLink } from '../db/schema/answers.ts';
import { apiKey, invitation } from '../db/schema/organizations.ts';
import type { Caller } from '../organizations/caller.ts';
import type { Membership } from '../organizations/memberships.rows.ts';

export interface AuditRecord {
  action: AuditAction;
  targetType: AuditTargetType;
  targetId: number | string;
  /** Never a name or an address of a person: those are looked up by id when the log is read. */
  details?: Record<string, unknown>;
}

/** Written in the transaction of the change itself, so that neither exists without the other. */
export async function recordAudit(tx: Db, caller: Caller, record: AuditRecord): Promise<void> {
  const { membership, actor } = caller;
  await tx.insert(auditLog).values({
    organizationId: membership.organizationId,
    ...(actor.kind === 'person'
      ? { actorUserId: actor.userId, sessionId: actor.sessionId }
      : { actorApiKeyId: actor.apiKeyId }),
    ...record,
    targetId: String(record.targetId),
  });
}

const actorLink = alias(answerLink, 'actor_link');
const subjectLink = alias(answerLink, 'subject_link');
const actorPerson = alias(user, 'actor_person');
const subjectPerson = alias(user, 'subject_person');

export interface AuditSelection {
  filter: AuditFilter;
  /** Only rows older than this one. */
  before: number | undefined;
  limit: number;
}

/** Newest first, with the names that people and keys have today. */
export function selectAudit(
  db: Db,
  membership: Membership,
  { filter, before, limit }: AuditSelection,
) {
  return db
    .select({
      entry: auditLog,
      actorName: actorPerson.name,
      keyName: apiKey.name,
      linkName: actorLink.name,
      askedName: subjectLink.name,
      subjectName: subjectPerson.name,
      invitedEmail: invitation.email,
    })
    .from(auditLog)
    .leftJoin(actorPerson, eq(actorPerson.id, auditLog.actorUserId))
    .leftJoin(apiKey, eq(apiKey.id, auditLog.actorApiKeyId))
    .leftJoin(actorLink, eq(actorLink.id, auditLog.actorLinkId))
    .leftJoin(
      subjectLink,
      sql`${subjectLink.id} = case when ${auditLog.targetType} = 'answer-link' then ${auditLog.targetId}::int end`,
    )
    .leftJoin(subjectPerson, eq(subjectPerson.id, sql`${auditLog.details} ->> 'userId'`))
    .leftJoin(
      invitation,
      sql`${invitation.id} = case when ${auditLog.targetType} = 'invitation' then ${auditLog.targetId}::int end`,
    )
    .where(
      and(
        eq(auditLog.organizationId, membership.organizationId),
        before === undefined ? undefined : lt(auditLog.id, before),
        ...conditions(filter),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

export type AuditRow = Awaited<ReturnType<typeof selectAudit>>[number];

function conditions({ action, actor, from, to }: AuditFilter): (SQL | undefined)[] {
  return [
    action && eq(auditLog.action, action),
    actor === undefined ? undefined : actorIs(actor),
    from === undefined ? undefined : gte(auditLog.at, new Date(from)),
    to === undefined ? undefined : lt(auditLog.at, new Date(to)),
  ];
}

function actorIs(actor: string): SQL {
  const [, kind, id] = /^(api-key|answer-link):(\d{1,9})$/.exec(actor) ?? [];
  if (id === undefined) return eq(auditLog.actorUserId, actor);
  return eq(kind === 'api-key' ? auditLog.actorApiKeyId : auditLog.actorLinkId, Number(id));
}

/** For a person's own copy of their data: what they did, without what others wrote. */
export async function listOwnActions(db: Db, person: Person) {
  return db
    .select({
      at: auditLog.at,
      organizationId: auditLog.organizationId,
      action: auditLog.action,
      targetType: auditLog.targetType,
      targetId: auditLog.targetId,
    })
    .from(auditLog)
    .where(eq(auditLog.actorUserId, person.userId))
    .orderBy(desc(auditLog.id));
}
