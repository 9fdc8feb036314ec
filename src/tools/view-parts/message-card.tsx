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
  underSubject?: ReactNode;
  text: string;
  path: ContentPath;
  label: string;
  note?: ReactNode;
}

/** Words to send or to say, with what can be done with them. */
export function MessageCard(props: MessageCardProps) {
  const { heading, actions, subject, underSubject, text, path, label, note } = props;
  const whole = subject?.text ? `Subject: ${subject.text}\n\n${text}` : text;
  return (
    <article className="min-w-0 rounded border bg-paper">
      <header className="flex items-start gap-x-2 border-b px-4 py-1.5 @max-md:flex-wrap">
        <div className="flex min-h-8 min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 text-sm @max-md:basis-full">
          {heading}
        </div>
        <div className="flex shrink-0 items-center @max-md:-ml-3">
          {actions}
          <CopyText text={whole} label={label} />
        </div>
      </header>
      <div className="group/part relative grid gap-3 px-4 py-4">
        {subject?.text && (
          <div className="flex items-baseline gap-2">
            <span className="shrink-0 text-sm text-ink-soft">Subject</span>
            <EditableText
              path={subject.path}
              text={subject.text}
              label="subject"
              className="min-w-0 font-serif text-md font-semibold"
            />
          </div>
        )}
        {underSubject}
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
