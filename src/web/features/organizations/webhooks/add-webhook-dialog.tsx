import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';

import type { NewWebhookEndpoint, WebhookCreate } from '#shared/outgoing-webhook.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

import { failedTo, useChange } from '../use-change.ts';
import { NewSecret } from './new-secret.tsx';
import { createWebhook } from './webhook-calls.ts';
import { WebhookForm } from './webhook-form.tsx';

/** Asks for the address, then shows the secret; only its own button closes it then, since no other look follows. */
export function AddWebhookDialog({ organizationId }: { organizationId: number }) {
  const [open, setOpen] = useState(false);
  const [created, setCreated] = useState<NewWebhookEndpoint>();
  const formId = useId();
  const create = useChange({
    send: (webhook: WebhookCreate) => createWebhook(organizationId, webhook),
    prepare: setCreated,
    done: () => undefined,
    failed: failedTo('Failed to add the webhook. Please try again.'),
  });

  function openOrClose(next: boolean) {
    setOpen(next);
    setCreated(undefined);
  }

  return (
    <Dialog
      size="sm"
      title={created ? 'Your signing secret' : 'Add Webhook'}
      open={open}
      onOpenChange={openOrClose}
      dismissable={!created && !create.isPending}
      trigger={
        <Button variant="outline">
          <Plus aria-hidden="true" /> Add Webhook
        </Button>
      }
      footer={
        created ? (
          <Button onClick={() => openOrClose(false)}>Done</Button>
        ) : (
          <>
            <Button
              variant="outline"
              disabled={create.isPending}
              onClick={() => openOrClose(false)}
            >
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={create.isPending} busyLabel="Adding...">
              Add Webhook
            </Button>
          </>
        )
      }
    >
      {created ? (
        <NewSecret webhook={created} />
      ) : (
        <WebhookForm id={formId} onWebhook={(webhook) => create.mutateAsync(webhook)} />
      )}
    </Dialog>
  );
}
