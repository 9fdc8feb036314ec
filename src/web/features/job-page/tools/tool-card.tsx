import { useId, useMemo } from 'react';

import type { Output } from '#shared/output.ts';
import { type ToolId, toolInfo } from '#shared/tool-info.ts';
import { Card, CardTitle } from '#ui/card.tsx';
import { Clamp } from '#ui/clamp.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { describeInside } from '../inside/describe-inside.ts';
import { WrittenBy } from '../written-by.tsx';
import { OutputStatusBadge } from './output-status-badge.tsx';
import { ToolActions } from './tool-actions.tsx';
import { ToolNotices } from './tool-notices.tsx';

interface ToolCardProps {
  jobId: number;
  tool: ToolId;
  /** Missing when nothing was ever asked for, which is the same as pending. */
  output: Output | undefined;
  isLoading: boolean;
  onOpen: () => void;
}

export function ToolCard({ jobId, tool, output, isLoading, onOpen }: ToolCardProps) {
  const titleId = useId();
  const { name, description } = toolInfo[tool];
  const content = output?.content;
  const inside = useMemo(() => describeInside(tool, content), [tool, content]);
  return (
    <Card aria-labelledby={titleId} aria-busy={isLoading || undefined} className="min-w-0">
      <div className="flex items-start gap-3">
        <IconTile tool={tool} />
        <CardTitle id={titleId} className="min-w-0 flex-1 self-center wrap-anywhere">
          {name}
        </CardTitle>
        {!isLoading && <OutputStatusBadge status={output?.status ?? 'pending'} />}
      </div>
      <Clamp text={description} lines={2} toggleAbove={120} className="text-ink-soft" />
      {(inside || output?.provenance) && (
        <div className="grid gap-0.5 text-sm">
          {inside && <p className="tabular font-medium">{inside}</p>}
          {output?.provenance && <WrittenBy provenance={output.provenance} />}
        </div>
      )}
      {output && <ToolNotices jobId={jobId} tool={tool} output={output} />}
      {isLoading ? (
        <Skeleton className="mt-auto h-8 w-32" />
      ) : (
        <ToolActions {...{ jobId, tool, output, titleId, onOpen }} />
      )}
    </Card>
  );
}
