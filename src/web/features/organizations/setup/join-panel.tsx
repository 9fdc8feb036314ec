import { useQuery } from '@tanstack/react-query';
import MailOpen from 'lucide-react/icons/mail-open';

import type { PendingInvitation } from '#shared/organization.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';

import { pendingInvitationsQuery, waitingInvitationsQuery } from '../organization-queries.ts';
import { InvitationCard } from './invitation-card.tsx';
import { OpenedInvitation } from './opened-invitation.tsx';
import type { Accept } from './use-setup.ts';
import { WaitingInvitationNotice } from './waiting-invitation-notice.tsx';

interface JoinPanelProps {
  email: string;
  /** What became of the mailed link that was opened, if that is how the person came here. */
  opened: { error: Error | null; refetch: () => unknown };
  invitations: PendingInvitation[];
  accept: Accept;
}

export function JoinPanel({ email, opened, invitations, accept }: JoinPanelProps) {
  const { error, isFetching, refetch } = useQuery(pendingInvitationsQuery);
  const { data: { waiting } = {}, refetch: askAgain } = useQuery(waitingInvitationsQuery);
  if (error) {
    return (
      <LoadFailure
        error={error}
        sentence="Your invitations could not be loaded."
        onRetry={() => void refetch()}
      />
    );
  }
  const isEmpty = invitations.length === 0;
  // Whoever has the mail's link open before them need not be told to look for it.
  const looksIntoMail = waiting === true && isEmpty;

  return (
    <div className="grid gap-3">
      {opened.error && (
        <OpenedInvitation error={opened.error} onRetry={() => void opened.refetch()} />
      )}
      {invitations.map((invitation) => (
        <InvitationCard key={invitation.id} invitation={invitation} accept={accept} />
      ))}
      {looksIntoMail && <WaitingInvitationNotice />}
      {isEmpty && !looksIntoMail && (
        <EmptyState
          icon={MailOpen}
          title="No Pending Invitations"
          level={3}
          description={`Ask an admin of your organization to invite ${email}.`}
        >
          <Button
            variant="outline"
            busy={isFetching}
            onClick={() => void Promise.all([refetch(), askAgain()])}
          >
            Check again
          </Button>
        </EmptyState>
      )}
    </div>
  );
}
