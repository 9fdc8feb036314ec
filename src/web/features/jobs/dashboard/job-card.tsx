import Banknote from 'lucide-react/icons/banknote';
import Building2 from 'lucide-react/icons/building-2';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'wouter';

import type { Job } from '#shared/job.ts';
import { cutText } from '#shared/cut-text.ts';
import { Button } from '#ui/button.tsx';
import { Card, cardLink, CardTitle } from '#ui/card.tsx';
import { JobStatusBadge } from '#ui/job-status-badge.tsx';
import { formatExactTime } from '#ui/relative-time.ts';
import { TenMarks } from '#ui/ten-marks.tsx';
import { Allowed } from '#web/features/organizations/rights.tsx';

import { statusOfTools } from '../tool-statuses.ts';

const previewLength = 100;
const dateOnly = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

interface JobCardProps {
  job: Job;
  onEdit: (job: Job) => void;
}

export function JobCard({ job, onEdit }: JobCardProps) {
  const preview = previewOf(job.description);
  return (
    <Card className="h-full">
      <div className="flex items-start gap-3">
        <CardTitle className="min-w-0 flex-1 wrap-anywhere">
          <Link href={`/jobs/${job.id}`} {...cardLink}>
            {job.title}
          </Link>
        </CardTitle>
        <JobStatusBadge status={job.status ?? 'draft'} />
      </div>
      <ul className="grid gap-1 text-ink-soft">
        {job.employer && (
          <Fact
            icon={Building2}
            name="Employer"
            text={job.employerConfidential ? `${job.employer} (confidential)` : job.employer}
          />
        )}
        <Fact icon={MapPin} name="Location" text={job.location || 'Remote'} />
        {job.salaryRange && <Fact icon={Banknote} name="Salary range" text={job.salaryRange} />}
      </ul>
      {preview && <p className="text-sm wrap-anywhere text-ink-faint">{preview}</p>}
      <div className="mt-auto flex items-center justify-between gap-3 pt-1">
        <Written job={job} />
        <span className="flex items-center gap-1 text-sm text-ink-faint">
          <CreatedOn date={job.createdAt} />
          <Allowed to="jobs.change">
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Edit ${job.title}`}
              className="relative z-1 -my-2 -mr-2"
              onClick={() => onEdit(job)}
            >
              <Pencil aria-hidden="true" />
            </Button>
          </Allowed>
        </span>
      </div>
    </Card>
  );
}

function previewOf(description: string | null): string {
  const text = (description ?? '').trim();
  const preview = cutText(text, previewLength);
  return preview === text ? text : `${preview.trimEnd()}…`;
}

function Fact({ icon: Icon, name, text }: { icon: LucideIcon; name: string; text: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon
        className="mt-0.5 size-4 shrink-0 text-ink-faint"
        strokeWidth={1.75}
        aria-hidden="true"
      />
      <span className="sr-only">{name}: </span>
      <span className="line-clamp-2 min-w-0 wrap-anywhere">{text}</span>
    </li>
  );
}

/** The ten tools at a glance; the marks say the same to those who listen. */
function Written({ job }: { job: Job }) {
  const marks = statusOfTools(job);
  const written = marks.filter((status) => status === 'completed').length;
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <TenMarks marks={marks} />
      <span aria-hidden="true" className="tabular text-sm text-ink-soft">
        {written} of {marks.length} written
      </span>
    </span>
  );
}

function CreatedOn({ date }: { date: string }) {
  const value = new Date(date);
  return (
    <span className="whitespace-nowrap">
      Created{' '}
      <time dateTime={date} title={formatExactTime(value)}>
        {dateOnly.format(value)}
      </time>
    </span>
  );
}
