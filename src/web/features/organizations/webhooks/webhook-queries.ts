import { queryOptions } from '@tanstack/react-query';

import type { WebhookDelivery, WebhookEndpoint } from '#shared/outgoing-webhook.ts';

import { organizationsKey } from '../organization-queries.ts';

export const webhooksQuery = (organizationId: number) =>
  queryOptions<WebhookEndpoint[]>({
    queryKey: [...organizationsKey, organizationId, 'webhooks'],
    staleTime: 5000,
    refetchOnWindowFocus: true,
  });

const lookAgainMs = 3000;

/** While something waits to be sent, its end is watched for. */
export const deliveriesQuery = (organizationId: number, webhookId: number) =>
  queryOptions<WebhookDelivery[]>({
    queryKey: [...organizationsKey, organizationId, 'webhooks', webhookId, 'deliveries'],
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'waiting') ? lookAgainMs : false,
  });
