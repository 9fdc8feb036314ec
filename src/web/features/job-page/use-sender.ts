import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { Job } from '#shared/job.ts';
import { type Sender, toSender } from '#shared/sender.ts';
import { profileQuery } from '#web/features/profile/profile-queries.ts';

/** Whoever is signed in, as they stand in what they send; undefined until that is known. */
export function useSender(job: Pick<Job, 'employer' | 'employerConfidential'>): Sender | undefined {
  const { data: profile } = useQuery(profileQuery);
  const { employer, employerConfidential } = job;
  return useMemo(
    () => profile && toSender(profile, { employer, employerConfidential }),
    [profile, employer, employerConfidential],
  );
}
