import type { WebhookEndpoint } from '#shared/outgoing-webhook.ts';
import { Td } from '#ui/table.tsx';
import { DateText } from '#web/components/date-text.tsx';

import { ConfirmButton } from '../confirm-button.tsx';
import { failedTo, succeeded, useChange } from '../use-change.ts';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { removeWebhook } from './webhook-calls.ts';
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
      </Td>
      <Td className="w-px text-right whitespace-nowrap">
        <DeliveriesDialog organizationId={organizationId} webhook={webhook} />
        <RemoveButton organizationId={organizationId} webhook={webhook} />
      </Td>
    </tr>
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
