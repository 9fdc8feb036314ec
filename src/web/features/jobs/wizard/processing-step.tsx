import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useEffectEvent } from 'react';

import type { Job } from '#shared/job.ts';
import type { OutputStatus } from '#shared/output.ts';
import { jobToolIds, toolInfo, type ToolId } from '#shared/tool-info.ts';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { describeMarks, TenMarks } from '#ui/ten-marks.tsx';
import { toast } from '#ui/toast.ts';

import { watchedJobQuery } from '../job-queries.ts';
import { explainEndOfStep } from '../job-toasts.ts';
import { hasEnded, statusOfTools } from '../tool-statuses.ts';
import { shownStatus, stepLabels, useTurn } from './pacing.ts';

const closeAfter = 1000;

interface ProcessingStepProps {
  job: Job;
  /** All is written, or everybody has had their turn. */
  onClose: () => void;
}

export function ProcessingStep({ job, onClose }: ProcessingStepProps) {
  const { data } = useQuery(watchedJobQuery(job));
  const turn = useTurn();
  const statuses = statusOfTools(data ?? job);
  const allEnded = statuses.every(hasEnded);
  const over = turn >= statuses.length || allEnded;
  const marks = statuses.map((status, index) => shownStatus(status, index, turn));

  const tell = useEffectEvent(() => toast(explainEndOfStep(statuses)));
  // The last may be done in the second before the window closes: then that is told instead.
  const outcome = over && (allEnded ? 'written' : 'goes on');
  useEffect(() => {
    if (outcome) tell();
  }, [outcome]);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!over) return undefined;
    const timer = setTimeout(() => close(), closeAfter);
    return () => clearTimeout(timer);
  }, [over]);

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex gap-3">
          <CircleCheck className="mt-0.5 size-5 shrink-0 text-green" aria-hidden="true" />
          <div>
            <p className="text-md font-medium">Job created successfully!</p>
            <p className="mt-0.5 max-w-prose text-ink-soft">
              {describeProgress(statuses, job.title)}
            </p>
          </div>
        </div>
        <TenMarks marks={marks} />
      </div>
      <output className="sr-only">{describeMarks(statuses)}</output>
      <ol className="grid gap-x-6 sm:grid-cols-2">
        {jobToolIds.map((tool, index) => (
          <ToolRow key={tool} tool={tool} status={marks[index] ?? 'pending'} />
        ))}
      </ol>
    </div>
  );
}

function describeProgress(statuses: OutputStatus[], title: string): string {
  if (!statuses.every(hasEnded)) {
    return `Ten tools are being written for ${title}. Expected processing time: 4-6 minutes. It goes on in the background when you close this window.`;
  }
  const ready = statuses.filter((status) => status === 'completed').length;
  return ready === statuses.length
    ? `All ten tools for ${title} are ready. Open the job to read them.`
    : `${ready} of ${statuses.length} tools are ready. Open the job to try the others again.`;
}

const variants: Record<OutputStatus, BadgeVariant> = {
  pending: 'grey',
  processing: 'blue',
  completed: 'green',
  failed: 'red',
};

function ToolRow({ tool, status }: { tool: ToolId; status: OutputStatus }) {
  return (
    <li className="flex items-center gap-3 border-b py-2.5">
      <IconTile tool={tool} className="size-8" />
      <span className="min-w-0 flex-1 text-sm leading-snug">{toolInfo[tool].name}</span>
      <Badge variant={variants[status]}>
        {status === 'processing' && <Spinner className="size-3" />}
        {stepLabels[status]}
      </Badge>
    </li>
  );
}
