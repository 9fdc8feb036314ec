import { cn } from '#ui/class-names.ts';

import type { ContentPath } from '../edit-content.ts';
import { EditButton } from './edit-button.tsx';
import { markBlanks } from './mark-blanks.tsx';
import { TextEditor } from './text-editor.tsx';
import { useEditing } from './use-editing.tsx';

interface EditableTextProps {
  text: string;
  /** Where it lies in the stored content; without one it can only be read. */
  path?: ContentPath;
  /** What it is, for the name of the pencil: "Edit opening hook". */
  label: string;
  as?: 'p' | 'span' | 'h4' | 'div';
  className?: string;
  /** Words to send, which a language model may be asked to say anew. */
  canReword?: boolean;
}

const longestLine = 80;

/** Where it only shows under a pointer, the pencil takes no room: it must not break a line that is full. */
const hangingClass = '-my-1 sm:pointer-fine:-mr-6';

/** A text of the content, with a pencil where the person may change it. */
export function EditableText({
  text,
  path,
  label,
  as: Element = 'p',
  className,
  canReword = false,
}: EditableTextProps) {
  const { canEdit, isEditing, pencil, start, editor } = useEditing(path, label);
  const look = cn('whitespace-pre-line wrap-anywhere', className);
  if (isEditing) {
    const singleLine = text.length <= longestLine && !text.includes('\n');
    return (
      <TextEditor
        {...editor}
        initial={text}
        singleLine={singleLine}
        canReword={canReword}
        hint={singleLine ? 'Enter saves, Escape cancels' : 'Ctrl+Enter saves, Escape cancels'}
        onSave={editor.save}
      />
    );
  }
  if (!canEdit) {
    return (
      <Element dir="auto" className={look}>
        {markBlanks(text)}
      </Element>
    );
  }
  return (
    <Element dir="auto" className={cn('group/edit', look)}>
      {markBlanks(text)}
      <EditButton ref={pencil} label={label} onPress={start} className={hangingClass} />
    </Element>
  );
}
