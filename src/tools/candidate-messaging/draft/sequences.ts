import { createPicker } from '../../craft/messages/first-unused.ts';
import { outreachPhrases } from '../../craft/messages/outreach.ts';
import { listMessageSlots } from '../../craft/messages/slots.ts';
import { optOuts } from '../../craft/messages/tone.data.ts';
import type { PersonaKind } from '../../craft/personas.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { toParagraph, toSentence } from '../../craft/prose/casing.ts';
import { fill, sayFirst } from '../../craft/prose/fill.ts';
import { shorten } from '../../craft/prose/shorten.ts';
import { chooseTiming } from '../../craft/engagement-timing.ts';
import { readVoice, sayInVoice, speak } from '../../craft/voice.ts';
import { hash } from '../../craft/prose/choose.ts';
import type { Source } from '../../source.ts';
import type { MessagingFigures } from '../figures.ts';
import type { CandidateMessagingWriting } from '../writing.ts';

type Sequence = CandidateMessagingWriting['emailSequences'][number];

/** What each sequence is after. */
const goals: Record<PersonaKind, string> = {
  working: 'A ten-minute call, or a month in which to ask again',
  sideways: 'One task named that both jobs share',
  background: 'A visit or a work sample',
  neighbor: 'An hour at the place of work',
  rising: 'Twenty minutes with {manager}',
  graduate: 'A visit before they sign elsewhere',
  service: 'A month of separation, then a call',
  contract: 'The month in which the assignment ends',
  known: 'The reason from then, and whether it still stands',
};

/** The first message stands above; what to add to it. Each is used once. */
const firstSteps = [
  'Use the script above; add one true detail about the person before you mention the {title} job',
  'The script above, with one sentence of your own about their work as you know it',
  'Send the script above after reading the profile: one true detail first',
  'As above, and only to people whose work you have looked at',
  'The script above for the {title} job, unchanged except for one detail of theirs',
];

const calls = [
  'One call and no second one the same week. Begin with: "{ask}"',
  'Call once. First sentence after the name: "{ask}"',
  'A single call, two minutes. Start like this: "{ask}"',
  'Ring once, leave no second message. The first question: "{ask}"',
];

export function draftSequences(source: Source, figures: MessagingFigures): Sequence[] {
  const voice = readVoice(source);
  const pick = createPicker(seedOf(source, 'sequences'));
  const begin = hash(seedOf(source, 'calls'));
  const [, later = '5PM'] = chooseTiming(source).times;
  return makePlan(source).personas.map((persona, seat) => {
    const phrases = outreachPhrases[persona.kind];
    const slots = listMessageSlots(source, persona, seat);
    const { days } = figures.personas[seat]!;
    const stop = sayInVoice(voice, optOuts, {}, 'sequence');
    const mail = (parts: readonly (string | null)[]): string =>
      speak(
        voice,
        `{{first_name}}, ${toParagraph(parts).replace(/^\p{Lu}(?=\p{Ll})/u, (c) => c.toLowerCase())} {{recruiter_name}}. ${stop}`,
      ).replace(/\bi (?=will|am|ask|can|would)/g, 'I ');
    const subject = (options: readonly string[]): string =>
      shorten(speak(voice, pick(options, slots)), 60);
    return {
      persona: persona.name,
      goal: sayFirst([goals[persona.kind]], slots),
      stopWhen: `Any reply, or day ${days.at(-1)}`,
      steps: [
        {
          channel: seat % 3 === 2 ? 'Text' : seat % 3 === 1 ? 'Connection note' : 'InMail',
          subject: seat % 3 === 0 ? subject(phrases.subject) : '',
          body: toSentence(pick(firstSteps, slots)),
        },
        {
          channel: 'Email',
          subject: subject(phrases.proofSubject),
          body: mail([pick(phrases.proof, slots), pick(phrases.proofQuestion, slots)]),
        },
        {
          channel: `Phone, ${later}`,
          subject: '',
          body: toSentence(
            fill(calls[(begin + seat) % calls.length]!, {
              ...slots,
              ask: pick(phrases.openingLine, slots),
            }) ?? '',
          ),
        },
        {
          channel: 'Email',
          subject: subject(phrases.exitSubject),
          body: mail([pick(phrases.exit, slots)]),
        },
      ],
    };
  });
}
