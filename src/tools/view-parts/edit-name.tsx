import Pencil from 'lucide-react/icons/pencil';

import type { ContentPath } from '../edit-content.ts';
import { TextEditor } from './text-editor.tsx';
import { useEditing } from './use-editing.tsx';

interface EditNameProps {
  text: string;
  path: ContentPath;
  /** What is renamed: "persona". */
  label: string;
}

/** Changes a name that is shown where no pencil can stand, such as on the button that opens a part. */
export function EditName({ text, path, label }: EditNameProps) {
  const { canEdit, isEditing, pencil, start, save, stop } = useEditing();
  if (isEditing) {
    return (
      <TextEditor
        initial={text}
        label={label}
        singleLine
        allowEmpty={false}
        hint="Enter saves, Escape cancels"
        onSave={(changed) => save(path, changed)}
        onCancel={stop}
      />
    );
  }
  if (!canEdit || text === '') return null;
  return (
    <button
      ref={pencil}
      type="button"
      aria-label={`Edit ${label}`}
      data-print="hide"
      className="flex w-fit items-center gap-1.5 rounded-sm text-sm text-ink-faint hover:text-ink"
      onClick={start}
    >
      <Pencil className="size-3.5" aria-hidden="true" />
      Edit {label}
    </button>
  );
}
