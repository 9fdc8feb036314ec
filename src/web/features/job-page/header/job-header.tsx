import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useLocation } from 'wouter';

import type { Job } from '#shared/job.ts';
import type { Output } from '#shared/output.ts';
import { Button } from '#ui/button.tsx';
import { JobStatusBadge } from '#ui/job-status-badge.tsx';
import { Allowed } from '#web/features/organizations/rights.tsx';

import { ExportAllDialog } from '../export/export-all-dialog.tsx';
import { DeleteJobButton } from './delete-job-button.tsx';
import { RegenerateAllButton } from './regenerate-all-button.tsx';

interface JobHeaderProps {
  job: Job;
  outputs: readonly Output[];
  onEdit: () => void;
}

export function JobHeader({ job, outputs, onEdit }: JobHeaderProps) {
  const [, navigate] = useLocation();
  const [isExporting, setIsExporting] = useState(false);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <Button variant="link" size="sm" onClick={() => navigate('/')}>
          <ArrowLeft aria-hidden="true" /> Back
        </Button>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere">{job.title}</h1>
          <JobStatusBadge status={job.status} />
        </div>
        <p className="mt-1 flex items-center gap-1.5 text-md text-ink-soft">
          <MapPin className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
          <span className="wrap-anywhere">{job.location}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Allowed to="outputs.write">
          <RegenerateAllButton jobId={job.id} />
        </Allowed>
        <Allowed to="jobs.change">
          <Button variant="outline" onClick={onEdit}>
            <Pencil aria-hidden="true" /> Edit Job
          </Button>
        </Allowed>
        <Allowed to="jobs.delete">
          <DeleteJobButton jobId={job.id} />
        </Allowed>
        <Button data-tour="export" onClick={() => setIsExporting(true)}>
          <Download aria-hidden="true" /> Export All
        </Button>
      </div>
      <ExportAllDialog
        jobId={job.id}
        outputs={outputs}
        open={isExporting}
        onOpenChange={setIsExporting}
      />
    </header>
  );
}
