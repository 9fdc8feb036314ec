import { listObjections } from '../craft/objections.ts';
import { sayPlace } from '../craft/place-words.ts';
import { mergeFields } from '../craft/prose/merge-fields.ts';
import { toParagraph } from '../craft/prose/casing.ts';
import type { Source } from '../source.ts';
import { draftCalls, draftMails } from './draft/mails.ts';
import { draftMotivators, draftSummary } from './draft/motivators.ts';
import { draftVoicemails } from './draft/voicemails.ts';
import type { KitFigures } from './figures.ts';
import type { EngagementKitWriting } from './writing.ts';

const usedFields = [
  'first_name',
  'recruiter_name',
  'recruiter_phone',
  'referrer_name',
] as const satisfies (keyof typeof mergeFields)[];

export function draftEngagementKit(source: Source, figures: KitFigures): EngagementKitWriting {
  const { brief } = source;
  return {
    toolDescription: toParagraph([
      `Words for the first contacts about the ${brief.title.clean} job ${sayPlace(brief).in}: voicemails, next steps, mails and answers to objections`,
      `Facts come from the job; merge fields are ${usedFields.map((field) => `{{${field}}}`).join(', ')}`,
    ]),
    voicemails: draftVoicemails(source, figures.voicemailTypes),
    callsToAction: draftCalls(source, figures),
    emails: draftMails(source, figures),
    objections: listObjections(source).map(({ objection, rebuttal, evidence }) => ({
      objection,
      rebuttal,
      supporting_evidence: evidence,
    })),
    motivators: draftMotivators(source),
    whatCandidatesCareAboutSummary: draftSummary(source),
  };
}
