import { useId, useState } from 'react';

import { Button } from '#ui/button.tsx';
import { useMay } from '#web/features/organizations/rights.tsx';
import type { KeptAnswers } from '#web/features/answering/kept-answers.ts';

import { AnswerForm } from './answer-form.tsx';
import { AnswerLine } from './answer-line.tsx';
import { DecideButton } from './decide-button.tsx';
import { takeBackAnswer } from './question-calls.ts';
import type { AnswerGroup } from './sort-answers.ts';
import { useQuestionChange } from './use-question-change.ts';

interface SettledAnswersProps {
  jobId: number;
  groups: readonly AnswerGroup[];
  kept: KeptAnswers;
}

/** Who answered what and when; every answer can be changed or taken back. */
export function SettledAnswers({ jobId, groups, kept }: SettledAnswersProps) {
  return (
    <ul className="divide-y border-y">
      {groups.map((group) => (
        <SettledAnswer key={group.key} {...{ jobId, group, kept }} />
      ))}
    </ul>
  );
}

interface SettledAnswerProps {
  jobId: number;
  group: AnswerGroup;
  kept: KeptAnswers;
}

function SettledAnswer({ jobId, group, kept }: SettledAnswerProps) {
  const askId = useId();
  const mayAnswer = useMay()('answers.give');
  const [isOpen, setIsOpen] = useState(false);
  const { key, ask, counting, others } = group;
  const takeBack = useQuestionChange({
    jobId,
    send: () => takeBackAnswer(jobId, key),
    failed: 'The answer could not be taken back',
  });
  // A corrected sentence or an order of must-haves is no question that could be answered in a box.
  const isQuestion = counting?.replaces === null && key !== 'must-haves-order';
  return (
    <li className="grid gap-2 py-3">
      <p id={askId} dir="auto" className="text-ink-soft wrap-anywhere">
        {ask}
      </p>
      {counting && (
        <AnswerLine
          answer={counting}
          actions={
            !isOpen &&
            mayAnswer && (
              <>
                {isQuestion && (
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-describedby={askId}
                    onClick={() => setIsOpen(true)}
                  >
                    Change
                  </Button>
                )}
                <Button
                  variant="ghost"
                  size="sm"
                  aria-describedby={askId}
                  busy={takeBack.isPending}
                  onClick={() => takeBack.mutate()}
                >
                  Take back
                </Button>
              </>
            )
          }
        />
      )}
      {others.map((answer) => (
        <OtherAnswer key={answer.id} {...{ jobId, ask, answer }} />
      ))}
      {isOpen && counting && (
        <AnswerForm
          jobId={jobId}
          question={{ key, kind: 'text', choices: [], unit: null }}
          said={counting.said}
          labelledBy={askId}
          kept={kept}
          onSaved={() => setIsOpen(false)}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </li>
  );
}

interface OtherAnswerProps {
  jobId: number;
  ask: string;
  answer: AnswerGroup['others'][number];
}

function OtherAnswer({ jobId, ask, answer }: OtherAnswerProps) {
  return (
    <AnswerLine
      answer={answer}
      note={answer.counts ? 'says the same' : 'does not count'}
      actions={
        !answer.counts && (
          <DecideButton
            {...{ jobId, answer }}
            take
            variant="ghost"
            aria-label={`Take this: ${ask}`}
          >
            Take this
          </DecideButton>
        )
      }
    />
  );
}
