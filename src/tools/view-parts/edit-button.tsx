import Pencil from 'lucide-react/icons/pencil';
import type { Ref } from 'react';

import { cn } from '#ui/class-names.ts';

/**
 * A quiet pencil: seen when the pointer or the focus is on what it edits; on a touch screen while what it lies in
 * is `data-editing`.
 */
export function EditButton({
  label,
  onPress,
  className,
  ref,
}: {
  label: string;
  onPress: () => void;
  className?: string;
  ref: Ref<HTMLButtonElement>;
}) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={`Edit ${label}`}
      data-print="hide"
      className={cn(
        'inline-grid size-6 place-items-center rounded-sm align-middle text-ink-faint opacity-0 transition-opacity',
        'group-hover/edit:opacity-100 hover:bg-sunken hover:text-ink focus-visible:opacity-100 pointer-coarse:not-in-data-editing:hidden pointer-coarse:opacity-60',
        className,
      )}
      onClick={onPress}
    >
      <Pencil className="size-3.5" aria-hidden="true" />
    </button>
  );
}
