import type { WebhookCreate } from '#shared/outgoing-webhook.ts';

import { NewSecretDialog } from '../secret/new-secret-dialog.tsx';
import { createWebhook } from './webhook-calls.ts';
import { WebhookForm } from './webhook-form.tsx';

export function AddWebhookDialog({ organizationId }: { organizationId: number }) {
  return (
    <NewSecretDialog
      title="Add Webhook"
      submit={{ label: 'Add Webhook', busyLabel: 'Adding...' }}
      secretTitle="Your signing secret"
      failure="Failed to add the webhook. Please try again."
      send={async (webhook: WebhookCreate) => {
        const { url, secret } = await createWebhook(organizationId, webhook);
        return {
          kind: 'secret',
          of: url,
          text: secret,
          notice:
            'Your program checks with it that a call comes from here (Standard Webhooks). It is shown only this once.',
        };
      }}
      form={WebhookForm}
    />
  );
}
