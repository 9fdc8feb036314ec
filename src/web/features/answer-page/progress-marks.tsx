import { cn } from '#ui/class-names.ts';

interface ProgressMarksProps {
  /** Whether each question has an answer. */
  answered: readonly boolean[];
  current: number;
}

/** One mark a question, full where it has an answer; the words beside them say the same. */
export function ProgressMarks({ answered, current }: ProgressMarksProps) {
  return (
    <div className="flex items-center gap-3 text-sm text-ink-soft">
      <span className="tabular whitespace-nowrap">
        {current + 1} of {answered.length}
      </span>
      <span aria-hidden="true" className="flex items-center gap-0.75">
        {answered.map((isAnswered, index) => (
          <span
            key={index}
            className={cn(
              'w-1.5 rounded-[1px]',
              index === current ? 'h-5' : 'h-3.5',
              isAnswered ? 'bg-accent' : 'inset-ring inset-ring-line-strong',
            )}
          />
        ))}
      </span>
    </div>
  );
}
