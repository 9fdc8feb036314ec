import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import type { Job } from '#shared/job.ts';
import type { Output } from '#shared/output.ts';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { ReadOnlyNotice } from '#web/features/organizations/rights.tsx';
import { useSelectedOrganization } from '#web/features/organizations/selected-organization.ts';
import { usePageTitle } from '#web/lib/page-title.ts';

import { BriefDialog } from './brief/brief-dialog.tsx';
import { JobHeader } from './header/job-header.tsx';
import { jobPageClass, jobPageColumnsClass } from './job-page-class.ts';
import { JobPanel } from './panel/job-panel.tsx';
import { PlanDialog } from './plan/plan-dialog.tsx';
import { AlignmentSheetMenu } from './questions/alignment-sheet-menu.tsx';
import { OpenQuestions } from './questions/open-questions.tsx';
import { WhatChanged } from './questions/what-changed.tsx';
import { StartHere } from './today/start-here.tsx';
import { useToolAddress } from './tool-dialog/tool-address.ts';
import { ToolDialog } from './tool-dialog/tool-dialog.tsx';
import { isSampleJob } from './tour/is-sample-job.ts';
import { TourOffer } from './tour/tour-offer.tsx';
import { ToolGrid } from './tools/tool-grid.tsx';

const EditJobDialog = lazy(async () => ({
  default: (await import('#web/features/jobs/edit-job-dialog.tsx')).EditJobDialog,
}));

interface JobDetailsProps {
  job: Job;
  outputs: UseQueryResult<Output[]>;
}

export function JobDetails({ job, outputs: { data: outputs, error, refetch } }: JobDetailsProps) {
  usePageTitle(job.title);
  const address = useToolAddress();
  const organizationName = useOrganizationName(job.organizationId);
  const [isBriefOpen, setIsBriefOpen] = useState(false);
  const [isPlanOpen, setIsPlanOpen] = useState(false);
  const [isEditing, setIsEditing] = useState(false);

  return (
    <main className={jobPageClass}>
      <JobHeader job={job} outputs={outputs ?? []} onEdit={() => setIsEditing(true)} />
      <ReadOnlyNotice />
      {isSampleJob(job) && (
        <TourOffer isReady={outputs !== undefined} isPaused={address.tool !== undefined} />
      )}
      <div className={jobPageColumnsClass}>
        {(outputs || !error) && (
          <div className="min-w-0 lg:col-start-2 lg:row-start-1">
            <StartHere jobId={job.id} outputs={outputs} onOpen={address.open} />
          </div>
        )}
        <JobPanel
          job={job}
          onShowBrief={() => setIsBriefOpen(true)}
          onShowPlan={() => setIsPlanOpen(true)}
        />
        <div className="grid min-w-0 gap-8 lg:col-start-2">
          {outputs && <WhatChanged jobId={job.id} outputs={outputs} />}
          <OpenQuestions jobId={job.id} actions={<AlignmentSheetMenu jobId={job.id} />} />
          {error && !outputs && (
            <LoadFailure
              error={error}
              sentence="The tools could not be loaded."
              onRetry={() => void refetch()}
            />
          )}
          {(outputs || !error) && (
            <ToolGrid job={job} outputs={outputs} onOpen={(tool) => address.open(tool)} />
          )}
        </div>
      </div>
      {outputs && (
        <ToolDialog
          job={job}
          outputs={outputs}
          organizationName={organizationName}
          address={address}
          onEditJob={() => setIsEditing(true)}
        />
      )}
      <BriefDialog
        jobId={job.id}
        open={isBriefOpen}
        onOpenChange={setIsBriefOpen}
        onEditJob={() => setIsEditing(true)}
      />
      <PlanDialog job={job} open={isPlanOpen} onOpenChange={setIsPlanOpen} />
      {isEditing && (
        <Suspense>
          <EditJobDialog job={job} open onOpenChange={setIsEditing} />
        </Suspense>
      )}
    </main>
  );
}

/** The job's own; where a person has left it, the first they are a member of. */
function useOrganizationName(id: number): string | undefined {
  const { memberships } = useSelectedOrganization();
  const own = memberships.find(({ organization }) => organization.id === id) ?? memberships[0];
  return own?.organization.name;
}
