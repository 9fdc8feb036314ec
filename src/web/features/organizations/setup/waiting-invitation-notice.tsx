import { useQuery } from '@tanstack/react-query';

import { Button } from '#ui/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useSession } from '#web/lib/session.ts';

import { sendWaitingInvitations } from '../organization-calls.ts';
import { waitingInvitationsQuery } from '../organization-queries.ts';
import { failedTo, succeeded, useChange } from '../use-change.ts';

/** To an address that is not verified nothing is said of an invitation but where to find it. */
export function WaitingInvitationNotice() {
  const { session } = useSession();
  const { data: { waiting } = {} } = useQuery(waitingInvitationsQuery);
  const email = session?.user.email ?? '';
  const send = useChange({
    send: sendWaitingInvitations,
    done: () => succeeded(`The invitation is on its way to ${email}`),
    failed: failedTo('Failed to send invitation'),
  });
  if (!waiting) return null;
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
          <strong className="font-medium">An invitation waits for you.</strong> To accept it, open
          the link in the mail that was sent to {email}.
        </p>
        <Button
          variant="link"
          size="sm"
          busy={send.isPending}
          busyLabel="Sending..."
          onClick={() => send.mutate()}
        >
          Send it again
        </Button>
      </div>
    </Notice>
  );
}
