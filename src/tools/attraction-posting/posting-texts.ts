import type { AttractionPostingView } from './content.ts';

export type Posting = AttractionPostingView['publicJobPosting'];
export type PostingField = keyof Posting;

/** What each text of the posting is called in a sentence, in the order they are read. */
export const postingLabels: Record<PostingField, string> = {
  headline: 'headline',
  openingHook: 'opening hook',
  roleOverview: 'role overview',
  whyJoinUs: 'reasons to join',
  whatYouWillDo: 'duties',
  idealCandidate: 'ideal candidate',
  applicationCTA: 'call to action',
};

const fields = Object.keys(postingLabels) as PostingField[];

/** The filled texts of a posting, from the headline to how to apply. */
export function listPostingTexts(posting: Posting): { field: PostingField; text: string }[] {
  return fields
    .map((field) => ({ field, text: [posting[field]].flat().join('\n') }))
    .filter(({ text }) => text !== '');
}

/** All that stands below the headline, as one text. */
export function writePostingBody(posting: Posting): string {
  return listPostingTexts(posting)
    .filter(({ field }) => field !== 'headline')
    .map(({ text }) => text)
    .join('\n\n');
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

/** The posting with what is being typed in place of what is stored. */
export function applyTyped(
  posting: Posting,
  read: (field: PostingField) => string | undefined,
): Posting {
  const text = (field: Exclude<PostingField, 'whatYouWillDo'>) => read(field) ?? posting[field];
  return {
    headline: text('headline'),
    openingHook: text('openingHook'),
    roleOverview: text('roleOverview'),
    whyJoinUs: text('whyJoinUs'),
    whatYouWillDo: read('whatYouWillDo')?.split('\n') ?? posting.whatYouWillDo,
    idealCandidate: text('idealCandidate'),
    applicationCTA: text('applicationCTA'),
  };
}
