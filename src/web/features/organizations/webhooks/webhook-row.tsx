import type { WebhookEndpoint } from '#shared/outgoing-webhook.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Td } from '#ui/table.tsx';
import { Timestamp } from '#ui/timestamp.tsx';
import { DateText } from '#web/components/date-text.tsx';

import { ConfirmButton } from '../confirm-button.tsx';
import { failedTo, succeeded, useChange } from '../use-change.ts';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { removeWebhook, resumeWebhook } from './webhook-calls.ts';
import { eventWords } from './webhook-words.ts';

interface WebhookRowProps {
  organizationId: number;
  webhook: WebhookEndpoint;
}

export function WebhookRow({ organizationId, webhook }: WebhookRowProps) {
  const { url, events, createdAt, createdBy } = webhook;
  return (
    <tr>
      <Td className="min-w-48">
        <p className="font-medium wrap-anywhere">{url}</p>
        <p className="text-ink-soft">{events.map((event) => eventWords[event]).join(' · ')}</p>
        <p className="wrap-anywhere text-ink-faint">
          Added <DateText date={createdAt} />
          {createdBy && ` by ${createdBy}`}
        </p>
        <Trouble webhook={webhook} />
      </Td>
      <Td className="w-px text-right whitespace-nowrap">
        {webhook.pausedAt && <ResumeButton organizationId={organizationId} webhook={webhook} />}
        <DeliveriesDialog organizationId={organizationId} webhook={webhook} />
        <RemoveButton organizationId={organizationId} webhook={webhook} />
      </Td>
    </tr>
  );
}

function Trouble({ webhook: { failingSince, pausedAt } }: Pick<WebhookRowProps, 'webhook'>) {
  if (!failingSince) return null;
  return (
    <p className="mt-1 text-ink-soft">
      <Badge variant={pausedAt ? 'red' : 'yellow'}>{pausedAt ? 'Paused' : 'Failing'}</Badge> Every
      call has failed since <Timestamp date={failingSince} />.{' '}
      {pausedAt
        ? 'What happens meanwhile is kept for 30 days and sent once you resume it.'
        : 'After a day of failures it is paused.'}
    </p>
  );
}

function ResumeButton({ organizationId, webhook }: WebhookRowProps) {
  const resume = useChange({
    send: () => resumeWebhook(organizationId, webhook.id),
    done: () => succeeded('The webhook is resumed'),
    failed: failedTo('Failed to resume the webhook. Please try again.'),
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-my-1.5 px-2"
      aria-label={`Resume ${webhook.url}`}
      busy={resume.isPending}
      busyLabel="Resuming..."
      onClick={() => resume.mutate()}
    >
      Resume
    </Button>
  );
}

function RemoveButton({ organizationId, webhook }: WebhookRowProps) {
  const remove = useChange({
    send: () => removeWebhook(organizationId, webhook.id),
    done: () => succeeded('The webhook is removed'),
    failed: failedTo('Failed to remove the webhook. Please try again.'),
  });
  return (
    <ConfirmButton
      variant="ghost"
      size="sm"
      className="-my-1.5 px-2"
      aria-label={`Remove ${webhook.url}`}
      title="Remove this webhook?"
      description="Nothing more is sent to its address, and its deliveries are deleted. This action cannot be undone."
      confirmLabel="Remove"
      busyLabel="Removing..."
      onConfirm={() => remove.mutateAsync()}
    >
      Remove
    </ConfirmButton>
  );
}
