import { createPicker } from '../../craft/messages/first-unused.ts';
import { listMessageSlots } from '../../craft/messages/slots.ts';
import { phoneClosers, phoneOpeners } from '../../craft/messages/tone.data.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { toParagraph } from '../../craft/prose/casing.ts';
import type { Slots } from '../../craft/prose/fill.ts';
import { chooseTiming } from '../../craft/engagement-timing.ts';
import { readConditions } from '../../craft/criteria/conditions.ts';
import { readVoice, sayInVoice, speak } from '../../craft/voice.ts';
import type { Source } from '#plan/source.ts';
import type { EngagementKitWriting } from '../writing.ts';

/** What is said between name and number; the first line that can be filled is taken. */
const scripts: Record<
  string,
  { reason: readonly string[]; fact: readonly string[]; ask: readonly string[] }
> = {
  'Database Outreach': {
    reason: [
      'We were in touch before, and now there is {openings} {in}',
      'You are in our files, and {openings} {in} made me call',
      'You once talked to us; now we have {openings} {in}',
    ],
    fact: [
      'The pay is {pay}, and you would {duty}',
      'You would {duty}, for {pay}',
      'It pays {pay}; the work is to {duty}',
      '~The pay is {pay}; the core of it is {top}',
      '~You would {duty}',
      '~The core of it is {top}; the rest takes ten minutes',
    ],
    ask: [
      'Text me {send}, and I will call back',
      'If you want to know {wonder}, text me and I will find out',
      'Is {top} still your work? A text is enough',
    ],
  },
  'Live Missed Call': {
    reason: [
      'Sorry I missed you; you may well be {busy}. It is about the {title} job {in}',
      'You may well be {busy}, so briefly: the {title} job {in}',
    ],
    fact: [
      'I have {questions} short questions, about {conditions}, and you will want to know {wonder2}',
      'I only need to ask about {conditions}; you may want to ask {wonder2}',
      '~My first question is about {top}',
    ],
    ask: [
      'I will try once more at {later}; a text with a time is as good',
      'Tomorrow at {later} I will try again, once',
    ],
  },
  'Warm Referral': {
    reason: [
      '{{referrer_name}} gave me your name and knows I am calling',
      '{{referrer_name}} said I should talk to you about {top}',
    ],
    fact: [
      'It is the {title} job {in}: {pay}, and you would {duty2}',
      'It is the {title} job {in}. You would {duty2}; it pays {pay}',
      '~It is the {title} job {in}, {pay}',
      '~It is the {title} job {in}, and you would {duty}',
      '~It is the {title} job {in}',
    ],
    ask: [
      'No resume for a first talk; {send} would do. This week, or next?',
      'Before you send anything, shall I ask whether you can {see}?',
    ],
  },
};

function sayConditionTopics(source: Source): {
  questions: string | null;
  conditions: string | null;
} {
  const { travel, offHours, physical } = readConditions(source);
  const topics = [
    offHours ? 'hours' : null,
    travel.length > 0 ? 'travel' : null,
    physical.length > 0 ? 'the physical part' : null,
    source.brief.workType === 'remote' ? 'working remotely' : 'the way to work',
  ].filter((topic) => topic !== null);
  if (topics.length < 2) return { questions: null, conditions: null };
  const count = ['', '', 'two', 'three', 'four'][topics.length] ?? 'four';
  const last = topics.pop();
  return { questions: count, conditions: `${topics.join(', ')} and ${last}` };
}

export function draftVoicemails(
  source: Source,
  types: readonly string[],
): EngagementKitWriting['voicemails'] {
  const voice = readVoice(source);
  const [persona] = makePlan(source).personas;
  const slots: Slots = {
    ...listMessageSlots(source, persona!, 0),
    ...sayConditionTopics(source),
    later: chooseTiming(source).times[0],
  };
  const pick = createPicker(seedOf(source, 'voicemails'));
  const closers = phoneClosers[voice.tone];
  return types.map((type, index) => {
    const { reason, fact, ask } = scripts[type]!;
    const opener = sayInVoice(voice, phoneOpeners, {}, type);
    return {
      type,
      script: speak(
        voice,
        toParagraph([
          slots['signsFor'] ? `${opener} with ${slots['signsFor']}` : opener,
          pick(reason, slots),
          pick(fact, slots),
          pick(ask, slots),
          closers[index % closers.length]!,
        ]),
      ),
    };
  });
}
