import { useId } from 'react';

import type { AskedQuestion, GivenAnswer } from '#shared/answers.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMay } from '#web/features/organizations/rights.tsx';
import { sayDay, stateWords } from '#web/features/answering/answer-words.ts';
import type { KeptAnswers } from '#web/features/answering/kept-answers.ts';

import { AnswerForm } from './answer-form.tsx';
import { AnswerLine } from './answer-line.tsx';
import { DecideButton } from './decide-button.tsx';
import { nameTools } from './tool-names.ts';

interface QuestionRowProps {
  jobId: number;
  question: AskedQuestion;
  /** What was said about it, though it is still open. */
  given: readonly GivenAnswer[];
  isOpen: boolean;
  /** It was opened by a press, and not because something typed was found. */
  takesFocus: boolean;
  kept: KeptAnswers;
  onOpen: () => void;
  onClose: () => void;
  onSaved: () => void;
}

export function QuestionRow(props: QuestionRowProps) {
  const { jobId, question, given, isOpen, kept, onOpen } = props;
  const mayAnswer = useMay()('answers.give');
  const askId = useId();
  const whyId = useId();
  const { ask, why, owner, tools } = question;
  const counting = given.find(({ counts }) => counts);
  return (
    <li data-question={question.key} className="grid gap-3 py-3">
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 gap-0.5">
          <p id={askId} dir="auto" className="font-medium wrap-anywhere">
            {ask}
          </p>
          <p id={whyId} className="text-sm text-ink-soft wrap-anywhere">
            {why}
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-faint">
            <Badge variant="outline">{owner}</Badge>
            {counting && counting.state !== 'said' && (
              <>
                <Badge variant="yellow">{stateWords[counting.state]}</Badge>
                <span>{[counting.by.name, sayDay(counting.at)].filter(Boolean).join(', ')}</span>
              </>
            )}
            {tools.length > 0 && <span>Changes {nameTools(tools)}</span>}
          </p>
        </div>
        {!isOpen && mayAnswer && (
          <Button variant="outline" size="sm" aria-describedby={askId} onClick={onOpen}>
            Answer
          </Button>
        )}
      </div>
      {given
        .filter((answer) => !answer.counts)
        .map((answer) => (
          <AnswerLine
            key={answer.id}
            answer={answer}
            note="does not count yet"
            actions={
              answer.state === 'said' && (
                <DecideButton
                  {...{ jobId, answer }}
                  take
                  variant="outline"
                  aria-label={`Take this: ${ask}`}
                >
                  Take this
                </DecideButton>
              )
            }
          />
        ))}
      {counting && counting.said !== '' && <AnswerLine answer={counting} />}
      {isOpen && mayAnswer && (
        <AnswerForm
          {...{ jobId, question, kept }}
          takesFocus={props.takesFocus}
          labelledBy={askId}
          describedBy={whyId}
          onSaved={props.onSaved}
          onCancel={props.onClose}
        />
      )}
    </li>
  );
}
