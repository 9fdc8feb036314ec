import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';

import { cn } from '#ui/class-names.ts';

export type Step = 1 | 2 | 3;

const stepNames: Record<Step, string> = {
  1: 'Basic Info',
  2: 'Job Details',
  3: 'AI Processing',
};

/** Where one is on the way through the wizard. Each step after the first begins here, also for the ear. */
export function StepList({ step, last }: { step: Step; last: Step }) {
  const place = useRef<HTMLElement>(null);
  const steps = ([1, 2, 3] as const).filter((each) => each <= last);
  const begun = step > 1;
  useEffect(() => {
    if (begun) place.current?.focus();
  }, [begun]);

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={`Step ${step} of ${last}: ${stepNames[step]}`}
      className="mb-6 outline-none"
    >
      <ol className="flex items-center gap-2 sm:gap-3">
        {steps.map((each) => (
          <li
            key={each}
            aria-current={each === step ? 'step' : undefined}
            className="flex items-center gap-2 not-first:before:h-px not-first:before:w-4 not-first:before:bg-line-strong/60 sm:not-first:before:w-10"
          >
            <span
              className={cn(
                'tabular grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold',
                each <= step ? 'bg-accent text-accent-ink' : 'bg-grey-soft text-ink-soft',
              )}
            >
              {each < step ? <Check className="size-3.5 stroke-3" aria-hidden="true" /> : each}
            </span>
            <span
              className={cn(
                'text-sm whitespace-nowrap max-sm:not-in-aria-[current=step]:sr-only',
                each === step ? 'font-medium' : 'text-ink-soft',
              )}
            >
              {stepNames[each]}
              {each < step && <span className="sr-only"> (done)</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
