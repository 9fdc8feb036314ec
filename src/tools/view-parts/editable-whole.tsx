import type { ReactNode } from 'react';

import type { ContentPath } from '../edit-content.ts';
import { EditButton } from './edit-button.tsx';
import { TextEditor } from './text-editor.tsx';
import { useEditing } from './use-editing.tsx';
import { useView } from './view-context.tsx';

interface EditableWholeProps {
  text: string;
  path: ContentPath;
  label: string;
  /** How the text is drawn while it is not edited. */
  children: ReactNode;
}

/** A text that is drawn in its own way and edited as one. */
export function EditableWhole({ text, path, label, children }: EditableWholeProps) {
  const { onEdit } = useView();
  const { isEditing, pencil, start, stop } = useEditing();
  if (!onEdit) return children;
  if (isEditing) {
    return (
      <TextEditor
        initial={text}
        label={label}
        singleLine={false}
        allowEmpty={false}
        hint="Ctrl+Enter saves, Escape cancels"
        onSave={(changed) => {
          onEdit(path, changed);
          stop();
        }}
        onCancel={stop}
      />
    );
  }
  return (
    <div className="group/edit relative min-w-0">
      {children}
      <EditButton ref={pencil} label={label} onPress={start} className="absolute top-2 right-2" />
    </div>
  );
}
