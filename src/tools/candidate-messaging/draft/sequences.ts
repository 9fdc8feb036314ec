import { createPicker } from '../../craft/messages/first-unused.ts';
import { outreachPhrases } from '../../craft/messages/outreach.ts';
import { pickSubject } from '../../craft/messages/pick-subject.ts';
import { listMessageSlots } from '../../craft/messages/slots.ts';
import { greetings, optOuts } from '../../craft/messages/tone.data.ts';
import type { PersonaKind } from '../../craft/personas.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { toParagraph, toSentence } from '../../craft/prose/casing.ts';
import { sayFirst } from '../../craft/prose/fill.ts';
import { chooseTiming } from '../../craft/engagement-timing.ts';
import { readVoice, sayInVoice, speak } from '../../craft/voice.ts';
import { hash } from '../../craft/prose/choose.ts';
import type { Source } from '#plan/source.ts';
import { listWords } from './personas.ts';
import type { MessagingFigures } from '../figures.ts';
import type { CandidateMessagingWriting } from '../writing.ts';

type Sequence = CandidateMessagingWriting['emailSequences'][number];

/** What each sequence is after. */
const goals: Record<PersonaKind, string> = {
  working: 'A ten-minute call about {top}, or a month',
  sideways: 'One task they share with {titles}',
  background: 'A talk with {peer}, or a work sample',
  neighbor: 'An hour with {peer}',
  rising: 'Twenty minutes with {manager}',
  graduate: 'A visit to {town} before they sign elsewhere',
  service: 'The month of separation, then a call with {manager}',
  contract: 'The month their assignment ends',
  known: 'What stood in the way of {name} work then',
};

/** For a job that names too little to say more. */
const anyGoal = 'A yes, a no, or the month to ask again';

/** The first message stands above; what to add to it. Each is used once. */
const firstSteps = [
  'The script above. If the profile names {word}, begin with that',
  'The script above, after one true line of your own about {word}',
  'As above; first look whether {word} stands in the profile',
  'The script above, sent only where the profile shows {word}',
  'The script above, with {word} in your first line if it is theirs',
  '~The script above, after one true line of your own',
];

const calls = [
  'One call, not two in a week. Say that you asked {manager} {wonder2}',
  'Call once, when they are not {busy}. Begin with {top}',
  'A single call of two minutes: how much of their week is {top}?',
  'Ring once and leave no message. If they pick up, tell them {wonder2}',
];

const anyCall = 'Call once, for two minutes, and leave no message';

export function draftSequences(source: Source, figures: MessagingFigures): Sequence[] {
  const voice = readVoice(source);
  const pick = createPicker(seedOf(source, 'sequences'));
  const begin = hash(seedOf(source, 'calls'));
  const [, later = '5PM'] = chooseTiming(source).times;
  return makePlan(source).personas.map((persona, seat) => {
    const phrases = outreachPhrases[persona.kind];
    const slots = {
      ...listMessageSlots(source, persona, seat),
      word: listWords(source, seat)[0],
    };
    const { days } = figures.personas[seat]!;
    const stop = sayInVoice(voice, optOuts, {}, 'sequence');
    const hello = sayInVoice(voice, greetings, {}, 'sequence');
    const mail = (parts: readonly (string | null)[]): string =>
      speak(voice, `${hello}\n${toParagraph(parts)}\n{{recruiter_name}}. ${stop}`);
    const subject = (options: readonly string[]): string =>
      speak(voice, pickSubject(pick, options, slots));
    return {
      persona: persona.name,
      goal: sayFirst([goals[persona.kind], anyGoal], slots),
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
          body: toSentence(sayFirst([calls[(begin + seat) % calls.length]!, anyCall], slots)),
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
