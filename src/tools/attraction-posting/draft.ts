import type { Source } from '../source.ts';
import { draftBlurb, draftPoints, draftVoice } from './draft/extras.ts';
import { draftInternal } from './draft/internal.ts';
import { lengthen } from './draft/lengthen.ts';
import { draftPosting } from './draft/posting.ts';
import type { AttractionWriting } from './writing.ts';

export function draftAttraction(source: Source): AttractionWriting {
  return {
    voiceStyle: draftVoice(source),
    internalJobDescription: draftInternal(source),
    publicJobPosting: lengthen(draftPosting(source), source),
    socialBlurb: draftBlurb(source),
    attractionPoints: draftPoints(source),
  };
}
