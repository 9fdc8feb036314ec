import CircleAlert from 'lucide-react/icons/circle-alert';
import History from 'lucide-react/icons/history';

import type { Output } from '#shared/output.ts';
import type { ToolId } from '#shared/tool-info.ts';

import { GenerateButton } from '../generate-button.tsx';
import { isBeingWritten } from '../job-page-queries.ts';

interface ToolNoticesProps {
  jobId: number;
  tool: ToolId;
  output: Output;
}

/** Why there is nothing new, or why what is there may no longer fit. */
export function ToolNotices({ jobId, tool, output }: ToolNoticesProps) {
  if (isBeingWritten(output)) return null;
  const { failure, content, outdated } = output;
  return (
    <>
      {failure !== null && (
        <p className="flex gap-2 text-sm text-danger">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">
            {failure}
            {content !== null && ' The last good version is still here.'}
          </span>
        </p>
      )}
      {outdated && content !== null && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded bg-yellow-soft px-3 py-1.5 text-sm text-yellow">
          <History className="size-4 shrink-0" aria-hidden="true" />
          <p className="min-w-0 flex-1">The job has changed since this was written</p>
          <GenerateButton jobId={jobId} tool={tool} variant="link" size="sm">
            Regenerate
          </GenerateButton>
        </div>
      )}
    </>
  );
}
