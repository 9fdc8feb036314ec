import type { AuditEntry } from '#shared/audit.ts';
import { formatExactTime } from '#ui/relative-time.ts';
import { Table, Td, Th } from '#ui/table.tsx';

import { actorName } from './audit-filter.ts';
import { describeEntry, listChanges } from './describe-entry.ts';

const moment = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const thisYear = new Intl.DateTimeFormat('en-US', moment);
const anyYear = new Intl.DateTimeFormat('en-US', { year: 'numeric', ...moment });

function formatMoment(at: Date): string {
  return (at.getFullYear() === new Date().getFullYear() ? thisYear : anyYear).format(at);
}

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Table label="Audit log">
      <thead>
        <tr>
          <Th>When</Th>
          <Th>Who</Th>
          <Th>What</Th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </Table>
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const at = new Date(entry.at);
  return (
    <tr>
      <Td className="tabular w-20 text-ink-faint sm:w-40">
        <time dateTime={entry.at} title={formatExactTime(at)}>
          {formatMoment(at)}
        </time>
      </Td>
      <Td className="w-24 font-medium wrap-anywhere sm:w-40">{actorName(entry.actor)}</Td>
      <Td className="min-w-36 wrap-anywhere">
        {describeEntry(entry)}
        <Changes entry={entry} />
      </Td>
    </tr>
  );
}

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = listChanges(entry);
  if (changes.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-0.5 text-ink-soft">
      {changes.map(({ field, values }) => (
        <li key={field} className="line-clamp-3">
          {field}
          {values && (
            <>
              : <del className="text-ink-faint">{values.from}</del> →{' '}
              <ins className="no-underline">{values.to}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
