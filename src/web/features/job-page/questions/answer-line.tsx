import type { ReactNode } from 'react';

import type { GivenAnswer } from '#shared/answers.ts';
import { formatExactTime } from '#ui/relative-time.ts';
import { sayAnswer, sayDay } from '#web/features/answering/answer-words.ts';

interface AnswerLineProps {
  answer: GivenAnswer;
  /** After who said it, such as that it is not sent yet. */
  note?: string;
  actions?: ReactNode;
}

/** What somebody said, who it was and when. Their words are set like the document they become part of. */
export function AnswerLine({ answer, note, actions }: AnswerLineProps) {
  const { by, at } = answer;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-64">
        <p dir="auto" className="font-serif text-md whitespace-pre-line wrap-anywhere">
          {sayAnswer(answer)}
        </p>
        <p className="text-sm text-ink-faint wrap-anywhere">
          {[by.name, by.as].filter(Boolean).join(', ')},{' '}
          <time dateTime={at} title={formatExactTime(new Date(at))}>
            {sayDay(at)}
          </time>
          {note && `, ${note}`}
        </p>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
