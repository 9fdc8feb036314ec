import { obeyStyleInWords } from '#plan/obey-style.ts';
import type { Source } from '#plan/source.ts';
import { readStyleNote } from '#plan/style-note.ts';
import { shorten } from '#writing/shorten.ts';
import { draftBlurb } from './draft/blurb.ts';
import { draftInternal } from './draft/internal.ts';
import { draftPoints } from './draft/points.ts';
import { draftPosting } from './draft/public-posting.ts';
import { draftVoice } from './draft/voice.ts';
import { longestBlurb, type AttractionWriting } from './writing.ts';

export function draftAttraction(source: Source): AttractionWriting {
  const note = readStyleNote(source.voice);
  const keep = (text: string): string => obeyStyleInWords(note, text);
  const { whatYouWillDo, ...posting } = draftPosting(source);
  return {
    voiceStyle: draftVoice(source),
    internalJobDescription: draftInternal(source),
    publicJobPosting: {
      headline: posting.headline,
      openingHook: keep(posting.openingHook),
      roleOverview: keep(posting.roleOverview),
      whyJoinUs: keep(posting.whyJoinUs),
      whatYouWillDo: whatYouWillDo.map(keep),
      idealCandidate: keep(posting.idealCandidate),
      applicationCTA: keep(posting.applicationCTA),
    },
    socialBlurb: shorten(keep(draftBlurb(source)), longestBlurb),
    attractionPoints: draftPoints(source),
  };
}
