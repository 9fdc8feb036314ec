import type { Invitation } from '#shared/organization.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Td } from '#ui/table.tsx';
import { DateText } from '#web/components/date-text.tsx';

import { ConfirmButton } from '../confirm-button.tsx';
import { cancelInvitation, resendInvitation } from '../organization-calls.ts';
import { failedTo, succeeded, useChange } from '../use-change.ts';

interface SentInvitationRowProps {
  organizationId: number;
  invitation: Invitation;
}

export function SentInvitationRow({ organizationId, invitation }: SentInvitationRowProps) {
  const { id, email, role, invitedBy, createdAt } = invitation;
  const resend = useChange({
    send: () => resendInvitation(organizationId, id),
    done: () => succeeded(`Invitation to ${email} sent again`),
    failed: failedTo('Failed to send the invitation again. Please try again.'),
  });
  const cancel = useChange({
    send: () => cancelInvitation(organizationId, id),
    done: () => succeeded(`Invitation to ${email} cancelled`),
    failed: failedTo('Failed to cancel the invitation. Please try again.'),
  });
  return (
    <tr>
      <Td className="min-w-36">
        <p className="font-medium wrap-anywhere">{email}</p>
        <p className="wrap-anywhere text-ink-soft">
          Invited as {role} on <DateText date={createdAt} />
          {invitedBy && ` by ${invitedBy}`}
        </p>
        <InvitationState invitation={invitation} />
      </Td>
      <Td className="w-px text-right whitespace-nowrap">
        <Button
          variant="ghost"
          size="sm"
          className="-my-1.5 px-2"
          busy={resend.isPending}
          aria-label={`Resend the invitation to ${email}`}
          onClick={() => resend.mutate()}
        >
          Resend
        </Button>
        <ConfirmButton
          variant="ghost"
          size="sm"
          className="-my-1.5 px-2"
          aria-label={`Cancel the invitation to ${email}`}
          title="Cancel this invitation?"
          description={`The link that was mailed to ${email} stops working. You can invite them again.`}
          confirmLabel="Cancel Invitation"
          cancelLabel="Keep It"
          busyLabel="Cancelling..."
          onConfirm={() => cancel.mutateAsync()}
        >
          Cancel
        </ConfirmButton>
      </Td>
    </tr>
  );
}

function InvitationState({ invitation }: { invitation: Invitation }) {
  if (invitation.state === 'waiting') {
    return (
      <p className="text-ink-faint">
        Open until <DateText date={invitation.expiresAt} />
      </p>
    );
  }
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-ink-faint">
      <Badge variant="yellow">{invitation.state === 'expired' ? 'Expired' : 'Inviter left'}</Badge>
      Resend it to make it work again.
    </p>
  );
}
