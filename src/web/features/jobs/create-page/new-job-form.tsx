import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';

import type { Job } from '#shared/job.ts';
import { Button } from '#ui/button.tsx';
import type { ToastContent } from '#ui/toast.ts';

import { useJobCreation } from '../create/use-job-creation.ts';
import { RestoredDraftNotice } from '../draft/restored-draft-notice.tsx';
import { useJobDraft } from '../draft/use-job-draft.ts';
import { FieldSection, JobFields } from '../form/job-fields.tsx';
import { emptyJob, jobFormSchema } from '../form/job-form-values.ts';
import { FindingsContext } from '../job-text/findings.ts';
import { JobTextArea } from '../job-text/job-text-area.tsx';
import { WhatWasRead } from '../job-text/what-was-read.tsx';
import { failedCreation } from '../job-toasts.ts';

const explain = (): ToastContent => ({
  title: 'Error',
  description: failedCreation,
  variant: 'destructive',
});

interface NewJobFormProps {
  organizationId: number;
  onCreated: (job: Job) => void;
}

/** The wizard's questions on one page. */
export function NewJobForm({ organizationId, onCreated }: NewJobFormProps) {
  const form = useForm({
    resolver: zodResolver(jobFormSchema),
    defaultValues: emptyJob,
    mode: 'onTouched',
  });
  const draft = useJobDraft(form, organizationId);
  const creation = useJobCreation({ organizationId, form, draft, explain, onCreated });

  return (
    <FormProvider {...form}>
      <FindingsContext value={draft.intake.state.findings}>
        <form
          noValidate
          onSubmit={(event) => void form.handleSubmit(creation.create)(event)}
          className="grid gap-8"
        >
          {draft.restoredFrom && (
            <RestoredDraftNotice savedAt={draft.restoredFrom} onStartOver={draft.startOver} />
          )}
          <JobTextArea jobText={draft.intake} />
          <FieldSection level={2} title="Basic Information">
            <JobFields section="basic" />
          </FieldSection>
          <FieldSection level={2} title="Job Details">
            <WhatWasRead key={draft.intake.state.parsedText} jobText={draft.intake} />
            <JobFields section="details" />
          </FieldSection>
          <FieldSection level={2} title="Recruiting Intelligence">
            <JobFields section="intelligence" />
          </FieldSection>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t pt-5">
            <Button
              type="submit"
              size="lg"
              busy={creation.busy}
              busyLabel="Creating..."
              disabled={draft.intake.work !== undefined}
            >
              Create Job
            </Button>
            <p className="text-ink-soft">Processing takes 3-5 minutes and goes on without you.</p>
          </div>
        </form>
      </FindingsContext>
    </FormProvider>
  );
}
