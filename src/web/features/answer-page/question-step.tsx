import { type Ref, useId } from 'react';

import type { AnswerPage } from '#shared/answers.ts';
import { Button } from '#ui/button.tsx';
import { AnswerField } from '#web/features/answering/answer-field.tsx';

import type { Answers } from './use-answers.ts';

type Question = AnswerPage['questions'][number];

interface QuestionStepProps {
  question: Question;
  answers: Answers;
  heading: Ref<HTMLHeadingElement>;
  onNext: () => void;
}

const instead = [
  { state: 'unknown', label: 'I do not know' },
  { state: 'ask-hr', label: 'Ask HR' },
] as const;

/** One question, why it is asked, and the box that fits it. */
export function QuestionStep({ question, answers, heading, onNext }: QuestionStepProps) {
  const askId = useId();
  const whyId = useId();
  const { key, ask, why } = question;
  const { state, said } = answers.answers.get(key) ?? { state: 'said', said: '' };
  const earlier = question.answer?.state === 'said' ? question.answer.said : '';
  const type = (text: string) => answers.answer(key, { state: 'said', said: text });
  return (
    <div className="grid gap-6">
      <div>
        <h1
          ref={heading}
          id={askId}
          tabIndex={-1}
          className="font-serif text-2xl leading-snug tracking-tight wrap-anywhere outline-none"
        >
          {ask}
        </h1>
        <p id={whyId} className="mt-2 text-md text-ink-soft wrap-anywhere">
          {why}
        </p>
      </div>
      <AnswerField
        question={question}
        labelledBy={askId}
        describedBy={whyId}
        value={said}
        onChange={type}
        onEnter={onNext}
        size="large"
      />
      {earlier !== '' && state === 'said' && said.trim() === '' && (
        <p className="text-ink-soft wrap-anywhere">
          Until you write another answer, the one you gave counts: “{earlier}”.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {instead.map((choice) => {
          const isChosen = state === choice.state;
          return (
            <Button
              key={choice.state}
              variant={isChosen ? 'secondary' : 'outline'}
              aria-pressed={isChosen}
              onClick={() =>
                answers.answer(
                  key,
                  { state: isChosen ? 'said' : choice.state, said },
                  { now: true },
                )
              }
            >
              {choice.label}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
