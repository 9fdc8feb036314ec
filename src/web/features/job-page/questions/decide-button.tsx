import type { GivenAnswer } from '#shared/answers.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { Allowed } from '#web/features/organizations/rights.tsx';

import { decideAnswer } from './question-calls.ts';
import { useQuestionChange } from './use-question-change.ts';

interface DecideButtonProps extends Pick<ButtonProps, 'variant' | 'children' | 'aria-label'> {
  jobId: number;
  answer: GivenAnswer;
  take: boolean;
}

/** "Take this" and "Keep the text": from then on the tools are written from what was chosen. */
export function DecideButton({ jobId, answer, take, ...button }: DecideButtonProps) {
  const decide = useQuestionChange({
    jobId,
    send: () => decideAnswer(jobId, answer.id, take),
    failed: 'The decision could not be saved',
  });
  return (
    <Allowed to="answers.give">
      <Button
        size="sm"
        {...button}
        busy={decide.isPending}
        busyLabel="Saving..."
        onClick={() => decide.mutate()}
      />
    </Allowed>
  );
}
