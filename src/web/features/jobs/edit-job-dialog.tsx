import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';

import type { Job } from '#shared/job.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useLingering } from '#ui/use-lingering.ts';

import { RestoredEditNotice } from '#web/components/restored-edit-notice.tsx';

import { ConflictPanel } from './edit/conflict-panel.tsx';
import { useJobEdit } from './edit/use-job-edit.ts';
import { FieldSection, JobFields } from './form/job-fields.tsx';
import { EmployerField } from './form/employer-field.tsx';
import { jobEditFormSchema, toFormValues } from './form/job-form-values.ts';
import { useCloseGuard } from './form/use-close-guard.tsx';

interface EditJobDialogProps {
  job: Job;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function EditJobDialog(props: EditJobDialogProps) {
  const { present, onClosed } = useLingering(props.open);
  return present && <EditJobWindow {...props} onClosed={onClosed} />;
}

const saved = {
  title: 'Job updated',
  description: 'What is written stays as it is. Regenerate the tools that should follow.',
};

function EditJobWindow(props: EditJobDialogProps & { onClosed: () => void }) {
  const { job, open, onOpenChange, onClosed } = props;
  const formId = useId();
  const form = useForm({
    resolver: zodResolver(jobEditFormSchema),
    // The job as it was when the window opened; what comes in meanwhile does not move the text under one's hands.
    defaultValues: toFormValues(job),
    mode: 'onTouched',
  });
  const close = () => onOpenChange(false);
  const edit = useJobEdit({ job, form, saved, onSaved: close });
  const guard = useCloseGuard({
    atStake: form.formState.isDirty,
    title: 'Discard your changes?',
    description: 'The job stays as it was before you opened it here.',
    confirmLabel: 'Discard Changes',
    onClose: () => {
      edit.discard();
      close();
    },
  });

  return (
    <Dialog
      size="lg"
      title="Edit Job"
      description="Tools that are written already stay as they are until you regenerate them."
      open={open}
      onOpenChange={(next) => !next && guard.requestClose()}
      onClosed={onClosed}
      dismissable={!edit.busy}
      footer={
        <>
          <Button
            variant="outline"
            disabled={edit.busy}
            onClick={edit.theirs ? edit.backToEditing : guard.requestClose}
          >
            {edit.theirs ? 'Back to Editing' : 'Cancel'}
          </Button>
          <Button type="submit" form={formId} busy={edit.busy} busyLabel="Updating...">
            Update Job
          </Button>
        </>
      }
    >
      {edit.theirs ? (
        <ConflictPanel
          base={edit.base}
          mine={form.getValues()}
          theirs={edit.theirs}
          formId={formId}
          onChosen={(values) => void edit.saveMerged(values)}
        />
      ) : (
        <FormProvider {...form}>
          <form
            id={formId}
            noValidate
            onSubmit={(event) => void form.handleSubmit(edit.save)(event)}
            className="grid gap-6"
          >
            {edit.isRestored && <RestoredEditNotice onDiscard={guard.requestClose} />}
            <FieldSection title="Basic Information">
              <JobFields section="basic" />
            </FieldSection>
            <FieldSection title="Job Details">
              <EmployerField />
              <JobFields section="details" />
            </FieldSection>
            <FieldSection title="Recruiting Intelligence">
              <JobFields section="intelligence" />
            </FieldSection>
          </form>
        </FormProvider>
      )}
      {guard.question}
    </Dialog>
  );
}
