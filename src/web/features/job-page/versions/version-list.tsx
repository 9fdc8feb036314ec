import { useQuery } from '@tanstack/react-query';

import { keptVersionsSentence } from '#shared/kept-versions.ts';
import type { Output, OutputVersion } from '#shared/output.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { useMay } from '#web/features/organizations/rights.tsx';

import { versionsQuery } from '../job-page-queries.ts';
import type { ToolScreenControl } from '../tool-dialog/tool-screen.ts';
import { WrittenBy } from '../written-by.tsx';
import { useRestore } from './use-restore.ts';

interface VersionListProps {
  output: Output;
  screen: ToolScreenControl;
}

export function VersionList({ output, screen }: VersionListProps) {
  const { data: versions, error, refetch } = useQuery(versionsQuery(output.id));
  const newestFirst = versions?.toSorted((a, b) => b.version - a.version);
  return (
    <section>
      <h3 className="mb-2 font-semibold tracking-tight">Versions</h3>
      <p className="mb-3 text-sm text-ink-faint">{keptVersionsSentence}</p>
      {error && !versions && (
        <LoadFailure
          error={error}
          sentence="The versions could not be loaded."
          onRetry={() => void refetch()}
        />
      )}
      {!error && !versions && <Skeleton className="h-16" />}
      <ol className="grid divide-y">
        {newestFirst?.map((version, index) => (
          <VersionRow
            key={version.version}
            output={output}
            version={version}
            previous={newestFirst[index + 1]?.version}
            screen={screen}
          />
        ))}
      </ol>
    </section>
  );
}

interface VersionRowProps extends VersionListProps {
  version: OutputVersion;
  /** The one before it, if there is one. */
  previous: number | undefined;
}

function VersionRow({ output, version: entry, previous, screen }: VersionRowProps) {
  const { version, current, restoredFrom, provenance } = entry;
  const { restore, isRestoring } = useRestore(output.id);
  const mayRestore = useMay()('outputs.change');
  const shown = output.version ?? version;
  const comparison = current ? previous : version;
  const look = { variant: 'link', size: 'sm' } as const;
  return (
    <li className="grid gap-0.5 py-3 text-sm first:pt-0">
      <p className="flex items-center gap-2 font-medium">
        Version {version} {current && <Badge variant="secondary">Current</Badge>}
      </p>
      <WrittenBy provenance={provenance} />
      {restoredFrom !== null && (
        <p className="text-ink-faint">Restored from version {restoredFrom}</p>
      )}
      <div className="flex flex-wrap gap-x-4">
        {!current && (
          <Button {...look} onClick={() => screen.show({ shows: 'version', version })}>
            View <span className="sr-only">version {version}</span>
          </Button>
        )}
        {comparison !== undefined && (
          <Button
            {...look}
            onClick={() => screen.show({ shows: 'comparison', before: comparison, after: shown })}
          >
            Compare <span className="sr-only">version {version}</span>
          </Button>
        )}
        {!current && mayRestore && (
          <Button
            {...look}
            busy={isRestoring}
            onClick={() => {
              screen.showResult();
              restore(version, shown);
            }}
          >
            Restore <span className="sr-only">version {version}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
