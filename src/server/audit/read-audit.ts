import type { AuditEntry, AuditFilter, AuditPage } from '#shared/audit.ts';
import type { Db } from '../db/database.ts';
import type { Membership } from '../organizations/memberships.rows.ts';
import { selectAudit, type AuditRow } from './audit.rows.ts';
import { byteOrderMark, csvLine } from './csv.ts';

const pageLength = 50;
const csvPageLength = 1000;

interface PageQuery {
  filter: AuditFilter;
  cursor: string | undefined;
}

export async function readAuditPage(
  db: Db,
  membership: Membership,
  { filter, cursor }: PageQuery,
): Promise<AuditPage> {
  const before = cursor === undefined ? undefined : Number(cursor);
  const rows = await selectAudit(db, membership, { filter, before, limit: pageLength + 1 });
  const entries = rows.slice(0, pageLength).map(present);
  const last = rows.length > pageLength ? entries.at(-1) : undefined;
  return { entries, nextCursor: last ? String(last.id) : null };
}

const csvColumns = [
  'Time',
  'Action',
  'Actor',
  'Actor kind',
  'Actor id',
  'Session',
  'Target type',
  'Target id',
  'Subject',
  'Details',
];

/** Page by page, so that a long log is never in memory at once. */
export async function* auditCsv(
  db: Db,
  membership: Membership,
  filter: AuditFilter,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(csvColumns);
  let before: number | undefined;
  do {
    const rows = await selectAudit(db, membership, { filter, before, limit: csvPageLength });
    if (rows.length > 0) yield rows.map((row) => csvLine(csvCells(present(row)))).join('');
    before = rows.length === csvPageLength ? rows.at(-1)?.entry.id : undefined;
  } while (before !== undefined);
}

function csvCells(entry: AuditEntry): string[] {
  return [
    entry.at,
    entry.action,
    entry.actor.name ?? '',
    entry.actor.kind,
    entry.actor.id,
    entry.sessionId ?? '',
    entry.targetType,
    entry.targetId,
    entry.subject ?? '',
    JSON.stringify(entry.details),
  ];
}

function present(row: AuditRow): AuditEntry {
  const { entry, subjectName, invitedEmail, askedName } = row;
  const { id, at, action, sessionId, targetType, targetId, details } = entry;
  const named = [details.name, details.title].find((value) => typeof value === 'string');
  return {
    id,
    at: at.toISOString(),
    action,
    actor: presentActor(row),
    sessionId,
    targetType,
    targetId,
    subject: subjectName ?? invitedEmail ?? askedName ?? named ?? null,
    details,
  };
}

function presentActor({ entry, actorName, keyName, linkName }: AuditRow): AuditEntry['actor'] {
  const { actorUserId, actorApiKeyId, actorLinkId } = entry;
  if (actorUserId !== null) return { kind: 'person', id: actorUserId, name: actorName };
  return actorLinkId === null
    ? { kind: 'api-key', id: `api-key:${actorApiKeyId}`, name: keyName }
    : { kind: 'answer-link', id: `answer-link:${actorLinkId}`, name: linkName };
}
