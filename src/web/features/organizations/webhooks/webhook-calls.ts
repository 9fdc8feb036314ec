import { newWebhookEndpointSchema, type WebhookCreate } from '#shared/outgoing-webhook.ts';
import { apiRequest } from '#web/lib/api.ts';

const path = (organizationId: number, ...parts: (string | number)[]) =>
  ['/api/organizations', organizationId, 'webhooks', ...parts].join('/');

export async function createWebhook(organizationId: number, webhook: WebhookCreate) {
  return newWebhookEndpointSchema.parse(await apiRequest('POST', path(organizationId), webhook));
}

export function removeWebhook(organizationId: number, webhookId: number) {
  return apiRequest('DELETE', path(organizationId, webhookId));
}

export function repeatDelivery(organizationId: number, webhookId: number, deliveryId: number) {
  return apiRequest('POST', path(organizationId, webhookId, 'deliveries', deliveryId, 'repeat'));
}

export function resumeWebhook(organizationId: number, webhookId: number) {
  return apiRequest('POST', path(organizationId, webhookId, 'resume'));
}
