import type { ApiKey, Member } from '#shared/organization.ts';
import type { AuditAction, AuditEntry, AuditFilter } from '#shared/audit.ts';

/** What the person has chosen; empty means anything. Days are those of their own clock. */
export interface AuditChoice {
  action: AuditAction | '';
  actor: string;
  fromDay: string;
  toDay: string;
}

export const anything: AuditChoice = { action: '', actor: '', fromDay: '', toDay: '' };

export function isFiltered(choice: AuditChoice): boolean {
  return Object.values(choice).some((value) => value !== '');
}

/** The server's filter: whole days, from the first moment of one to the last moment of the other. */
export function toAuditFilter({ action, actor, fromDay, toDay }: AuditChoice): AuditFilter {
  return {
    action: action || undefined,
    actor: actor || undefined,
    from: startOfDay(fromDay),
    to: startOfDay(toDay, 1),
  };
}

function startOfDay(day: string, daysLater = 0): string | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return undefined;
  const start = new Date(year, month - 1, date + daysLater);
  // The constructor takes years below 100 for those of the last century.
  start.setFullYear(year);
  return start.toISOString();
}

export function toSearch(filter: AuditFilter & { cursor?: string }): string {
  const given = Object.entries(filter).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

interface KnownActors {
  members: readonly Member[];
  keys: readonly ApiKey[];
  /** Of these, people who have left are known by name too. */
  entries: readonly AuditEntry[];
  chosen: string;
}

export function listActors({ members, keys, entries, chosen }: KnownActors) {
  const names = new Map([
    ...(chosen ? [[chosen, 'Somebody who left'] as const] : []),
    ...entries.map(({ actor }) => [actor.id, actorName(actor)] as const),
    ...members.map(({ userId, name }) => [userId, name] as const),
    ...keys.map(({ id, name }) => [`api-key:${id}`, `API key ${name}`] as const),
  ]);
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

export function actorName({ kind, name }: AuditEntry['actor']): string {
  if (kind === 'api-key') return name ? `API key ${name}` : 'An API key';
  if (kind === 'answer-link') return name ? `${name} (by link)` : 'Somebody with a link';
  return name ?? 'Deleted account';
}
