import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import type { Job } from '#shared/job.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';

import { useJobCreation } from '../create/use-job-creation.ts';
import { RestoredDraftNotice } from '../draft/restored-draft-notice.tsx';
import { useJobDraft } from '../draft/use-job-draft.ts';
import { emptyJob, jobFormSchema } from '../form/job-form-values.ts';
import { useCloseGuard } from '../form/use-close-guard.tsx';
import { explainFailedCreation, jobCreated } from '../job-toasts.ts';
import { ProcessingStep } from './processing-step.tsx';
import { WizardFrame } from './wizard-frame.tsx';
import type { WizardProps } from './wizard-props.ts';

export function CreateWizard({ organization, open, onOpenChange, onClosed }: WizardProps) {
  const form = useForm({
    resolver: zodResolver(jobFormSchema),
    defaultValues: emptyJob,
    mode: 'onTouched',
  });
  const draft = useJobDraft(form, organization.id);
  const [created, setCreated] = useState<Job>();
  const creation = useJobCreation({
    organizationId: organization.id,
    form,
    draft,
    explain: explainFailedCreation,
    onCreated(job) {
      setCreated(job);
      toast(jobCreated);
    },
  });
  const close = () => onOpenChange(false);
  const guard = useCloseGuard({
    atStake: !created && (form.formState.isDirty || draft.intake.state.text !== ''),
    title: 'Discard this job?',
    description: 'What you typed and what was filled in are thrown away.',
    confirmLabel: 'Discard',
    onClose() {
      if (!created) draft.end();
      close();
    },
  });

  return (
    <WizardFrame
      title="Create New Job"
      organization={organization}
      form={form}
      jobText={draft.intake}
      submitLabel="Start AI Processing"
      busy={creation.busy}
      busyLabel="Creating..."
      onSubmit={creation.create}
      open={open}
      onRequestClose={guard.requestClose}
      onClosed={onClosed}
      lastStep={3}
      notice={
        draft.restoredFrom && (
          <RestoredDraftNotice savedAt={draft.restoredFrom} onStartOver={draft.startOver} />
        )
      }
      instead={
        created && {
          step: 3,
          body: <ProcessingStep job={created} onClose={close} />,
          footer: (
            <Button variant="outline" onClick={guard.requestClose}>
              Close
            </Button>
          ),
        }
      }
    >
      {guard.question}
    </WizardFrame>
  );
}
