import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { WebhookDelivery, WebhookEndpoint } from '#shared/outgoing-webhook.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table, Td, Th } from '#ui/table.tsx';
import { Timestamp } from '#ui/timestamp.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';

import { failedTo, succeeded, useChange } from '../use-change.ts';
import { repeatDelivery } from './webhook-calls.ts';
import { deliveriesQuery } from './webhook-queries.ts';
import { describeTries, statusWords } from './webhook-words.ts';

interface DeliveriesProps {
  organizationId: number;
  webhook: WebhookEndpoint;
}

/** What was sent to one address lately and what came of it; anything can be sent again. */
export function DeliveriesDialog({ organizationId, webhook }: DeliveriesProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      size="lg"
      title="Deliveries"
      description={webhook.url}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button
          variant="ghost"
          size="sm"
          className="-my-1.5 px-2"
          aria-label={`Deliveries to ${webhook.url}`}
        >
          Deliveries
        </Button>
      }
    >
      {open && <Deliveries organizationId={organizationId} webhook={webhook} />}
    </Dialog>
  );
}

function Deliveries({ organizationId, webhook }: DeliveriesProps) {
  const query = useQuery(deliveriesQuery(organizationId, webhook.id));
  const { data: deliveries, error, refetch } = query;
  if (error && !deliveries) {
    return (
      <LoadFailure
        error={error}
        sentence="The deliveries could not be loaded."
        onRetry={() => void refetch()}
      />
    );
  }
  if (!deliveries) return <Skeleton className="h-14" />;
  if (deliveries.length === 0) {
    return <p className="text-ink-soft">Nothing has been sent yet. Write a tool to see it here.</p>;
  }
  return (
    <Table label="Deliveries">
      <thead>
        <tr>
          <Th>Event</Th>
          <Th>Status</Th>
          <Th>
            <span className="sr-only">Actions</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            organizationId={organizationId}
            webhook={webhook}
            delivery={delivery}
          />
        ))}
      </tbody>
    </Table>
  );
}

function DeliveryRow({
  organizationId,
  webhook,
  delivery,
}: DeliveriesProps & { delivery: WebhookDelivery }) {
  const { id, event, status, createdAt } = delivery;
  const { label, variant } = statusWords[status];
  const repeat = useChange({
    send: () => repeatDelivery(organizationId, webhook.id, id),
    done: () => succeeded('The message is on its way again'),
    failed: failedTo('Failed to send it again. Please try again.'),
  });
  return (
    <tr>
      <Td className="min-w-36">
        <p className="font-medium wrap-anywhere">
          <code>{event}</code>
        </p>
        <p className="text-ink-faint">
          <Timestamp date={createdAt} />
        </p>
      </Td>
      <Td className="min-w-36">
        <Badge variant={variant}>{label}</Badge>
        <p className="mt-1 text-ink-soft">{describeTries(delivery)}</p>
      </Td>
      <Td className="w-px text-right">
        <Button
          variant="ghost"
          size="sm"
          className="-my-1.5 px-2"
          aria-label={`Send ${event} again`}
          disabled={status === 'waiting'}
          busy={repeat.isPending}
          busyLabel="Sending..."
          onClick={() => repeat.mutate()}
        >
          Send Again
        </Button>
      </Td>
    </tr>
  );
}
