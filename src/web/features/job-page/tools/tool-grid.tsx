import { useId } from 'react';

import type { Job } from '#shared/job.ts';
import type { Output } from '#shared/output.ts';
import { resolveToolId } from '#shared/tool-id.ts';
import type { ToolPurpose } from '#shared/tool-info.ts';
import { toolsOfSet } from '#shared/tool-sets.ts';
import { describeMarks, TenMarks } from '#ui/ten-marks.tsx';

import { CandidateMessagingRow } from './candidate-messaging-row.tsx';
import { ToolCard } from './tool-card.tsx';
import { purposes, toolsFor } from './tool-order.ts';

interface ToolGridProps {
  job: Job;
  /** Undefined until the server has answered. */
  outputs: readonly Output[] | undefined;
  onOpen: (tool: string) => void;
}

export function ToolGrid(props: ToolGridProps) {
  const { job, outputs } = props;
  const headingId = useId();
  const marks = toolsOfSet(job.toolSet).map((tool) => find(outputs, tool)?.status ?? 'pending');
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 gap-6">
      <div
        data-tour="tools"
        className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1"
      >
        <h2 id={headingId} className="text-lg font-semibold tracking-tight">
          Tools
        </h2>
        {outputs && (
          <p className="tabular flex items-center gap-3 text-sm text-ink-soft">
            <span aria-hidden="true">{describeMarks(marks)}</span>
            <TenMarks marks={marks} />
          </p>
        )}
      </div>
      {purposes.map(({ id, name }) => (
        <PurposeGroup key={id} {...props} purpose={id} name={name} />
      ))}
      <output className="sr-only">{job.status === 'processing' ? describeMarks(marks) : ''}</output>
    </section>
  );
}

function PurposeGroup(props: ToolGridProps & { purpose: ToolPurpose; name: string }) {
  const { job, outputs, purpose, name, onOpen } = props;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3
        id={headingId}
        className="mb-2 flex items-center gap-3 text-sm font-medium text-ink-faint after:h-px after:flex-1 after:bg-line"
      >
        {name}
      </h3>
      <div className="grid gap-3 xl:grid-cols-2 print:grid-cols-2 xl:[&>:last-child:nth-child(odd)]:col-span-2 print:[&>:last-child:nth-child(odd)]:col-span-2">
        {toolsFor(purpose).map((tool) => (
          <ToolCard
            key={tool}
            jobId={job.id}
            tool={tool}
            output={find(outputs, tool)}
            isLoading={!outputs}
            onOpen={() => onOpen(tool)}
          />
        ))}
        {purpose === 'engage' && (
          <CandidateMessagingRow
            output={find(outputs, 'candidateMessaging')}
            onOpen={() => onOpen('candidateMessaging')}
          />
        )}
      </div>
    </section>
  );
}

function find(outputs: readonly Output[] | undefined, tool: string): Output | undefined {
  return outputs?.find(({ toolType }) => resolveToolId(toolType) === tool);
}
