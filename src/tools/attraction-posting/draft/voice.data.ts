import type { Source } from '#plan/source.ts';

type ByTone = Readonly<Record<Source['voice']['tone'], string>>;

/** What the posting really does in each tone; no promise that it does not keep. */
export const tones: ByTone = {
  professional: 'Plain and exact: facts before adjectives, no superlatives of our own.',
  friendly: 'Warm and spoken: contractions, and an invitation to ask.',
  casual: 'Relaxed and short, in the words people use when they talk.',
  formal: 'Reserved: every word written out, no contractions.',
  innovative: 'Curious: it ends on a question to the reader.',
};

/** Said to the reader in the organization's tone. */
export const askFirst: Readonly<Record<'question', ByTone>> = {
  question: {
    professional: 'Questions are welcome before you apply.',
    friendly: "Not sure yet? Ask us first; we're glad to answer.",
    casual: 'Got a question? Just ask before you apply.',
    formal: 'Questions about the position may be put before an application is made.',
    innovative: 'What would you want to know first? Ask us that.',
  },
};
