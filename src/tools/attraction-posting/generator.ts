import { defineGenerator } from '../define-generator.ts';
import type { AttractionPosting } from './content.ts';
import { draftAttraction } from './draft.ts';
import { computeAttractionFigures, type AttractionFigures } from './figures.ts';
import { attractionPostingPrompt } from './prompt.ts';
import { attractionWriting, type AttractionWriting } from './writing.ts';

function mergeAttraction(
  figures: AttractionFigures,
  writing: AttractionWriting,
): AttractionPosting {
  const { physicalRequirements, ...internal } = writing.internalJobDescription;
  return {
    toolDescription: figures.toolDescription,
    voiceStyle: writing.voiceStyle,
    internalJobDescription: {
      positionTitle: figures.positionTitle,
      department: figures.department,
      startDate: figures.startDate,
      ...internal,
      ...(physicalRequirements === null ? {} : { physicalRequirements }),
    },
    publicJobPosting: writing.publicJobPosting,
    socialBlurb: writing.socialBlurb,
    attractionPoints: [
      ...(figures.payPoint ? [figures.payPoint] : []),
      ...writing.attractionPoints,
    ],
    embeddedKeywords: figures.embeddedKeywords,
  };
}

export const attractionPostingGenerator = defineGenerator({
  computeFigures: computeAttractionFigures,
  writing: attractionWriting,
  draft: draftAttraction,
  merge: mergeAttraction,
  prompt: attractionPostingPrompt,
});
