import { obeyStyleInWords } from '#plan/style/obey-style.ts';
import type { Source } from '#plan/source.ts';
import { readStyleNote } from '#plan/style/style-note.ts';
import { mapTexts } from '#plan/style/style-drawer.ts';
import { plainSigns } from '#writing/plain-signs.ts';
import { shorten } from '#writing/shorten.ts';
import { draftBlurb } from './draft/blurb.ts';
import { draftInternal } from './draft/internal.ts';
import { draftPoints } from './draft/points.ts';
import { draftPosting } from './draft/public-posting.ts';
import { draftVoice } from './draft/voice.ts';
import { longestBlurb, type AttractionWriting } from './writing.ts';

export function draftAttraction(source: Source): AttractionWriting {
  const note = readStyleNote(source.voice);
  const names = [source.brief.employer.name];
  const keep = (text: string): string => plainSigns(obeyStyleInWords(note, text), names);
  const { whatYouWillDo, ...posting } = draftPosting(source);
  return {
    voiceStyle: draftVoice(source),
    internalJobDescription: mapTexts(draftInternal(source), (text) => plainSigns(text, names)),
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
    attractionPoints: draftPoints(source).map((text) => plainSigns(text, names)),
  };
}
