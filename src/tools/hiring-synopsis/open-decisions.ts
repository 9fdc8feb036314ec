import type { HiringSynopsisView } from './content.ts';
import { orderSteps } from './synopsis-look.ts';

type Step = HiringSynopsisView['suggestedNextSteps'][number];

export interface OpenDecisions {
  /** What waits for whoever hires, the most pressing first. */
  steps: Pick<Step, 'action' | 'due'>[];
  /** The numbered questions of the mail. */
  questions: string[];
}

const numbered = /^\s*\d+[.)]\s+(\S.*)$/;

/** What the hiring manager must do or answer, from the next steps and the mail. */
export function listOpenDecisions({
  suggestedNextSteps,
  outputFormats,
}: Pick<HiringSynopsisView, 'suggestedNextSteps' | 'outputFormats'>): OpenDecisions {
  return {
    steps: orderSteps(suggestedNextSteps)
      .map(({ step }) => step)
      .filter(({ action, owner }) => action !== '' && isOfManager(owner))
      .map(({ action, due }) => ({ action, due })),
    questions: outputFormats.emailBlock.body
      .split('\n')
      .flatMap((line) => numbered.exec(line)?.[1] ?? []),
  };
}

/** Alone or first of several; what the recruiter does with them is no decision of theirs. */
function isOfManager(owner: string): boolean {
  return /manager|director|\bhead\b|\blead\b/i.test(owner) && !/recruiter/i.test(owner);
}
