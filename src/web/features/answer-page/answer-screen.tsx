import { useMutation } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState } from 'react';

import type { AnswerPage } from '#shared/answers.ts';
import { Button } from '#ui/button.tsx';
import { describeError } from '#web/lib/api-error.ts';

import { sendDone } from './answer-page-queries.ts';
import { EndStep, isAnswered } from './end-step.tsx';
import { PageFrame } from './page-frame.tsx';
import { ProgressMarks } from './progress-marks.tsx';
import { QuestionStep } from './question-step.tsx';
import { SaveLine } from './save-line.tsx';
import { StartStep } from './start-step.tsx';
import { useAnswers } from './use-answers.ts';
import { useHeadingFocus, useStep } from './use-step.ts';

const notSaved = 'Not everything could be saved yet. Check your connection, then press Done again.';

export function AnswerScreen({ token, page }: { token: string; page: AnswerPage }) {
  const { questions } = page;
  const answers = useAnswers(token, page);
  const { step, go } = useStep(questions.length);
  const heading = useHeadingFocus(step);
  // Whoever changes something afterwards has to say again that they are through.
  const [doneVersion, setDoneVersion] = useState(page.completedAt === null ? undefined : 0);
  const isDone = doneVersion === answers.version;
  const done = useMutation({
    mutationFn: async () => {
      if (!(await answers.flush())) throw new Error(notSaved);
      return sendDone(token);
    },
    onSuccess: () => {
      setDoneVersion(answers.version);
      scrollTo({ top: 0 });
      heading.current?.focus({ preventScroll: true });
    },
  });
  const goTo = (index: number) =>
    go(index < questions.length ? { at: 'question', index } : { at: 'end' });
  const index = step.at === 'question' ? step.index : questions.length;
  const question = step.at === 'question' ? questions[step.index] : undefined;

  const back = (
    <Button
      variant="link"
      size="lg"
      onClick={() => (index === 0 ? go({ at: 'start' }) : goTo(index - 1))}
    >
      Back
    </Button>
  );

  if (step.at === 'start') {
    const first = questions.findIndex(({ key }) => !isAnswered(answers, key));
    return (
      <PageFrame
        bar={
          <>
            <SaveLine states={answers.states} />
            <Button
              size="lg"
              className="ml-auto"
              onClick={() => goTo(first === -1 ? questions.length : first)}
            >
              {first > 0 ? 'Go on' : first === 0 ? 'Start' : 'Look over the answers'}
              <ArrowRight aria-hidden="true" />
            </Button>
          </>
        }
      >
        <StartStep {...{ page, answers, heading }} />
      </PageFrame>
    );
  }
  if (question) {
    return (
      <PageFrame
        aside={
          <ProgressMarks
            current={index}
            answered={questions.map(({ key }) => isAnswered(answers, key))}
          />
        }
        bar={
          <>
            {back}
            <SaveLine states={answers.states} />
            <Button size="lg" onClick={() => goTo(index + 1)}>
              Next
            </Button>
          </>
        }
      >
        <QuestionStep
          key={question.key}
          {...{ question, answers, heading }}
          onNext={() => goTo(index + 1)}
        />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      bar={
        !isDone && (
          <>
            {back}
            {done.error && (
              <p role="alert" className="min-w-0 flex-1 text-sm text-danger">
                {describeError(done.error, notSaved)}
              </p>
            )}
            <Button
              size="lg"
              busy={done.isPending}
              busyLabel="Sending..."
              onClick={() => done.mutate()}
            >
              Done
            </Button>
          </>
        )
      }
    >
      <EndStep {...{ page, answers, isDone, heading }} onOpen={goTo} />
    </PageFrame>
  );
}
