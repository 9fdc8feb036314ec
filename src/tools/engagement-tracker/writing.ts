import { z } from 'zod';

const text = (meaning: string) => z.string().min(1).describe(meaning);

export const engagementTrackerWriting = z.object({
  toolDescription: text(
    'That this is a forecast and nobody has been contacted; what is published and what is assumed.',
  ),
  reasoning: text(
    'The score as a sum, from the figures, and the two moments at which people of this job are most likely to fall silent.',
  ),
  insights: z
    .array(z.string().min(1))
    .length(3)
    .describe('What pleases, what repels and what must be explained, from the figures.'),
  nudges: z
    .array(
      z.object({
        channel: z.enum(['email', 'sms', 'phone', 'linkedin']),
        targetGroup: text('Who, at which moment of this process.'),
        nudge: text('The words; a text message within 160 characters with a way to opt out.'),
        expectedImpact: text('What it changes and why, without an invented number.'),
      }),
    )
    .min(3),
  cadence: z
    .array(
      z.object({
        label: text('Cold outreach, In process and the like.'),
        advice: text('Days and channels.'),
      }),
    )
    .min(3),
});
export type EngagementTrackerWriting = z.infer<typeof engagementTrackerWriting>;
