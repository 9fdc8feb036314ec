import { roleInWords, type OfferedInvitation } from '#shared/organization.ts';
import { Notice } from '#web/components/notice.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';

import { isRefusal } from './offered-invitation.ts';

interface InvitationNoticeProps {
  offer: OfferedInvitation | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** Who invites to what, or at once why the link is of no use. */
export function InvitationNotice({ offer, error, onRetry }: InvitationNoticeProps) {
  if (offer) {
    const { organizationName, inviterName, email, role } = offer;
    return (
      <Notice>
        <p className="wrap-anywhere">
          <strong className="font-medium">An invitation waits for you.</strong>{' '}
          {inviterName ?? 'An admin'} invites you to join{' '}
          <strong className="font-medium">{organizationName}</strong> as {roleInWords[role]}. Sign
          up, or sign in, with {email} and you can accept it right away.
        </p>
      </Notice>
    );
  }
  if (isRefusal(error)) {
    return (
      <Notice tone="bad">
        <p>{error.sentence ?? 'This invitation cannot be accepted.'}</p>
        <p className="mt-1">You can sign up or sign in without it.</p>
      </Notice>
    );
  }
  if (!error) return null;
  return (
    <LoadFailure error={error} sentence="Your invitation could not be read." onRetry={onRetry} />
  );
}
