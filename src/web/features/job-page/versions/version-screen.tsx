import { useQuery } from '@tanstack/react-query';

import type { Output } from '#shared/output.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useMay } from '#web/features/organizations/rights.tsx';

import { versionQuery } from '../job-page-queries.ts';
import { formatJson } from '../tool-dialog/format-json.ts';
import { JsonText } from '../tool-dialog/json-screen.tsx';
import { ToolView } from '../tool-dialog/tool-view.tsx';
import type { ToolWorkspaceProps } from '../tool-dialog/tool-workspace-props.ts';
import { useRestore } from './use-restore.ts';

interface VersionScreenProps extends ToolWorkspaceProps {
  output: Output;
  version: number;
}

/** An earlier version as it looked, to be read and perhaps brought back. */
export function VersionScreen(props: VersionScreenProps) {
  const { job, tool, output, version, tab, screen, onTabChange } = props;
  const { data, error, refetch } = useQuery(versionQuery(output.id, version));
  const { restore } = useRestore(output.id);
  const mayRestore = useMay()('outputs.change');

  function bringBack() {
    screen.showResult();
    restore(version, output.version ?? undefined);
  }

  return (
    <div className="grid gap-5">
      <Notice>
        <p>
          You are reading version {version}.
          {mayRestore && ' It cannot be edited unless you restore it.'}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          {mayRestore && (
            <Button size="sm" onClick={bringBack}>
              Restore this version
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={screen.showResult}>
            Back to the current version
          </Button>
        </div>
      </Notice>
      {error && !data && (
        <LoadFailure
          error={error}
          sentence="This version could not be loaded."
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <Skeleton className="h-40" />}
      {data && tool && <ToolView {...{ job, tool, tab, onTabChange }} content={data.content} />}
      {data && !tool && <JsonText text={formatJson(data.content)} />}
    </div>
  );
}
