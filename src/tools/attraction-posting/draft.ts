import type { Source } from '#plan/source.ts';
import { draftBlurb, draftPoints, draftVoice } from './draft/extras.ts';
import { draftInternal } from './draft/internal.ts';
import { draftPosting } from './draft/posting.ts';
import type { AttractionWriting } from './writing.ts';

export function draftAttraction(source: Source): AttractionWriting {
  const publicJobPosting = draftPosting(source);
  return {
    voiceStyle: draftVoice(source, publicJobPosting),
    internalJobDescription: draftInternal(source),
    publicJobPosting,
    socialBlurb: draftBlurb(source),
    attractionPoints: draftPoints(source),
  };
}
