import type { InterviewCoachingView } from './content.ts';

type Guide = InterviewCoachingView['roleSpecificInterviewPrepGuide'];

export interface InterviewDay {
  steps: string[];
  /** What to bring or to have ready. */
  bring: string[];
}

const ownNumber = /^(?:step\s*)?\d+[.):]\s*/i;

/** What happens and what to bring, by the headings of the guide; nothing where no heading tells of steps. */
export function readInterviewDay(guide: Guide): InterviewDay | undefined {
  const find = (heading: RegExp) => guide.find(({ label }) => heading.test(label))?.points ?? [];
  const steps = find(/happen|agenda|the day|\bsteps?\b|schedule|process|format/i);
  if (steps.length === 0) return undefined;
  return {
    steps: steps.map((step) => step.replace(ownNumber, '')),
    bring: find(/\bbring/i),
  };
}
