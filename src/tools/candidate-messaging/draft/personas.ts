import { createPicker } from '../../craft/messages/first-unused.ts';
import { outreachPhrases } from '../../craft/messages/outreach.ts';
import { listMessageSlots } from '../../craft/messages/slots.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { capitalize, lowerFirst, stripEnd, toSentence } from '../../craft/prose/casing.ts';
import { listOnce } from '../../craft/prose/list.ts';
import { shorten } from '../../craft/prose/shorten.ts';
import { readVoice, speak } from '../../craft/voice.ts';
import type { Source } from '#plan/source.ts';
import type { CandidateMessagingWriting } from '../writing.ts';

const stripJoint = (text: string): string =>
  text.replace(/(?<!\s)\s+(?:or|and|of|the|an?|in|to|with|for)$/i, '');

/** Words the trade itself uses: its skills and tools, a few for each persona. */
export function listWords(source: Source, seat: number): string[] {
  const { skills, tools } = source.market.profile;
  const own = source.brief.facts
    .filter(({ kind }) => kind === 'tool' || kind === 'skill' || kind === 'licence')
    .map(({ short }) => stripJoint(shorten(short, 40)));
  const all = listOnce([...own, ...skills].map(lowerFirst).concat(tools));
  const from = Math.min(seat * 4, Math.max(0, all.length - 4));
  const picked = all.slice(from, from + 4);
  return picked.length >= 2 ? picked : [source.brief.title.singular, 'in writing'];
}

export function draftPersonaMessaging(
  source: Source,
): CandidateMessagingWriting['personaMessaging'] {
  const voice = readVoice(source);
  const pick = createPicker(seedOf(source, 'persona messaging'));
  return makePlan(source).personas.map((persona, seat) => {
    const phrases = outreachPhrases[persona.kind];
    const slots = listMessageSlots(source, persona, seat);
    const want = persona.wants[0] ?? 'what the work is on a normal day';
    return {
      persona: persona.name,
      leadWith: persona.opener
        ? toSentence(
            `${capitalize(persona.opener.text)}. They look for this: ${lowerFirst(stripEnd(want))}`,
          )
        : toSentence(want),
      prove: toSentence(pick(phrases.prove, slots)),
      avoid: toSentence(pick(phrases.avoid, slots)),
      words: listWords(source, seat),
      openingLine: speak(voice, pick(phrases.openingLine, slots)),
    };
  });
}
