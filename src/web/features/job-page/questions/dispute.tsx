import { useId } from 'react';

import type { GivenAnswer } from '#shared/answers.ts';

import { AnswerLine } from './answer-line.tsx';
import { DecideButton } from './decide-button.tsx';

interface DisputeProps {
  jobId: number;
  dispute: GivenAnswer;
  /** The answer that counts now, where it is one and not the text. */
  counting: GivenAnswer | undefined;
}

/** Two sides of one matter, beside each other, for somebody to choose between. */
export function Dispute({ jobId, dispute, counting }: DisputeProps) {
  const headingId = useId();
  const subject = dispute.replaces === null ? dispute.ask : (dispute.topic ?? dispute.ask);
  return (
    <section aria-labelledby={headingId} className="grid gap-3 py-4">
      <h4 id={headingId} className="font-medium wrap-anywhere">
        {subject}
      </h4>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid content-between gap-3 border-l-2 border-line pl-3">
          {counting ? (
            <AnswerLine answer={counting} note="counts now" />
          ) : (
            <div>
              <p dir="auto" className="font-serif text-md whitespace-pre-line wrap-anywhere">
                {dispute.replaces ?? dispute.against}
              </p>
              <p className="text-sm text-ink-faint">The job as it is written</p>
            </div>
          )}
          <div>
            <DecideButton
              {...{ jobId, answer: dispute }}
              take={false}
              variant="outline"
              aria-label={`${keepLabel(counting)}: ${subject}`}
            >
              {keepLabel(counting)}
            </DecideButton>
          </div>
        </div>
        <div className="grid content-between gap-3 border-l-2 border-accent pl-3">
          <AnswerLine answer={dispute} />
          <div>
            <DecideButton
              {...{ jobId, answer: dispute }}
              take
              variant="outline"
              aria-label={`Take this: ${subject}`}
            >
              Take this
            </DecideButton>
          </div>
        </div>
      </div>
    </section>
  );
}

const keepLabel = (counting: GivenAnswer | undefined) => (counting ? 'Keep this' : 'Keep the text');
