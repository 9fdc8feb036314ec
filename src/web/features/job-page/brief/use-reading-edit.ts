import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { JobBrief } from '#shared/api/brief.ts';
import type { Job } from '#shared/job.ts';
import type { ReadingCorrections } from '#shared/reading.ts';
import { clearToast, toast } from '#ui/toast.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';
import { mergeCorrections } from '#web/features/reading/corrections.ts';

import { readText, saveReading } from '../job-page-calls.ts';
import { briefQuery, jobQuery, refreshWritten } from '../job-page-queries.ts';

/** What a person set right and has not saved. */
interface Pending {
  corrections: ReadingCorrections;
  employer: string;
  employerConfidential: boolean;
}

/** Outlives the window it was made in, so that closing it loses nothing. */
const kept = new Map<number, Pending>();

const notSaved = 'Your corrections could not be saved. Please try again.';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Sets right how a job was read. Nothing is sent until it is saved, as saving makes what was written outdated. */
export function useReadingEdit(job: Job, brief: JobBrief) {
  const queryClient = useQueryClient();
  const stored: Pending = {
    corrections: brief.corrections,
    employer: job.employer ?? '',
    employerConfidential: job.employerConfidential,
  };
  const [pending, setPending] = useState(() => kept.get(job.id));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const now = pending ?? stored;
  const isChanged = !isSame(now, stored);

  const { data } = useQuery({
    queryKey: ['read-job-text', job.id, job.revision, now.corrections],
    queryFn: () => readText(brief.text, now.corrections),
    enabled: !isSame(now.corrections, stored.corrections),
    placeholderData: keepPreviousData,
  });

  function keep(next: Pending | undefined) {
    if (next) kept.set(job.id, next);
    else kept.delete(job.id);
    setPending(next);
  }

  async function save() {
    clearToast();
    setBusy(true);
    setProblem(undefined);
    try {
      await saveReading(job.id, { ...now, revision: job.revision });
      await refreshWritten(queryClient);
      keep(undefined);
      toast({
        title: 'Job updated',
        description: 'What is written stays as it is. Regenerate the tools that should follow.',
      });
    } catch (error) {
      const isLate = error instanceof ApiError && error.status === 409;
      if (isLate) await joinTheirs().catch(() => setProblem(notSaved));
      else setProblem(describeError(error, notSaved));
    } finally {
      setBusy(false);
    }
  }

  /** Somebody else saved first: theirs is read, and mine put on top. */
  async function joinTheirs() {
    const theirs = await queryClient.fetchQuery({ ...briefQuery(job.id), staleTime: 0 });
    await queryClient.fetchQuery({ ...jobQuery(job.id), staleTime: 0 });
    const both = { base: stored.corrections, mine: now.corrections };
    keep({ ...now, corrections: mergeCorrections({ ...both, theirs: theirs.corrections }) });
    setProblem(
      'Somebody else has changed this job meanwhile. Their corrections are shown with yours: look once more, then save.',
    );
  }

  return {
    now,
    reading: isSame(now.corrections, stored.corrections) ? brief.reading : (data ?? brief.reading),
    isChanged,
    busy,
    problem,
    change: (change: Partial<Pending>) => keep({ ...now, ...change }),
    discard: () => {
      setProblem(undefined);
      keep(undefined);
    },
    save,
  };
}
