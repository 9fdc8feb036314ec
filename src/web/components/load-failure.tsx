import { Button } from '#ui/button.tsx';
import { describeError } from '#web/lib/api-error.ts';

import { Notice } from './notice.tsx';

interface LoadFailureProps {
  error: Error;
  /** What could not be loaded, as a sentence, for when the server said nothing. */
  sentence: string;
  onRetry: () => void;
}

export function LoadFailure({ error, sentence, onRetry }: LoadFailureProps) {
  return (
    <Notice tone="bad">
      <p>{describeError(error, sentence)}</p>
      <Button variant="outline" size="sm" className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
