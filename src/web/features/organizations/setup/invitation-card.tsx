import { useId } from 'react';

import type { PendingInvitation } from '#shared/organization.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardTitle } from '#ui/card.tsx';
import { DateText } from '#web/components/date-text.tsx';

import type { Accept } from './use-setup.ts';

interface InvitationCardProps {
  invitation: PendingInvitation;
  accept: Accept;
}

export function InvitationCard({ invitation, accept }: InvitationCardProps) {
  const titleId = useId();
  const busy = accept.isPending && accept.variables === invitation.token;
  return (
    <Card className="flex-row flex-wrap items-center">
      <div className="min-w-0 flex-1 basis-48">
        <CardTitle id={titleId} className="wrap-anywhere">
          {invitation.organizationName}
        </CardTitle>
        <p className="mt-1 text-ink-soft">Role: {invitation.role}</p>
        <p className="text-sm text-ink-faint">
          Invited <DateText date={invitation.createdAt} />
        </p>
      </div>
      <Button
        aria-describedby={titleId}
        busy={busy}
        busyLabel="Joining..."
        disabled={accept.isPending && !busy}
        onClick={() => accept.mutate(invitation.token)}
      >
        Accept
      </Button>
    </Card>
  );
}
