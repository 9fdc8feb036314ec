import ArrowRight from 'lucide-react/icons/arrow-right';
import { useId } from 'react';

import type { Output } from '#shared/output.ts';
import { resolveToolId } from '#shared/tool-id.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { cn } from '#ui/class-names.ts';

import { listToday, type TodayStep } from './list-today.ts';
import { useDoneSteps } from './use-done-steps.ts';

interface StartHereProps {
  jobId: number;
  /** Undefined until the server has answered. */
  outputs: readonly Output[] | undefined;
  onOpen: (tool: string, tab: string) => void;
}

/** What to do today, in order, each one press from its place. It keeps its height while tools are being written. */
export function StartHere({ jobId, outputs, onOpen }: StartHereProps) {
  const headingId = useId();
  const { done, tick } = useDoneSteps(jobId);
  const steps = listToday(
    (tool) => outputs?.find(({ toolType }) => resolveToolId(toolType) === tool)?.content ?? null,
  );
  const left = steps.filter(({ id }) => !done.includes(id)).length;
  return (
    <section
      aria-labelledby={headingId}
      data-tour="today"
      className="min-w-0 rounded border bg-surface"
    >
      <header className="flex items-baseline justify-between gap-4 px-4 pt-3 pb-1">
        <h2 id={headingId} className="text-lg font-semibold tracking-tight">
          Start here
        </h2>
        <p className="text-sm text-ink-soft">
          {left === 0 ? 'Done for today' : `${left} of ${steps.length} to do today`}
        </p>
      </header>
      <ol className="divide-y">
        {steps.map((step, index) => (
          <Step
            key={step.id}
            step={step}
            number={index + 1}
            isDone={done.includes(step.id)}
            onTick={(isDone) => tick(step.id, isDone)}
            onOpen={() => onOpen(step.tool, step.tab)}
          />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  step: TodayStep;
  number: number;
  isDone: boolean;
  onTick: (isDone: boolean) => void;
  onOpen: () => void;
}

function Step({ step, number, isDone, onTick, onOpen }: StepProps) {
  const { title, detail } = step;
  return (
    <li className="flex h-14 items-center gap-1 pr-1 pl-4 print:h-auto print:break-inside-avoid">
      <Checkbox
        label={<span className="sr-only">Done: {title}</span>}
        checked={isDone}
        onCheckedChange={onTick}
        className="py-3 pr-1"
      />
      <button
        type="button"
        disabled={detail === undefined}
        className="group flex min-w-0 flex-1 items-center gap-3 rounded px-2 py-1.5 text-left not-disabled:hover:bg-sunken"
        onClick={onOpen}
      >
        <span className="min-w-0 flex-1">
          <span
            className={cn(
              'block truncate font-medium print:whitespace-normal',
              isDone && 'text-ink-faint line-through',
            )}
          >
            {number}. {title}
          </span>
          <span
            dir="auto"
            title={detail}
            className="block truncate text-sm text-ink-soft print:whitespace-normal"
          >
            {detail ?? 'Not written yet'}
          </span>
        </span>
        <ArrowRight
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-faint group-hover:text-ink group-disabled:invisible print:hidden"
        />
      </button>
    </li>
  );
}
