import Download from 'lucide-react/icons/download';
import { useState } from 'react';

import { buttonClass } from '#ui/button-class.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { SettingsSection } from '#web/components/settings-section.tsx';

import { anything, isFiltered, toAuditFilter, toSearch } from './audit-filter.ts';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { AuditTable } from './audit-table.tsx';
import { useAuditLog } from './use-audit-log.ts';

/** How many rows are in view at first, and how many each press adds. */
const step = 10;

export function AuditSection({ organizationId }: { organizationId: number }) {
  const [choice, setChoice] = useState(anything);
  const [wanted, setWanted] = useState(step);
  const filter = toAuditFilter(choice);
  const log = useAuditLog(organizationId, filter);
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  const more = entries.length > wanted || log.hasNextPage;

  function loadMore() {
    if (entries.length < wanted + step && log.hasNextPage) void log.fetchNextPage();
    setWanted(wanted + step);
  }

  function choose(next: typeof choice) {
    setChoice(next);
    setWanted(step);
  }

  return (
    <SettingsSection
      title="Audit Log"
      description="Who did what, and when. Entries cannot be changed."
      action={
        <a
          href={`/api/organizations/${organizationId}/audit.csv${toSearch(filter)}`}
          download="requisite-audit-log.csv"
          className={buttonClass({ variant: 'outline' })}
        >
          <Download aria-hidden="true" /> Download CSV
        </a>
      }
    >
      <div className="grid gap-5">
        <AuditFilterBar
          organizationId={organizationId}
          choice={choice}
          entries={entries}
          onChoose={choose}
        />
        {log.isPending && <Skeleton className="h-48" />}
        {log.error && (
          <LoadFailure
            error={log.error}
            sentence="The audit log could not be loaded."
            onRetry={() => void log.refetch()}
          />
        )}
        {entries.length > 0 && <AuditTable entries={entries.slice(0, wanted)} />}
        {log.isSuccess && entries.length === 0 && (
          <p className="text-ink-soft">
            {isFiltered(choice) ? 'Nothing matches this filter.' : 'Nothing has happened yet.'}
          </p>
        )}
        {more && (
          <Button
            variant="outline"
            className="justify-self-start"
            busy={log.isFetchingNextPage}
            busyLabel="Loading..."
            onClick={loadMore}
          >
            Load more
          </Button>
        )}
      </div>
    </SettingsSection>
  );
}
