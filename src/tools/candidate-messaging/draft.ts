import { listObjections } from '../craft/objections.ts';
import { sayPlace } from '../craft/place-words.ts';
import { toParagraph } from '../craft/prose/casing.ts';
import type { Source } from '../source.ts';
import { draftFollowUps } from './draft/follow-up.ts';
import { draftPersonaMessaging } from './draft/personas.ts';
import { draftScripts } from './draft/scripts.ts';
import { draftSequences } from './draft/sequences.ts';
import { draftSocial } from './draft/social.ts';
import type { MessagingFigures } from './figures.ts';
import type { CandidateMessagingWriting } from './writing.ts';

export function draftCandidateMessaging(
  source: Source,
  figures: MessagingFigures,
): CandidateMessagingWriting {
  const { brief } = source;
  return {
    toolDescription: toParagraph([
      `Short messages for the ${brief.title.clean} job ${sayPlace(brief).in}, each within its channel: InMail under 400 characters, connection note 300, text 160, X 280`,
      'The engagement kit holds the longer mails and the voicemails; this set is for the phone in the hand and for what to do when nobody answers',
    ]),
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
