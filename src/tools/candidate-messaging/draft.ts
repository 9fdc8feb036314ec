import { listObjections } from '../craft/objections.ts';
import { sayPlace } from '../craft/place-words.ts';
import { vary } from '../craft/vary.ts';
import type { Source } from '#plan/source.ts';
import { draftFollowUps } from './draft/follow-up.ts';
import { draftPersonaMessaging } from './draft/personas.ts';
import { draftScripts } from './draft/scripts.ts';
import { draftSequences } from './draft/sequences.ts';
import { draftSocial } from './draft/social.ts';
import type { MessagingFigures } from './figures.ts';
import type { CandidateMessagingWriting } from './writing.ts';

const descriptions = [
  'Short messages to find {title|a} {in}, each within the limit of its channel. The longer mails are in the engagement kit.',
  '{titleCap} {in}: what to write on a phone, what to say on one, and what to do when nobody answers.',
  'To find {title|a} {in}: notes, texts, posts and the next move after each answer. Voicemails are in the engagement kit.',
];

export function draftCandidateMessaging(
  source: Source,
  figures: MessagingFigures,
): CandidateMessagingWriting {
  const { brief } = source;
  return {
    toolDescription: vary(source, 'messaging', descriptions, {
      title: brief.title.singular,
      titleCap: brief.title.clean,
      in: sayPlace(brief).in,
    }),
    outreachScripts: draftScripts(source),
    emailSequences: draftSequences(source, figures),
    objectionResponses: listObjections(source).map(({ objection, short, next }) => ({
      objection,
      shortReply: short,
      nextMove: next,
    })),
    personaMessaging: draftPersonaMessaging(source),
    socialOutreach: draftSocial(source),
    followUpTactics: draftFollowUps(source),
  };
}
