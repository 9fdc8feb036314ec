import type { Unit } from '#shared/reading.ts';
import { cn } from '#ui/class-names.ts';

import { isSure } from '../corrections.ts';
import { roleWords } from '../role-words.ts';

/** What a line is, in words as well as in colour; a question mark where the reader is not sure. */
export function RoleTag({ unit }: { unit: Unit }) {
  const { name, className } = roleWords[unit.role];
  return (
    <span
      data-role-tag
      className={cn(
        'inline-flex h-5 shrink-0 items-center rounded-sm px-1.5 text-xs font-medium whitespace-nowrap',
        className,
        !isSure(unit) && 'border border-dashed border-current',
      )}
    >
      {name}
      {!isSure(unit) && '?'}
    </span>
  );
}
