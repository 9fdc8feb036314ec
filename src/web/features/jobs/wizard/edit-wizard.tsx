import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';

import type { Job } from '#shared/job.ts';
import { Button } from '#ui/button.tsx';
import { RestoredEditNotice } from '#web/components/restored-edit-notice.tsx';

import { withUnreadText } from '../create/with-unread-text.ts';
import { ConflictPanel } from '../edit/conflict-panel.tsx';
import { useJobEdit } from '../edit/use-job-edit.ts';
import { jobFormSchema, toFormValues } from '../form/job-form-values.ts';
import { useCloseGuard } from '../form/use-close-guard.tsx';
import { useJobText } from '../job-text/use-job-text.ts';
import { WizardFrame } from './wizard-frame.tsx';
import type { WizardProps } from './wizard-props.ts';

const saved = { title: 'Success!', description: 'Job updated successfully!' };

export function EditWizard(props: WizardProps & { job: Job }) {
  const { organization, job, open, onOpenChange, onClosed } = props;
  const form = useForm({
    resolver: zodResolver(jobFormSchema),
    defaultValues: toFormValues(job),
    mode: 'onTouched',
  });
  const jobText = useJobText(form);
  const conflictId = useId();
  const close = () => onOpenChange(false);
  const edit = useJobEdit({ job, form, saved, onSaved: close });
  const guard = useCloseGuard({
    atStake: form.formState.isDirty || jobText.state.text !== '',
    title: 'Discard your changes?',
    description: 'The job stays as it was before you opened it here.',
    confirmLabel: 'Discard Changes',
    onClose: () => {
      edit.discard();
      close();
    },
  });

  return (
    <WizardFrame
      title="Edit Job"
      organization={organization}
      form={form}
      jobText={jobText}
      submitLabel="Update Job"
      busy={edit.busy}
      busyLabel="Updating..."
      onSubmit={(values) => edit.save(withUnreadText(values, jobText.state))}
      open={open}
      onRequestClose={guard.requestClose}
      onClosed={onClosed}
      lastStep={2}
      notice={edit.isRestored && <RestoredEditNotice onDiscard={guard.requestClose} />}
      instead={
        edit.theirs && {
          step: 2,
          body: (
            <ConflictPanel
              base={edit.base}
              mine={form.getValues()}
              theirs={edit.theirs}
              formId={conflictId}
              onChosen={(values) => void edit.saveMerged(values)}
            />
          ),
          footer: (
            <>
              <Button variant="outline" onClick={edit.backToEditing}>
                Back to Editing
              </Button>
              <Button type="submit" form={conflictId}>
                Update Job
              </Button>
            </>
          ),
        }
      }
    >
      {guard.question}
    </WizardFrame>
  );
}
