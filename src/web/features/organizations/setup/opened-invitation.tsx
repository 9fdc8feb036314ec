import { Notice } from '#web/components/notice.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { isRefusal } from '#web/features/auth/offered-invitation.ts';

interface OpenedInvitationProps {
  error: Error;
  onRetry: () => void;
}

/** Why the invitation of the link that was opened is not among those to accept. */
export function OpenedInvitation({ error, onRetry }: OpenedInvitationProps) {
  if (isRefusal(error)) {
    return <Notice tone="bad">{error.sentence ?? 'This invitation cannot be accepted.'}</Notice>;
  }
  return (
    <LoadFailure
      error={error}
      sentence="The invitation you opened could not be read."
      onRetry={onRetry}
    />
  );
}
