import { useEffect, useRef, useState } from 'react';

import type { AnswerSent, AskedQuestion } from '#shared/answers.ts';
import { Button } from '#ui/button.tsx';
import { AnswerField } from '#web/features/answering/answer-field.tsx';
import type { KeptAnswers } from '#web/features/answering/kept-answers.ts';

import { saveAnswer } from './question-calls.ts';
import { useQuestionChange } from './use-question-change.ts';

type Answerable = Pick<AskedQuestion, 'key' | 'kind' | 'choices' | 'unit'>;

interface AnswerFormProps {
  jobId: number;
  question: Answerable;
  /** What counts now, to begin from. */
  said?: string;
  labelledBy: string;
  describedBy?: string;
  kept: KeptAnswers;
  /** A press has just asked for it. */
  takesFocus?: boolean;
  onSaved: () => void;
  onCancel: () => void;
}

/** Answers in place. What is typed stays until it is saved or left by Cancel. */
export function AnswerForm(props: AnswerFormProps) {
  const { jobId, question, kept, takesFocus = true, onSaved, onCancel } = props;
  const [said, setSaid] = useState(() => readKept(kept, question.key) ?? props.said ?? '');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('textarea, input')?.focus();
  }, [takesFocus]);
  const change = useQuestionChange({
    jobId,
    send: async (sent: AnswerSent) => {
      await saveAnswer(jobId, question.key, sent);
      kept.drop(question.key);
      // Before the list is read anew, while the next question can still be told from this one.
      onSaved();
    },
    failed: 'The answer could not be saved',
  });

  function type(text: string) {
    setSaid(text);
    kept.keep(question.key, text);
  }
  function cancel() {
    kept.drop(question.key);
    onCancel();
  }
  const send = (state: AnswerSent['state']) => change.mutate({ state, said: said.trim() });

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (said.trim() !== '') send('said');
      }}
    >
      <AnswerField
        question={question}
        labelledBy={props.labelledBy}
        describedBy={props.describedBy}
        value={said}
        onChange={type}
        onEnter={() => said.trim() !== '' && send('said')}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="sm"
          disabled={said.trim() === ''}
          busy={change.isPending}
          busyLabel="Saving..."
        >
          Save
        </Button>
        <Button variant="outline" size="sm" onClick={() => send('not-decided')}>
          Not decided
        </Button>
        <Button variant="outline" size="sm" onClick={() => send('does-not-apply')}>
          Does not apply
        </Button>
        <Button variant="ghost" size="sm" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function readKept(kept: KeptAnswers, key: string): string | undefined {
  const typed = kept.read().get(key);
  return typeof typed === 'string' ? typed : undefined;
}
