import { buttonClass } from '#ui/button-class.ts';
import { Button } from '#ui/button.tsx';
import { describeError, isUnauthorized } from '#web/lib/api-error.ts';
import { signInAddress } from '#web/lib/log-in-again.ts';

import { Notice } from './notice.tsx';

interface LoadFailureProps {
  error: Error;
  /** What could not be loaded, as a sentence, for when the server said nothing. */
  sentence: string;
  onRetry: () => void;
}

export function LoadFailure({ error, sentence, onRetry }: LoadFailureProps) {
  // Without a session nothing is gained by trying again.
  if (isUnauthorized(error)) {
    return (
      <Notice tone="bad">
        <p>You are logged out. Sign in to go on where you were.</p>
        <a
          href={signInAddress()}
          className={buttonClass({ variant: 'outline', size: 'sm', className: 'mt-2' })}
        >
          Sign In
        </a>
      </Notice>
    );
  }
  return (
    <Notice tone="bad">
      <p>{describeError(error, sentence)}</p>
      <Button variant="outline" size="sm" className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
