import { Notice } from '#web/components/notice.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardTitle } from '#ui/card.tsx';
import { describeError } from '#web/lib/api-error.ts';

import type { Accept } from './use-setup.ts';

interface OpenedInvitationProps {
  token: string;
  email: string;
  accept: Accept;
}

/** The invitation of a link that was opened but that is not among those to this person's address. */
export function OpenedInvitation({ token, email, accept }: OpenedInvitationProps) {
  const mine = accept.variables === token;
  if (mine && accept.error) {
    return <Notice tone="bad">{describeError(accept.error, 'Failed to accept invitation')}</Notice>;
  }
  return (
    <Card className="flex-row flex-wrap items-center">
      <div className="min-w-0 flex-1 basis-48">
        <CardTitle>The invitation you opened</CardTitle>
        <p className="mt-1 wrap-anywhere text-ink-soft">
          It is not among those waiting for {email}. Accept it to learn whether you can join.
        </p>
      </div>
      <Button
        busy={mine && accept.isPending}
        busyLabel="Joining..."
        disabled={accept.isPending && !mine}
        onClick={() => accept.mutate(token)}
      >
        Accept
      </Button>
    </Card>
  );
}
