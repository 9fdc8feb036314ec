import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { agreedPlanSchema, type AgreedPlan, type JobPlan } from '#shared/agreed-plan.ts';
import type { Job } from '#shared/job.ts';
import { clearToast, toast } from '#ui/toast.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';

import { savePlan } from '../job-page-calls.ts';
import { jobQuery, planQuery, refreshWritten } from '../job-page-queries.ts';

/** Outlives the window it was made in, so that closing it loses nothing. */
const kept = new Map<number, AgreedPlan>();

const notSaved = 'The plan could not be saved. Please try again.';
const tooLate =
  'Somebody else has changed this job meanwhile. Your plan is still here: look once more, then save.';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Lines that are still empty say nothing. */
function withoutBlankLines(plan: AgreedPlan): AgreedPlan {
  const tidy = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '');
  return {
    ...plan,
    personas: plan.personas.map((persona) => ({
      ...persona,
      movesFor: tidy(persona.movesFor),
      heldBackBy: tidy(persona.heldBackBy),
    })),
    steps: plan.steps.map((step) => ({ ...step, focus: tidy(step.focus) })),
    workSample: { ...plan.workSample, lookFor: tidy(plan.workSample.lookFor) },
  };
}

/** Nothing is sent until it is saved, as saving makes what was written outdated. */
export function usePlanEdit(job: Job, stored: JobPlan) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(() => kept.get(job.id));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const now = pending ?? stored.plan;

  function keep(next: AgreedPlan | undefined) {
    if (next) kept.set(job.id, next);
    else kept.delete(job.id);
    setProblem(undefined);
    setPending(next);
  }

  async function send(plan: AgreedPlan | null) {
    clearToast();
    setBusy(true);
    setProblem(undefined);
    try {
      await savePlan(job.id, { agreedPlan: plan, revision: job.revision });
      await refreshWritten(queryClient);
      keep(undefined);
      toast({
        title: 'Plan saved',
        description: 'What is written stays as it is. Regenerate the tools that should follow.',
      });
    } catch (error) {
      const isLate = error instanceof ApiError && error.status === 409;
      if (isLate) {
        await queryClient.invalidateQueries({ queryKey: jobQuery(job.id).queryKey });
        await queryClient.invalidateQueries({ queryKey: planQuery(job.id).queryKey });
      }
      setProblem(isLate ? tooLate : describeError(error, notSaved));
    } finally {
      setBusy(false);
    }
  }

  async function save() {
    const checked = agreedPlanSchema.safeParse(withoutBlankLines(now));
    if (checked.success) await send(checked.data);
    else setProblem(checked.error.issues[0]?.message ?? notSaved);
  }

  return {
    now,
    isChanged: !isSame(now, stored.plan),
    canGoBack: stored.by === 'person',
    busy,
    problem,
    change: (change: Partial<AgreedPlan>) => keep({ ...now, ...change }),
    discard: () => keep(undefined),
    save,
    /** What people changed goes; the proposal counts again. */
    goBack: () => send(null),
  };
}
