import Lightbulb from 'lucide-react/icons/lightbulb';
import ListChecks from 'lucide-react/icons/list-checks';
import { type ReactNode, useId } from 'react';

import { type DrawnField, sentenceLabel } from '#shared/job-field-kinds.ts';
import { fieldNames, type FieldOfKind, fieldsOfJob, isOfKind } from '#shared/job-fields.ts';
import type { Job } from '#shared/job.ts';
import { Button } from '#ui/button.tsx';
import { Clamp } from '#ui/clamp.tsx';
import { Timestamp } from '#ui/timestamp.tsx';
import { capitalize } from '#web/features/jobs/job-words.ts';
import { Allowed } from '#web/features/organizations/rights.tsx';

import { BadgeList } from './badge-list.tsx';
import { StatusControl } from './status-control.tsx';
import { WriterInUse } from './writer-in-use.tsx';

interface JobPanelProps {
  job: Job;
  onShowBrief: () => void;
  onShowPlan: () => void;
}

/** The job as a fact sheet: what is not known is left out. */
export function JobPanel({ job, onShowBrief, onShowPlan }: JobPanelProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      data-tour="details"
      className="grid gap-5 rounded border bg-surface p-4 lg:sticky lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
    >
      <div className="grid gap-3">
        <h2 id={headingId} className="text-md font-semibold tracking-tight">
          Job Details
        </h2>
        <Allowed to="jobs.change">
          <StatusControl job={job} />
        </Allowed>
      </div>
      <dl className="grid gap-4">
        {job.employer && (
          <Fact label="Employer or client">
            {job.employer}
            {job.employerConfidential && <span className="text-ink-soft"> (confidential)</span>}
          </Fact>
        )}
        {!job.employer && job.employerConfidential && <Fact label="Employer">Confidential</Fact>}
        {onSheet.map((name) => (
          <FieldFact key={name} name={name} value={job[name]} />
        ))}
      </dl>
      <div className="grid gap-3 border-t pt-4 text-sm text-ink-soft">
        <Button variant="outline" size="sm" onClick={onShowBrief}>
          <Lightbulb aria-hidden="true" /> What we understood
        </Button>
        <Button variant="outline" size="sm" onClick={onShowPlan}>
          <ListChecks aria-hidden="true" /> The plan
        </Button>
        <WriterInUse />
        <p>
          Last changed <Timestamp date={job.updatedAt} />
        </p>
      </div>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd className="mt-0.5 wrap-anywhere">{children}</dd>
    </div>
  );
}

type SheetField = FieldOfKind<'line' | 'choice' | 'tags' | 'text'>;

/** What is read at a glance first, whole texts last. */
const onSheet: SheetField[] = (['line', 'choice', 'tags', 'text'] as const)
  .flatMap((kind): SheetField[] => fieldNames.filter(isOfKind(kind)))
  .filter((name) => 'onSheet' in fieldsOfJob[name]);

function FieldFact({ name, value }: { name: SheetField; value: Job[SheetField] }) {
  const field: DrawnField = fieldsOfJob[name];
  if (!value?.length) return null;
  return (
    <Fact label={sentenceLabel(field)}>
      {typeof value !== 'string' ? (
        <BadgeList texts={value} variant={field.colour ?? 'secondary'} />
      ) : field.kind === 'text' ? (
        <Clamp text={value} lines={3} toggleAbove={150} />
      ) : field.kind === 'choice' ? (
        capitalize(value)
      ) : (
        value
      )}
    </Fact>
  );
}
