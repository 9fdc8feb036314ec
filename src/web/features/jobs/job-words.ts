import {
  jobSorts,
  jobStatusSchema,
  type JobSort,
  type JobStatus,
  tagLimits as jobTagLimits,
} from '#shared/job.ts';

import type { JobFieldName } from './form/job-form-values.ts';

export const jobFieldLabels: Record<JobFieldName, string> = {
  title: 'Job Title',
  location: 'Location',
  salaryRange: 'Salary Range',
  description: 'Description',
  requirements: 'Requirements',
  benefits: 'Benefits',
  culture: 'Culture',
  workType: 'Work Type',
  urgencyLevel: 'Urgency Level',
  dealBreakers: 'Deal Breakers',
  dealBreakersText: 'Deal Breaker Notes',
  preferredBackgrounds: 'Preferred Backgrounds',
  redFlags: 'Red Flags',
  competitorCompanies: 'Competitor Companies',
  companyAssets: 'Company Assets',
  employer: 'Employer or Client',
  employerConfidential: 'Confidential Employer',
  source: 'Text and Corrections',
};

export const workTypeOptions = [
  { value: '', label: 'Not set' },
  { value: 'on-site', label: 'On-site' },
  { value: 'hybrid', label: 'Hybrid' },
  { value: 'remote', label: 'Remote' },
] as const;

export const urgencyOptions = [
  { value: '', label: 'Not set' },
  { value: 'critical', label: 'Critical' },
  { value: 'active', label: 'Active' },
  { value: 'passive', label: 'Passive' },
] as const;

const sortLabels: Record<JobSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'By title',
};
export const sortOptions = jobSorts.map((value) => ({ value, label: sortLabels[value] }));

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const statusOptions: { value: JobStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'All statuses' },
  ...jobStatusSchema.options.map((value) => ({ value, label: capitalize(value) })),
];

/** The most tags a field takes; preferred backgrounds have no limit of their own. */
export const tagLimits = {
  ...jobTagLimits,
  preferredBackgrounds: Number.POSITIVE_INFINITY,
} as const satisfies Partial<Record<JobFieldName, number>>;

export type TagFieldName = keyof typeof tagLimits;

export const isTagField = (name: string): name is TagFieldName => name in tagLimits;

export const tagPresets: Record<TagFieldName, readonly string[]> = {
  dealBreakers: [
    'no visa',
    'no remote',
    'no startups',
    'security clearance required',
    'extensive travel required',
    'specific degree required',
  ],
  redFlags: [
    'low Glassdoor',
    'unstable team',
    'recent layoffs',
    'low budget',
    'unrealistic comp',
    'urgent backfill',
  ],
  preferredBackgrounds: [
    'SaaS',
    'Healthcare',
    'Manufacturing',
    'Consulting',
    'Startup',
    'Enterprise',
    'Financial Services',
    'E-commerce',
    'Gaming',
    'Media & Entertainment',
    'Government',
    'Non-profit',
  ],
  competitorCompanies: [],
};
