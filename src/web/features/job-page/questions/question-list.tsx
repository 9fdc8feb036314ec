import { useRef, useState } from 'react';

import type { JobQuestions } from '#shared/answers.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { keepAnswersIn } from '#web/features/answering/kept-answers.ts';
import { useSession } from '#web/lib/session.ts';

import { Dispute } from './dispute.tsx';
import { QuestionRow } from './question-row.tsx';
import { SettledAnswers } from './settled-answers.tsx';
import { sortAnswers } from './sort-answers.ts';

interface QuestionListProps {
  jobId: number;
  questions: JobQuestions;
}

const shownFirst = 5;

/** What is to decide, what is open in the order the rest depends on it, and what is settled. */
export function QuestionList({ jobId, questions }: QuestionListProps) {
  const { open, answers } = questions;
  const { disputes, onOpen, settled } = sortAnswers(questions);
  const userId = useSession().session?.user.id ?? '';
  const [kept] = useState(() => keepAnswersIn(() => sessionStorage, `${userId}:job:${jobId}`));
  // Whoever comes back to what they had begun to type finds it open.
  const [openKey, setOpenKey] = useState(() => open.find(({ key }) => kept.read().has(key))?.key);
  const [isPressed, setIsPressed] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const [told, setTold] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const shown = showsAll ? open : open.slice(0, shownFirst);

  function goOn(key: string) {
    setOpenKey(undefined);
    setTold('Saved');
    const next = list.current
      ?.querySelector(`[data-question="${CSS.escape(key)}"]`)
      ?.nextElementSibling?.querySelector('button');
    next?.focus();
  }

  return (
    <div className="grid gap-4">
      {disputes.length > 0 && <Disputes {...{ jobId, disputes, answers }} />}
      {open.length > 0 && (
        <ol ref={list} aria-label="Open questions" className="divide-y border-y">
          {shown.map((question) => (
            <QuestionRow
              key={question.key}
              {...{ jobId, question, kept }}
              given={onOpen(question.key)}
              isOpen={openKey === question.key}
              takesFocus={isPressed}
              onOpen={() => {
                setOpenKey(question.key);
                setIsPressed(true);
                setTold('');
              }}
              onClose={() => setOpenKey(undefined)}
              onSaved={() => goOn(question.key)}
            />
          ))}
        </ol>
      )}
      {open.length > shown.length && (
        <Button
          variant="link"
          size="sm"
          className="justify-self-start"
          onClick={() => setShowsAll(true)}
        >
          Show all {open.length} questions
        </Button>
      )}
      {settled.length > 0 && (
        <Disclosure
          title={`Answered (${settled.length})`}
          defaultOpen={open.length === 0}
          panelClassName="pt-2"
        >
          <SettledAnswers {...{ jobId, kept }} groups={settled} />
        </Disclosure>
      )}
      <output className="sr-only">{told}</output>
    </div>
  );
}

interface DisputesProps extends Pick<QuestionListProps, 'jobId'>, Pick<JobQuestions, 'answers'> {
  disputes: ReturnType<typeof sortAnswers>['disputes'];
}

function Disputes({ jobId, disputes, answers }: DisputesProps) {
  return (
    <section aria-label="To decide">
      <h3 className="text-sm font-medium text-ink-faint">To decide ({disputes.length})</h3>
      <div className="divide-y">
        {disputes.map((dispute) => (
          <Dispute
            key={dispute.id}
            {...{ jobId, dispute }}
            counting={answers.find(({ key, counts }) => counts && key === dispute.key)}
          />
        ))}
      </div>
    </section>
  );
}
