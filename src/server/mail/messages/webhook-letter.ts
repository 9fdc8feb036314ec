import { greet } from './greet.ts';
import { composeLetter } from './letter.ts';

interface Admin {
  name: string;
  email: string;
  organizationName: string;
}

interface PausedWebhook {
  host: string;
  url: string;
}

export function pausedWebhookLetter(admin: Admin, { host, url }: PausedWebhook) {
  return composeLetter({
    to: admin.email,
    subject: 'A webhook of your organization is paused',
    greeting: greet(admin.name),
    paragraphs: [
      `Every call to a webhook of ${admin.organizationName} at ${host} has failed for a day, so nothing more is sent to it.`,
      'What happens meanwhile is kept for 30 days and sent once you resume the webhook.',
    ],
    action: { label: 'See your webhooks', url },
    footnote: 'You get this mail because you are an admin of the organization.',
  });
}
