import type { Phrasebook } from '#plan/wording/phrasebook.ts';
import { endsTexts, sayEndTexts } from '#plan/outreach/texting.ts';
import { channelLimits } from './figures.ts';

/** Words of a country may be longer than those they stand for. */
export const safeX = channelLimits.X - 10;
/** Characters: beyond these a message is read less. */
export const inMail = 400;
const endOfTexts = 42;
export const longestText = channelLimits['Text message'] - endOfTexts;

/** Whoever is texted must be able to end it. */
export const endTexts = (
  text: string,
  country: string | null,
  phrases: Phrasebook | null,
): string => (endsTexts(text) ? text : `${text} ${sayEndTexts(country, phrases)}`);

/** Where each post is seen, and what to mind there. */
export const postNotes = {
  'LinkedIn post':
    'Only the first two lines show before the cut, so the first sentence has to carry it.',
  'Local or trade group': 'Ask the group admin first; answer comments the same evening.',
  X: 'One post, no hashtags beyond the town.',
} as const;

export const describeTool = (job: string, languageNote: string): string =>
  `Messages for ${job}, within the limits of each channel. Facts are the advertisement's; fill in the square brackets. Each person gets one sequence only: one of these, or the engagement kit's. ${languageNote}`.trim();
