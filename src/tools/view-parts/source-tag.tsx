import type { ContentPath } from '../edit-content.ts';
import { EditableText } from './editable-text.tsx';

/** Where the evidence for something comes from. */
export function SourceTag({ text, path }: { text: string; path: ContentPath }) {
  if (text === '') return null;
  return (
    <EditableText
      as="span"
      path={path}
      text={text}
      label="evidence source"
      className="inline-block w-fit rounded-sm bg-grey-soft px-1.5 py-0.5 text-xs text-ink-soft"
    />
  );
}
