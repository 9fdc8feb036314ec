import { useQuery } from '@tanstack/react-query';

import { Notice } from '#web/components/notice.tsx';
import { Button } from '#ui/button.tsx';

import { pendingInvitationsQuery } from '../organization-queries.ts';
import { WaitingInvitationNotice } from './waiting-invitation-notice.tsx';

/** Tells somebody who already has an organization that another one asks for them. */
export function PendingInvitationsNotice({ onReview }: { onReview: () => void }) {
  const { data: invitations = [] } = useQuery(pendingInvitationsQuery);
  const [first] = invitations;
  if (!first) return <WaitingInvitationNotice />;
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          {invitations.length === 1
            ? `You are invited to join ${first.organizationName}.`
            : `You are invited to join ${invitations.length} organizations.`}
        </p>
        <Button variant="link" size="sm" onClick={onReview}>
          Review {invitations.length === 1 ? 'invitation' : 'invitations'}
        </Button>
      </div>
    </Notice>
  );
}
