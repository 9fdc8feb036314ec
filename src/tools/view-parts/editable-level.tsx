import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

import { Menu, MenuItem } from '#ui/menu.tsx';

import type { ContentPath } from '../edit-content.ts';
import { useView } from './view-context.tsx';

interface Level {
  value: string;
  label: string;
}

interface EditableLevelProps {
  path: ContentPath;
  /** What is chosen: "priority". */
  label: string;
  /** As it is shown, in the badge and to a screen reader. */
  shown: string;
  levels: readonly Level[];
  /** The badge. */
  children: ReactNode;
}

/** One of a few fixed values; where the person may change it, its badge opens the others. */
export function EditableLevel({ path, label, shown, levels, children }: EditableLevelProps) {
  const { onEdit } = useView();
  if (!onEdit) return children;
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`${shown}: change ${label}`}
          className="group/level flex w-fit max-w-full items-center gap-0.5 rounded-sm"
        >
          {children}
          <ChevronDown
            aria-hidden="true"
            data-print="hide"
            className="size-3.5 shrink-0 text-ink-faint opacity-60 group-hover/level:opacity-100"
          />
        </button>
      }
    >
      {levels
        .filter((level) => level.label !== shown)
        .map((level) => (
          <MenuItem key={level.value} onClick={() => onEdit(path, level.value)}>
            {level.label}
          </MenuItem>
        ))}
    </Menu>
  );
}

/** Levels whose stored value is what is shown. */
export function toLevels(values: readonly string[]): Level[] {
  return values.map((value) => ({ value, label: value }));
}
