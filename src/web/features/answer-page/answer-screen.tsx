import { useMutation } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type RefObject, useState } from 'react';

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
import { type Answers, useAnswers } from './use-answers.ts';
import { useHeadingFocus, useStep } from './use-step.ts';

const notSaved = 'Not everything could be saved yet. Check your connection, then press Done again.';

export function AnswerScreen({ token, page }: { token: string; page: AnswerPage }) {
  const { questions } = page;
  const answers = useAnswers(token, page);
  const { step, go } = useStep(questions.length);
  const heading = useHeadingFocus(step);
  const { isDone, done } = useDone(token, { page, answers, heading });
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
    return (
      <PageFrame bar={<StartBar questions={questions} answers={answers} onStart={goTo} />}>
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
            <DoneButton done={done} />
          </>
        )
      }
    >
      <EndStep {...{ page, answers, isDone, heading }} onOpen={goTo} />
    </PageFrame>
  );
}

interface DoneOptions {
  page: AnswerPage;
  answers: Answers;
  heading: RefObject<HTMLElement | null>;
}

function useDone(token: string, { page, answers, heading }: DoneOptions) {
  // Whoever changes something afterwards has to say again that they are through.
  const [doneVersion, setDoneVersion] = useState(page.completedAt === null ? undefined : 0);
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
  return { isDone: doneVersion === answers.version, done };
}

interface StartBarProps {
  questions: AnswerPage['questions'];
  answers: Answers;
  onStart: (index: number) => void;
}

function StartBar({ questions, answers, onStart }: StartBarProps) {
  const first = questions.findIndex(({ key }) => !isAnswered(answers, key));
  return (
    <>
      <SaveLine states={answers.states} />
      <Button
        size="lg"
        className="ml-auto"
        onClick={() => onStart(first === -1 ? questions.length : first)}
      >
        {first > 0 ? 'Go on' : first === 0 ? 'Start' : 'Look over the answers'}
        <ArrowRight aria-hidden="true" />
      </Button>
    </>
  );
}

function DoneButton({ done }: { done: ReturnType<typeof useDone>['done'] }) {
  return (
    <>
      {done.error && (
        <p role="alert" className="min-w-0 flex-1 text-sm text-danger">
          {describeError(done.error, notSaved)}
        </p>
      )}
      <Button size="lg" busy={done.isPending} busyLabel="Sending..." onClick={() => done.mutate()}>
        Done
      </Button>
    </>
  );
}
