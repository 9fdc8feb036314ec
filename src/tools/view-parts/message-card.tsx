import type { ReactNode } from 'react';

import type { ContentPath } from '../edit-content.ts';
import { docText } from './block.tsx';
import { CopyText } from './copy-part.tsx';
import { EditableText } from './editable-text.tsx';

interface MessageCardProps {
  /** What it is and what is known about it. */
  heading: ReactNode;
  /** Other things to do with it, before Copy. */
  actions?: ReactNode;
  subject?: { text: string; path: ContentPath };
  text: string;
  path: ContentPath;
  label: string;
  note?: ReactNode;
}

/** Words to send or to say, with what can be done with them. */
export function MessageCard(props: MessageCardProps) {
  const { heading, actions, subject, text, path, label, note } = props;
  const whole = subject?.text ? `Subject: ${subject.text}\n\n${text}` : text;
  return (
    <article className="min-w-0 rounded border bg-paper">
      <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b px-4 py-1.5">
        <div className="mr-auto flex min-w-0 flex-wrap items-center gap-2 text-sm">{heading}</div>
        {actions}
        <CopyText text={whole} label={label} />
      </header>
      <div className="grid gap-3 px-4 py-4">
        {subject?.text && (
          <EditableText
            path={subject.path}
            text={subject.text}
            label="subject"
            className="font-serif text-md font-semibold"
          />
        )}
        {text && (
          <EditableText
            as="div"
            path={path}
            text={text}
            label={label.toLowerCase()}
            className={`max-w-[65ch] ${docText}`}
          />
        )}
        {note}
      </div>
    </article>
  );
}
