import type { Job } from '#shared/job.ts';
import { ConflictChoices } from '#web/components/conflict/conflict-choices.tsx';

import { type FieldValue, type JobFormValues, toFormValues } from '../form/job-form-values.ts';
import { jobFieldLabels } from '../job-words.ts';

interface ConflictPanelProps {
  base: Job;
  mine: JobFormValues;
  theirs: Job;
  formId: string;
  onChosen: (values: JobFormValues) => void;
}

/** Two people edited one job. */
export function ConflictPanel({ base, mine, theirs, formId, onChosen }: ConflictPanelProps) {
  return (
    <ConflictChoices
      subject="job"
      versions={{ base: toFormValues(base), mine, theirs: toFormValues(theirs) }}
      labels={jobFieldLabels}
      writeValue={writeValue}
      formId={formId}
      onChosen={onChosen}
    />
  );
}

function writeValue(value: FieldValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === null) return '';
  if (!('corrections' in value)) return value.map((item) => `• ${item}`).join('\n');
  const { text, corrections } = value;
  const count = corrections.roles.length + (corrections.order.length > 0 ? 1 : 0);
  return `${count === 1 ? 'One correction' : `${count} corrections`}\n\n${text}`;
}
