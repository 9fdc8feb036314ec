import { type ReactNode, type Ref, useId } from 'react';

import type { AnswerPage } from '#shared/answers.ts';
import { sayDay } from '#web/features/answering/answer-words.ts';

import { MustHavesList } from './must-haves-list.tsx';
import { StatedFacts } from './stated-facts.tsx';
import type { Answers } from './use-answers.ts';

interface StartStepProps {
  page: AnswerPage;
  answers: Answers;
  heading: Ref<HTMLHeadingElement>;
}

/** What is known, on one calm screen, before anything is asked. */
export function StartStep({ page, answers, heading }: StartStepProps) {
  const { job, pay, risks, facts } = page;
  return (
    <div className="grid gap-10">
      <div>
        <p className="text-md text-ink-soft">
          Questions for {page.askedOf}, from {page.askedBy}
        </p>
        <h1
          ref={heading}
          tabIndex={-1}
          className="mt-2 font-serif text-3xl tracking-tight wrap-anywhere outline-none"
        >
          {job.title}
        </h1>
        <p className="mt-1 text-md text-ink-soft wrap-anywhere">
          {[job.employer, job.place].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-5 max-w-prose text-md">
          Look over what is known, then answer {countQuestions(page.questions.length)}, one at a
          time. It takes about {countMinutes(page.questions.length)}. Everything is saved as you
          type, and this link opens until{' '}
          <span className="whitespace-nowrap">{sayDay(page.expiresAt)}</span>.
        </p>
      </div>
      {(pay.stated ?? pay.market) !== null && (
        <Part title="Pay">
          <p className="tabular font-serif text-xl wrap-anywhere">
            {pay.stated ?? 'Not stated yet'}
          </p>
          {pay.market && <p className="mt-1 text-ink-soft">{pay.market}</p>}
        </Part>
      )}
      {answers.mustHaves.length > 0 && (
        <Part
          title="Must-haves"
          hint="Put the most important first. What a good candidate could do without is only a wish."
        >
          <MustHavesList mustHaves={answers.mustHaves} onArrange={answers.arrange} />
        </Part>
      )}
      {risks.length > 0 && (
        <Part title="What may make the search hard">
          <ul className="grid gap-2">
            {risks.map((risk) => (
              <li
                key={risk}
                className="relative pl-5 wrap-anywhere before:absolute before:top-2 before:left-0.5 before:size-1.5 before:rounded-full before:bg-yellow-fill"
              >
                {risk}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {facts.length > 0 && (
        <Part title="What the advertisement says" hint="Set right what is not so.">
          <StatedFacts
            facts={facts}
            corrections={answers.corrections}
            onCorrect={answers.correct}
          />
        </Part>
      )}
    </div>
  );
}

interface PartProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

function Part({ title, hint, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        {title}
      </h2>
      {hint && <p className="mt-0.5 text-ink-soft">{hint}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}

const countQuestions = (count: number) => (count === 1 ? 'one question' : `${count} questions`);

const minutesOfQuestion = 0.6;
const smallNumbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function countMinutes(questions: number): string {
  const minutes = Math.max(2, Math.round(questions * minutesOfQuestion));
  return `${smallNumbers[minutes - 2] ?? minutes} minutes`;
}
