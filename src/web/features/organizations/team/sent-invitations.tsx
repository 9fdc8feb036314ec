import { useQuery } from '@tanstack/react-query';

import { Skeleton } from '#ui/skeleton.tsx';
import { Table, Th } from '#ui/table.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';

import { invitationsQuery } from '../organization-queries.ts';
import { SentInvitationRow } from './sent-invitation-row.tsx';

export function SentInvitations({ organizationId }: { organizationId: number }) {
  const { data: invitations, error, refetch } = useQuery(invitationsQuery(organizationId));
  return (
    <div>
      <h3 className="mb-2 font-semibold">
        Pending invitations{invitations && invitations.length > 0 && ` (${invitations.length})`}
      </h3>
      {error && !invitations && (
        <LoadFailure
          error={error}
          sentence="The invitations could not be loaded."
          onRetry={() => void refetch()}
        />
      )}
      {!invitations && !error && <Skeleton className="h-14" />}
      {invitations?.length === 0 && <p className="text-ink-soft">Nobody is invited right now.</p>}
      {invitations && invitations.length > 0 && (
        <Table label="Pending invitations">
          <thead>
            <tr>
              <Th>Email</Th>
              <Th>
                <span className="sr-only">Actions</span>
              </Th>
            </tr>
          </thead>
          <tbody>
            {invitations.map((invitation) => (
              <SentInvitationRow
                key={invitation.id}
                organizationId={organizationId}
                invitation={invitation}
              />
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}
