import type { JobPlan } from '#shared/agreed-plan.ts';
import type { Job } from '#shared/job.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#web/components/notice.tsx';

import { Criteria, OpenQuestions, Personas, Steps, WorkSample } from './plan-parts.tsx';
import { usePlanEdit } from './use-plan-edit.ts';

export function PlanEditor({ job, stored }: { job: Job; stored: JobPlan }) {
  const edit = usePlanEdit(job, stored);
  const part = { now: edit.now, change: edit.change };
  return (
    <div className="grid gap-6">
      <Personas {...part} />
      <Criteria {...part} />
      {stored.statedSteps.length > 0 && (
        <Notice>
          The job names its steps itself, and they count: {stored.statedSteps.join('; ')}.
        </Notice>
      )}
      <Steps {...part} />
      <WorkSample {...part} />
      <OpenQuestions {...part} />
      {edit.problem && <Notice tone="bad">{edit.problem}</Notice>}
      {edit.canGoBack && !edit.isChanged && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          busy={edit.busy}
          busyLabel="Saving..."
          onClick={() => void edit.goBack()}
        >
          Back to the Proposal
        </Button>
      )}
      {edit.isChanged && (
        <div className="sticky -bottom-5 z-1 flex flex-wrap items-center gap-2 border-t bg-surface py-3">
          <p className="mr-auto">
            Not saved yet.{' '}
            <span className="text-ink-soft">Saving marks what is written as outdated.</span>
          </p>
          <Button variant="outline" size="sm" disabled={edit.busy} onClick={edit.discard}>
            Discard
          </Button>
          <Button size="sm" busy={edit.busy} busyLabel="Saving..." onClick={() => void edit.save()}>
            Save Plan
          </Button>
        </div>
      )}
    </div>
  );
}
