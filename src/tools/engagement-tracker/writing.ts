import { z } from 'zod';

const text = (meaning: string) => z.string().min(1).describe(meaning);

export const engagementTrackerWriting = z.object({
  toolDescription: text(
    '25 to 50 words: that this is a forecast and nobody has been contacted; what is published and what is assumed.',
  ),
  reasoning: text(
    '40 to 90 words: the score as a sum, from the figures, and the two moments at which people of this job are most likely to fall silent.',
  ),
  insights: z
    .array(text('10 to 35 words.'))
    .length(3)
    .describe('What pleases, what repels and what must be explained, from the figures.'),
  nudges: z
    .array(
      z.object({
        channel: z.enum(['email', 'sms', 'phone', 'linkedin']),
        targetGroup: text(
          '5 to 24 words: who, at which moment of this process, within the best hours of the figures.',
        ),
        nudge: text(
          '15 to 60 words, as they are sent, with a fact of the job; a text message within 320 characters, with [your name] and a way to opt out.',
        ),
        expectedImpact: text('5 to 16 words: what it changes and why, without a number.'),
      }),
    )
    .min(2)
    .describe('Two to four, each for another gap of the process.'),
  cadence: z
    .array(
      z.object({
        label: text('2 to 5 words: Cold outreach, In process and the like.'),
        advice: text('15 to 45 words: days and channels.'),
      }),
    )
    .min(3),
});
export type EngagementTrackerWriting = z.infer<typeof engagementTrackerWriting>;
