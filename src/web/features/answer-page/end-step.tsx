import CircleCheck from 'lucide-react/icons/circle-check';
import type { Ref } from 'react';

import type { AnswerPage } from '#shared/answers.ts';
import { sayDay, stateWords } from '#web/features/answering/answer-words.ts';

import type { Answers } from './use-answers.ts';

interface EndStepProps {
  page: AnswerPage;
  answers: Answers;
  isDone: boolean;
  heading: Ref<HTMLHeadingElement>;
  onOpen: (index: number) => void;
}

/** All answers to look over, each one press from being changed. */
export function EndStep({ page, answers, isDone, heading, onOpen }: EndStepProps) {
  const open = page.questions.filter(({ key }) => !isAnswered(answers, key)).length;
  return (
    <div className="grid gap-8">
      <div>
        {isDone && <CircleCheck className="mb-3 size-7 text-green" aria-hidden="true" />}
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-serif text-3xl tracking-tight wrap-anywhere outline-none"
        >
          {isDone ? `Thank you, ${page.askedOf}` : 'Is it all there?'}
        </h1>
        <p className="mt-3 max-w-prose text-md text-ink-soft">
          {isDone
            ? `${page.askedBy} has been told, and you can close this page. Until ${sayDay(page.expiresAt)} you can still change an answer: press it, then press Done again.`
            : describeOpen(open, page.askedBy)}
        </p>
      </div>
      <ol className="divide-y border-y">
        {page.questions.map(({ key, ask }, index) => {
          const answer = answers.answers.get(key);
          return (
            <li key={key}>
              <button
                type="button"
                onClick={() => onOpen(index)}
                className="grid w-full gap-1 rounded-sm py-3 text-left hover:bg-sunken"
              >
                <span className="text-ink-soft wrap-anywhere">{ask}</span>
                <span className="font-medium whitespace-pre-line wrap-anywhere">
                  {isAnswered(answers, key) && answer ? (
                    sayMine(answer)
                  ) : (
                    <span className="font-normal text-ink-faint">Still open</span>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

export function isAnswered(answers: Answers, key: string): boolean {
  const answer = answers.answers.get(key);
  return answer !== undefined && (answer.state !== 'said' || answer.said.trim() !== '');
}

type Mine = NonNullable<ReturnType<Answers['answers']['get']>>;

const sayMine = ({ state, said }: Mine) => {
  if (state === 'said') return said;
  return state === 'unknown' ? 'I do not know' : stateWords[state];
};

function describeOpen(open: number, askedBy: string): string {
  const end = `Press Done to tell ${askedBy} that you are through.`;
  if (open === 0) return `Every question has an answer. ${end}`;
  const left = open === 1 ? 'One question is' : `${open} questions are`;
  return `${left} still open; you can leave them so. ${end}`;
}
