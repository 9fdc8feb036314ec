import type { ContentPath } from '../edit-content.ts';
import { docText } from './block.tsx';
import { EditableWhole } from './editable-whole.tsx';

interface TextBoxProps {
  text: string;
  path: ContentPath;
  label: string;
}

/** Text to be taken elsewhere as a whole, in a box that can be selected but not typed into. */
export function TextBox({ text, path, label }: TextBoxProps) {
  return (
    <EditableWhole text={text} path={path} label={label}>
      <textarea
        readOnly
        dir="auto"
        aria-label={label}
        value={text}
        rows={3}
        className={`block field-sizing-content max-h-[60dvh] w-full resize-none rounded border bg-paper p-4 pr-10 ${docText}`}
      />
    </EditableWhole>
  );
}
