import { useQuery } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { type ReactNode, useId, useState } from 'react';

import type { JobQuestions } from '#shared/answers.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { useMay } from '#web/features/organizations/rights.tsx';

import { AskDialog } from './ask-dialog.tsx';
import { countAnswered, isLive, linkStateWords } from './link-words.ts';
import { QuestionList } from './question-list.tsx';
import { questionsQuery } from './question-queries.ts';

interface OpenQuestionsProps {
  jobId: number;
  /** Beside the button that asks somebody, such as the way to the alignment sheet. */
  actions?: ReactNode;
}

/** The one list of what a job leaves open, on its page and in the intake tool. */
export function OpenQuestions({ jobId, actions }: OpenQuestionsProps) {
  const headingId = useId();
  const { data: questions, error, refetch } = useQuery(questionsQuery(jobId));
  const may = useMay();
  const mayAsk = may('answer-links.manage');
  const [isAsking, setIsAsking] = useState(false);
  const [linksFirst, setLinksFirst] = useState(false);
  function openDialog(shows: { linksFirst: boolean }) {
    setLinksFirst(shows.linksFirst);
    setIsAsking(true);
  }
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 gap-3">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2
            id={headingId}
            className="flex items-baseline gap-2 text-lg font-semibold tracking-tight"
          >
            Open questions{' '}
            {questions && (
              <span className="tabular text-sm font-normal text-ink-faint">
                {questions.open.length}
              </span>
            )}
          </h2>
          <p className="text-ink-soft">
            {questions ? describe(questions, may('answers.give')) : 'Being listed...'}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {actions}
          {mayAsk && (
            <Button
              size="sm"
              disabled={!questions}
              onClick={() => openDialog({ linksFirst: false })}
            >
              <Send aria-hidden="true" /> Ask the hiring manager
            </Button>
          )}
        </div>
      </header>
      {questions && mayAsk && (
        <Asked links={questions.links} onOpen={() => openDialog({ linksFirst: true })} />
      )}
      {questions && <QuestionList jobId={jobId} questions={questions} />}
      {!questions && error && (
        <LoadFailure
          error={error}
          sentence="The open questions could not be loaded."
          onRetry={() => void refetch()}
        />
      )}
      {!questions && !error && <Skeleton className="h-[90svh] sm:h-96" />}
      {questions && mayAsk && (
        <AskDialog
          {...{ jobId, questions, linksFirst }}
          open={isAsking}
          onOpenChange={setIsAsking}
        />
      )}
    </section>
  );
}

function describe({ open, answers }: JobQuestions, mayAnswer: boolean): string {
  if (open.length > 0) {
    return mayAnswer ? 'Answer here, or ask whoever knows.' : 'What the job does not say yet.';
  }
  return answers.length > 0
    ? 'Everything that was asked has an answer.'
    : 'The job leaves nothing open.';
}

interface AskedProps {
  links: JobQuestions['links'];
  onOpen: () => void;
}

/** Whom we wait for, one press from copying, reminding and withdrawing. */
function Asked({ links, onOpen }: AskedProps) {
  const live = links.filter(isLive);
  if (live.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {live.map((link) => (
        <li key={link.id}>
          <button
            type="button"
            onClick={onOpen}
            className="tabular flex flex-wrap items-center gap-x-2 rounded border bg-surface px-3 py-1.5 text-left text-sm hover:border-line-strong hover:bg-sunken"
          >
            <span className="font-medium wrap-anywhere">{link.name}</span>
            <span className="text-ink-soft">
              {linkStateWords[link.state].label}, {countAnswered(link)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
