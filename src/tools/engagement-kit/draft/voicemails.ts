import { createPicker } from '../../craft/messages/first-unused.ts';
import { listMessageSlots } from '../../craft/messages/slots.ts';
import { phoneClosers, phoneOpeners } from '../../craft/messages/tone.data.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { toParagraph } from '../../craft/prose/casing.ts';
import type { Slots } from '../../craft/prose/fill.ts';
import { readConditions } from '../../craft/criteria/conditions.ts';
import { readVoice, sayInVoice, speak } from '../../craft/voice.ts';
import type { Source } from '../../source.ts';
import type { EngagementKitWriting } from '../writing.ts';

/** What is said between name and number; the first line that can be filled is taken. */
const scripts: Record<
  string,
  { reason: readonly string[]; fact: readonly string[]; ask: readonly string[] }
> = {
  'Database Outreach': {
    reason: [
      'You are in our records from an earlier contact, and there is {openings} {in} now',
      'We had contact before. Today I call because of {openings} {in}',
      'Your name is in our files, and this time it may fit: {openings} {in}',
    ],
    fact: [
      'The pay is {pay}, and you would {duty}',
      'You would {duty}, for {pay}',
      'In figures: {pay}. In work: you would {duty}',
      '~The pay is {pay}',
      '~You would {duty}',
      '~I can tell you the rest in ten minutes',
    ],
    ask: [
      'Text me yes or no, and I will send the rest',
      'One word is enough: yes, no or later',
      'Say by text whether I may send you the details',
    ],
  },
  'Live Missed Call': {
    reason: [
      'I tried to reach you about the {title} job {in}',
      'You may have seen my call about the {title} job {in}',
      'You were not free, which is fine. I call about the {title} job {in}',
    ],
    fact: [
      'I have {questions} short questions, about {conditions}, and you will have more for me',
      'Ask me anything; I only need to know about {conditions}',
      '~I have three short questions and you will have more for me',
    ],
    ask: [
      'I will try once more tomorrow; if you prefer a text, send me a time',
      'Tomorrow I try again, once. A text with a time is as good',
    ],
  },
  'Warm Referral': {
    reason: [
      '{{referrer_name}} gave me your name and knows that I am calling',
      'I have your name from {{referrer_name}}, who knows about this call',
    ],
    fact: [
      'It is about the {title} job {in}. You would {duty}; the pay is {pay}',
      'The {title} job {in} is open: {pay}, and you would {duty}',
      '~I call because of the {title} job {in}. You would {duty}',
      '~I call because of the {title} job {in}',
    ],
    ask: [
      'No resume is needed for a first talk. This week, or next?',
      'Shall we talk before you send anything? This week, or next?',
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
  const slots: Slots = { ...listMessageSlots(source, persona!, 0), ...sayConditionTopics(source) };
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
          slots['employer'] ? `${opener} with ${slots['employer']}` : opener,
          pick(reason, slots),
          pick(fact, slots),
          pick(ask, slots),
          closers[index % closers.length]!,
        ]),
      ),
    };
  });
}
