import { listObjections } from '../craft/objections.ts';
import { sayPlace } from '../craft/place-words.ts';
import { mergeFields } from '../craft/prose/merge-fields.ts';
import { vary } from '../craft/vary.ts';
import type { Source } from '#plan/source.ts';
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
  'First contacts for the {title} job {in}: what to say, to whom, and what they will answer. Merge fields: {fields}.',
  '{titleCap} {in}: voicemails, mails and answers, for each kind of person. To be filled in: {fields}.',
  'Ready to send and to read aloud, for {title} {in}. Your mail program fills {fields}.',
];

export function draftEngagementKit(source: Source, figures: KitFigures): EngagementKitWriting {
  const { brief } = source;
  return {
    toolDescription: vary(source, 'kit', descriptions, {
      title: brief.title.singular,
      titleCap: brief.title.clean,
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
