import { useQuery } from '@tanstack/react-query';
import MailOpen from 'lucide-react/icons/mail-open';

import { Button } from '#ui/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';

import { pendingInvitationsQuery } from '../organization-queries.ts';
import { InvitationCard } from './invitation-card.tsx';
import { OpenedInvitation } from './opened-invitation.tsx';
import type { Accept } from './use-setup.ts';

interface JoinPanelProps {
  email: string;
  /** From the mailed link that was opened, if that is how the person came here. */
  openedToken: string | null;
  accept: Accept;
}

export function JoinPanel({ email, openedToken, accept }: JoinPanelProps) {
  const { data: invitations, error, isFetching, refetch } = useQuery(pendingInvitationsQuery);
  if (error) {
    return (
      <LoadFailure
        error={error}
        sentence="Your invitations could not be loaded."
        onRetry={() => void refetch()}
      />
    );
  }
  const isOpened = ({ token }: { token: string }) => token === openedToken;
  const openedFirst = (invitations ?? []).toSorted((a, b) => +isOpened(b) - +isOpened(a));
  const openedElsewhere = openedToken !== null && !openedFirst.some(isOpened);

  return (
    <div className="grid gap-3">
      {openedElsewhere && <OpenedInvitation token={openedToken} email={email} accept={accept} />}
      {openedFirst.map((invitation) => (
        <InvitationCard key={invitation.id} invitation={invitation} accept={accept} />
      ))}
      {openedFirst.length === 0 && (
        <EmptyState
          icon={MailOpen}
          title="No Pending Invitations"
          level={3}
          description={`Ask an admin of your organization to invite ${email}.`}
        >
          <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
            Check again
          </Button>
        </EmptyState>
      )}
    </div>
  );
}
