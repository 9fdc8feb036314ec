import { listObjections } from '../craft/objections.ts';
import { sayPlace } from '../craft/place-words.ts';
import { mergeFields } from '../craft/prose/merge-fields.ts';
import { vary } from '../craft/vary.ts';
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

const descriptions = [
  'Words for the first contacts about the {title} job {in}: voicemails, next steps, mails, answers. Facts come from the job; merge fields are {fields}.',
  'Everything said before the first interview for the {title} job {in}. Your mail program fills {fields}; all else stands in the job.',
  'Ready to send and to read aloud: the {title} job {in}, for each kind of person. To be filled in: {fields}.',
];

export function draftEngagementKit(source: Source, figures: KitFigures): EngagementKitWriting {
  const { brief } = source;
  return {
    toolDescription: vary(source, 'kit', descriptions, {
      title: brief.title.clean,
      in: sayPlace(brief).in,
      fields: usedFields.map((field) => `{{${field}}}`).join(', '),
    }),
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
