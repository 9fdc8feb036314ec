import type { ContentPath } from '../edit-content.ts';
import { EditableText } from './editable-text.tsx';

interface TextTagProps {
  text: string;
  path: ContentPath;
  label?: string;
}

/** A short text set apart, such as a category or where the evidence comes from; it wraps where it is long. */
export function TextTag({ text, path, label = 'evidence source' }: TextTagProps) {
  if (text === '') return null;
  return (
    <EditableText
      as="span"
      path={path}
      text={text}
      label={label}
      className="inline-block w-fit rounded-sm bg-grey-soft px-1.5 py-0.5 text-xs text-ink-soft"
    />
  );
}
