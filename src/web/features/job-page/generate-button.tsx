import type { ToolId } from '#shared/tool-info.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { Allowed } from '#web/features/organizations/rights.tsx';

import { ReplaceEditsQuestion } from './replace-edits-question.tsx';
import { useGenerateTool } from './use-writing.ts';

interface GenerateButtonProps extends Omit<ButtonProps, 'onClick' | 'busy'> {
  jobId: number;
  tool: ToolId;
}

/** Generate, Retry, Regenerate, Write it: starts one tool, and asks before replacing a person's words. Not there for who only reads. */
export function GenerateButton({ jobId, tool, ...button }: GenerateButtonProps) {
  const { isBusy, start, question } = useGenerateTool(jobId, tool);
  return (
    <Allowed to="outputs.write">
      <Button {...button} busy={isBusy} onClick={start} />
      <ReplaceEditsQuestion {...question} busy={isBusy} subject="tool" />
    </Allowed>
  );
}
