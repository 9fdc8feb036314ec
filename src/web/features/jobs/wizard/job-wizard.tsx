import type { Job } from '#shared/job.ts';
import { useLingering } from '#ui/use-lingering.ts';

import { CreateWizard } from './create-wizard.tsx';
import { EditWizard } from './edit-wizard.tsx';
import type { WizardProps } from './wizard-props.ts';

interface JobWizardProps extends Omit<WizardProps, 'onClosed'> {
  /** The job to edit; without one a new one is made. */
  job?: Job | undefined;
}

/** Three steps to a job with ten tools, or two to change one. Each opening begins anew. */
export function JobWizard({ job, ...props }: JobWizardProps) {
  const { present, onClosed } = useLingering(props.open);
  if (!present) return null;
  return job ? (
    <EditWizard {...props} job={job} onClosed={onClosed} />
  ) : (
    <CreateWizard {...props} onClosed={onClosed} />
  );
}
