import type { ReactNode } from 'react';

import type { Unit } from '#shared/reading.ts';
import { cn } from '#ui/class-names.ts';

import { usePointing } from '../link-store.ts';
import { LineLinks } from './row.tsx';

/** A unit with its place in the text. */
export interface Line {
  unit: Unit;
  line: number;
}

interface UnitLineProps extends Line {
  /** Stands before the words. */
  lead?: ReactNode;
  actions?: ReactNode;
}

export function UnitLine({ unit, line, lead, actions }: UnitLineProps) {
  const { pointed, handlers } = usePointing([line]);
  return (
    <div
      {...handlers}
      className={cn(
        'group grid grid-cols-[1fr_auto] items-start gap-x-2 rounded px-2 py-1',
        pointed && 'bg-accent-soft',
      )}
    >
      <div className="flex min-w-0 items-start gap-2">
        {lead}
        <span className="line-clamp-3 min-w-0 wrap-anywhere">{unit.text}</span>
      </div>
      <div className="flex items-center gap-0.5">
        {actions}
        <LineLinks lines={[line]} />
      </div>
    </div>
  );
}

interface SmallButtonProps {
  label: string;
  onClick: () => void;
  disabled?: boolean;
  /** A word rather than a sign, framed so that it is taken for a button. */
  framed?: boolean;
  children: ReactNode;
}

/** For the small things one does to a line. */
export function SmallButton({ label, onClick, disabled, framed, children }: SmallButtonProps) {
  return (
    <button
      type="button"
      title={label}
      disabled={disabled}
      onClick={onClick}
      className={cn(
        'grid h-6 min-w-6 place-items-center rounded-sm px-1 text-xs text-ink-faint hover:bg-sunken hover:text-ink disabled:opacity-30 [&_svg]:size-3.5',
        framed && 'px-1.5 whitespace-nowrap text-ink-soft inset-ring inset-ring-line',
      )}
    >
      {children}
    </button>
  );
}
