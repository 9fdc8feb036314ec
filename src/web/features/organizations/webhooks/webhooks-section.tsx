import { useQuery } from '@tanstack/react-query';

import { Skeleton } from '#ui/skeleton.tsx';
import { Table, Th } from '#ui/table.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { SettingsSection } from '#web/components/settings-section.tsx';

import { AddWebhookDialog } from './add-webhook-dialog.tsx';
import { webhooksQuery } from './webhook-queries.ts';
import { WebhookRow } from './webhook-row.tsx';

export function WebhooksSection({ organizationId }: { organizationId: number }) {
  const { data: webhooks, error, refetch } = useQuery(webhooksQuery(organizationId));
  return (
    <SettingsSection
      title="Webhooks"
      description="Your own programs are told when tools are written. Each call is signed."
      action={<AddWebhookDialog organizationId={organizationId} />}
    >
      {error && !webhooks && (
        <LoadFailure
          error={error}
          sentence="The webhooks could not be loaded."
          onRetry={() => void refetch()}
        />
      )}
      {!webhooks && !error && <Skeleton className="h-14" />}
      {webhooks?.length === 0 && <p className="text-ink-soft">There are no webhooks.</p>}
      {webhooks && webhooks.length > 0 && (
        <Table label="Webhooks">
          <thead>
            <tr>
              <Th>Address</Th>
              <Th>
                <span className="sr-only">Actions</span>
              </Th>
            </tr>
          </thead>
          <tbody>
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} organizationId={organizationId} webhook={webhook} />
            ))}
          </tbody>
        </Table>
      )}
    </SettingsSection>
  );
}
