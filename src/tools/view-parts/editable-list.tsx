import type { ReactNode } from 'react';

import { cn } from '#ui/class-names.ts';

import type { ContentPath } from '../edit-content.ts';
import { EditButton } from './edit-button.tsx';
import { TextEditor } from './text-editor.tsx';
import { useEditing } from './use-editing.tsx';

interface EditableListProps {
  items: readonly string[];
  path?: ContentPath;
  label: string;
  /** Draws the list; bullets where it is not given. */
  children?: ReactNode;
}

/** A list of texts; while it is edited each line is an item. */
export function EditableList({ items, path, label, children }: EditableListProps) {
  const { canEdit, isEditing, pencil, start, editor } = useEditing(path, label);
  const list = children ?? <BulletList items={items} />;
  if (isEditing) {
    return (
      <TextEditor
        {...editor}
        initial={items.map((item) => item.replaceAll('\n', ' ')).join('\n')}
        singleLine={false}
        hint="One item a line. Ctrl+Enter saves, Escape cancels"
        onSave={(text) => editor.save(splitItems(text))}
      />
    );
  }
  if (!canEdit) return list;
  return (
    <div className="group/edit relative min-w-0 pr-7">
      {list}
      <EditButton ref={pencil} label={label} onPress={start} className="absolute top-0 right-0" />
    </div>
  );
}

export function BulletList({
  items,
  ordered = false,
  className,
}: {
  items: readonly string[];
  ordered?: boolean;
  className?: string;
}) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List
      className={cn(
        'grid gap-1.5 pl-5 marker:text-ink-faint',
        ordered ? 'list-decimal' : 'list-disc',
        className,
      )}
    >
      {items.map((item, index) => (
        <li key={index} dir="auto" className="pl-0.5 whitespace-pre-line wrap-anywhere">
          {item}
        </li>
      ))}
    </List>
  );
}

function splitItems(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
