import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';

import type { ContentPath } from '../edit-content.ts';
import { TextEditor } from './text-editor.tsx';
import { useEditing } from './use-editing.tsx';

interface EditNameProps {
  text: string;
  path: ContentPath;
  /** What is renamed: "persona". */
  label: string;
}

/**
 * Holds the ways to change names of a part that is `group/part relative`: like pencils, they are seen when the
 * pointer or the focus is on the part; on a touch screen while it is `data-editing`.
 */
export function EditNames({ children }: { children: ReactNode }) {
  return (
    <div
      data-print="hide"
      className="z-1 flex flex-wrap gap-x-5 gap-y-2 rounded-sm transition-opacity empty:hidden pointer-coarse:not-in-data-editing:not-has-[textarea]:hidden pointer-fine:absolute pointer-fine:top-1 pointer-fine:right-1 pointer-fine:bg-surface pointer-fine:px-1 pointer-fine:opacity-0 group-hover/part:opacity-100! focus-within:opacity-100! has-[textarea]:static! has-[textarea]:opacity-100!"
    >
      {children}
    </div>
  );
}

/** Changes a name that is shown where no pencil can stand, such as on the button that opens a part. */
export function EditName({ text, path, label }: EditNameProps) {
  const { canEdit, isEditing, pencil, start, editor } = useEditing(path, label);
  if (isEditing) {
    return (
      <TextEditor
        {...editor}
        initial={text}
        singleLine
        hint="Enter saves, Escape cancels"
        onSave={editor.save}
      />
    );
  }
  if (!canEdit || text === '') return null;
  return (
    <button
      ref={pencil}
      type="button"
      aria-label={`Edit ${label}`}
      className="flex w-fit items-center gap-1.5 rounded-sm text-sm text-ink-faint hover:text-ink"
      onClick={start}
    >
      <Pencil className="size-3.5" aria-hidden="true" />
      Edit {label}
    </button>
  );
}
