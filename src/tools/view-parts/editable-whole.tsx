import type { ReactNode } from 'react';

import type { ContentPath } from '../edit-content.ts';
import { EditButton } from './edit-button.tsx';
import { TextEditor } from './text-editor.tsx';
import { useEditing } from './use-editing.tsx';

interface EditableWholeProps {
  text: string;
  path: ContentPath;
  label: string;
  /** How the text is drawn while it is not edited. */
  children: ReactNode;
}

/** A text that is drawn in its own way and edited as one. */
export function EditableWhole({ text, path, label, children }: EditableWholeProps) {
  const { canEdit, isEditing, pencil, start, editor } = useEditing(path, label);
  if (isEditing) {
    return (
      <TextEditor
        {...editor}
        initial={text}
        singleLine={false}
        hint="Ctrl+Enter saves, Escape cancels"
        onSave={editor.save}
      />
    );
  }
  if (!canEdit) return children;
  return (
    <div className="group/edit relative min-w-0">
      {children}
      <EditButton ref={pencil} label={label} onPress={start} className="absolute top-2 right-2" />
    </div>
  );
}
