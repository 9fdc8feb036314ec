import type { WebhookDelivery, WebhookEventType } from '#shared/outgoing-webhook.ts';
import type { BadgeVariant } from '#ui/badge.tsx';

export const eventWords: Record<WebhookEventType, string> = {
  'output.completed': 'A tool is written',
  'output.failed': 'A tool could not be written',
  'job.completed': 'All ten tools of a job are written',
  'answers.completed': 'A hiring manager has answered',
};

export const statusWords: Record<
  WebhookDelivery['status'],
  { label: string; variant: BadgeVariant }
> = {
  waiting: { label: 'Waiting', variant: 'yellow' },
  delivered: { label: 'Delivered', variant: 'green' },
  failed: { label: 'Failed', variant: 'red' },
};

/** What came of the tries so far: "200 after 2 tries". */
export function describeTries({ attempts, responseCode, problem }: WebhookDelivery): string {
  if (attempts === 0) return 'Not tried yet';
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`;
  if (problem) return `${problem} ${tries} so far.`;
  return responseCode === null ? tries : `Answer ${responseCode} after ${tries}.`;
}
