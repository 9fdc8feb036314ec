import { cn } from './class-names.ts';

export type Mark = 'pending' | 'processing' | 'completed' | 'failed';

/** States differ in shape as well as in colour: empty, half full, full, and short with a gap. */
const markClass: Record<Mark, string> = {
  pending: 'inset-ring inset-ring-line-strong',
  processing:
    'inset-ring inset-ring-accent bg-linear-to-t from-accent from-50% to-transparent to-50% animate-pulse',
  completed: 'bg-accent',
  failed:
    'bg-[linear-gradient(to_top,var(--color-danger)_35%,transparent_35%_50%,var(--color-danger)_50%)]',
};

/** The ten tools of a job at a glance, filling one by one as they are written. */
export function TenMarks({ marks, className }: { marks: readonly Mark[]; className?: string }) {
  return (
    <span className={cn('inline-flex gap-0.75', className)}>
      <span className="sr-only">{describeMarks(marks)}</span>
      {marks.map((mark, index) => (
        <span key={index} className={cn('h-3.5 w-1.5 rounded-[1px]', markClass[mark])} />
      ))}
    </span>
  );
}

export function describeMarks(marks: readonly Mark[]): string {
  const count = (wanted: Mark) => marks.filter((mark) => mark === wanted).length;
  const parts = [`${count('completed')} of ${marks.length} tools ready`];
  if (count('processing') > 0) parts.push(`${count('processing')} being written`);
  if (count('failed') > 0) parts.push(`${count('failed')} failed`);
  return parts.join(', ');
}
