import type { ContentPath } from '../edit-content.ts';
import { docText } from './block.tsx';
import { EditButton } from './edit-button.tsx';
import { TextEditor } from './text-editor.tsx';
import { useEditing } from './use-editing.tsx';
import { useView } from './view-context.tsx';

interface TextBoxProps {
  text: string;
  path: ContentPath;
  label: string;
}

/** Text to be taken elsewhere as a whole, in a box that can be selected but not typed into. */
export function TextBox({ text, path, label }: TextBoxProps) {
  const { onEdit } = useView();
  const { isEditing, pencil, start, stop } = useEditing();
  if (onEdit && isEditing) {
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
      <textarea
        readOnly
        dir="auto"
        aria-label={label}
        value={text}
        rows={3}
        className={`block field-sizing-content max-h-[60dvh] w-full resize-none rounded border bg-paper p-4 pr-10 ${docText}`}
      />
      {onEdit && (
        <EditButton ref={pencil} label={label} onPress={start} className="absolute top-2 right-2" />
      )}
    </div>
  );
}
