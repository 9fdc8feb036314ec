import type { ReactNode } from 'react';

import { cn } from '#ui/class-names.ts';

import type { ContentPath } from '../edit-content.ts';
import { docText } from './block.tsx';
import { CopyText } from './copy-part.tsx';
import { EditableText } from './editable-text.tsx';
import { MailLink } from './mail-link.tsx';
import type { MessageKind } from './message-kind.ts';
import { SpeakingTimer } from './speaking-timer.tsx';

interface MessageCardProps {
  /** A mail looks like a mail, a text like one on a phone, and what is said has a timer. */
  kind: MessageKind;
  /** What it is and what is known about it. */
  heading: ReactNode;
  /** Whom it is for. */
  to?: ReactNode;
  toName?: string;
  subject?: { text: string; path: ContentPath | undefined };
  text: string;
  /** Without one it can only be read. */
  path: ContentPath | undefined;
  label: string;
  note?: ReactNode;
}

/** Words to send or to say, with what can be done with them. */
export function MessageCard(props: MessageCardProps) {
  const { kind, heading, to, toName = 'To', subject, text, path, label, note } = props;
  const whole = subject?.text ? `Subject: ${subject.text}\n\n${text}` : text;
  const words = text && (
    <EditableText
      as="div"
      path={path}
      text={text}
      label={label.toLowerCase()}
      canReword
      className={cn('max-w-[65ch]', kind === 'text' ? 'text-md leading-snug' : docText)}
    />
  );
  return (
    <article className="min-w-0 overflow-clip rounded border bg-paper">
      <header className="flex items-start gap-x-2 border-b px-4 py-1.5 @max-md:flex-wrap">
        <div className="flex min-h-8 min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 text-sm @max-md:basis-full">
          {heading}
        </div>
        <div className="-mr-3 flex shrink-0 flex-wrap items-center @max-md:-ml-3">
          {kind === 'mail' && <MailLink subject={subject?.text ?? ''} body={text} />}
          <CopyText text={whole} label={label} />
        </div>
      </header>
      {kind === 'mail' && (to || subject?.text) && (
        <dl className="divide-y border-b bg-surface px-4 text-sm">
          {subject?.text && (
            <MailRow name="Subject">
              <Subject {...subject} />
            </MailRow>
          )}
          {to && <MailRow name={toName}>{to}</MailRow>}
        </dl>
      )}
      <div
        className={cn(
          'group/part relative grid gap-3 px-4 py-4',
          kind === 'mail' && 'bg-surface',
          kind === 'text' && 'bg-sunken',
        )}
      >
        {kind !== 'mail' && subject?.text && <Subject {...subject} />}
        {kind === 'voice' && <SpeakingTimer script={text} />}
        {kind === 'text' ? <Bubble>{words}</Bubble> : words}
        {note}
      </div>
    </article>
  );
}

function MailRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-3 py-1.5">
      <dt className="w-16 shrink-0 text-ink-faint">{name}</dt>
      <dd className="min-w-0 flex-1">{children}</dd>
    </div>
  );
}

function Subject({ text, path }: { text: string; path: ContentPath | undefined }) {
  return (
    <EditableText
      path={path}
      text={text}
      label="subject"
      className="min-w-0 text-base font-semibold"
    />
  );
}

/** As a phone shows what was sent from it. */
function Bubble({ children }: { children: ReactNode }) {
  return (
    <div className="ml-auto w-fit max-w-[26rem] rounded-lg rounded-br-sm bg-accent-soft px-3.5 py-2.5">
      {children}
    </div>
  );
}
