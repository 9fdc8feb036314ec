import { fieldNames, partOfFields } from '#shared/job-fields.ts';
import { jobSorts, jobStatusSchema, type JobSort, type JobStatus } from '#shared/job.ts';

import type { JobFieldName } from './form/job-form-values.ts';

export const jobFieldLabels: Record<JobFieldName, string> = {
  ...partOfFields(fieldNames, 'label'),
  source: 'Text and Corrections',
};

const sortLabels: Record<JobSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'By title',
};
export const sortOptions = jobSorts.map((value) => ({ value, label: sortLabels[value] }));

export const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const statusOptions: { value: JobStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'All statuses' },
  ...jobStatusSchema.options.map((value) => ({ value, label: capitalize(value) })),
];
