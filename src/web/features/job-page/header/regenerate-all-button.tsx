import RefreshCw from 'lucide-react/icons/refresh-cw';

import { Button } from '#ui/button.tsx';

import { ReplaceEditsQuestion } from '../replace-edits-question.tsx';
import { useRegenerateAll } from '../use-writing.ts';

export function RegenerateAllButton({ jobId }: { jobId: number }) {
  const { isBusy, start, question } = useRegenerateAll(jobId);
  return (
    <>
      <Button variant="outline" busy={isBusy} onClick={start}>
        {!isBusy && <RefreshCw aria-hidden="true" />} Regenerate All
      </Button>
      <ReplaceEditsQuestion {...question} busy={isBusy} subject="all" />
    </>
  );
}
