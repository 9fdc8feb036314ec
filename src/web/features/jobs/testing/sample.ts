import type { Job } from '#shared/job.ts';
import { jobToolIds } from '#shared/tool-info.ts';

/** A job for tests, with what a test wants to be special about it. */
export function makeJob(special: Partial<Job> = {}): Job {
  return {
    id: 12,
    organizationId: 7,
    title: 'Welder',
    location: 'Lansing, MI',
    salaryRange: null,
    description: null,
    benefits: null,
    culture: null,
    requirements: null,
    workType: null,
    urgencyLevel: null,
    dealBreakers: [],
    dealBreakersText: null,
    preferredBackgrounds: [],
    redFlags: [],
    competitorCompanies: [],
    companyAssets: null,
    employer: null,
    employerConfidential: false,
    status: 'draft',
    chosenStatus: 'draft',
    revision: 1,
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-01T09:00:00.000Z',
    outputs: jobToolIds.map((toolType) => ({ toolType, status: 'pending' as const })),
    ...special,
  };
}
