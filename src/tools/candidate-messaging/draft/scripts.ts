import { readConditions } from '../../craft/criteria/conditions.ts';
import { sayLine } from '../../craft/criteria/name-fact.ts';
import { createPicker, type Picker } from '../../craft/messages/first-unused.ts';
import { outreachPhrases } from '../../craft/messages/outreach.ts';
import { pickSubject } from '../../craft/messages/pick-subject.ts';
import { listMessageSlots } from '../../craft/messages/slots.ts';
import { greetings, phoneOpeners } from '../../craft/messages/tone.data.ts';
import type { Persona } from '../../craft/personas.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { toParagraph, toSentence } from '../../craft/prose/casing.ts';
import { fill, type Slots } from '../../craft/prose/fill.ts';
import { joinList, listOnce } from '../../craft/prose/list.ts';
import { shorten } from '../../craft/prose/shorten.ts';
import { vary } from '../../craft/vary.ts';
import { readVoice, sayInVoice, speak, type Voice } from '../../craft/voice.ts';
import type { Source } from '#plan/source.ts';
import { BEST_INMAIL, MERGED_NAME } from '../figures.ts';
import type { CandidateMessagingWriting } from '../writing.ts';

type Script = CandidateMessagingWriting['outreachScripts'][number];

/** As long as it will be once the names stand in it. */
const mergedLength = (text: string): number =>
  text.replace(/\{\{\w+\}\}/g, 'x'.repeat(MERGED_NAME)).length;

/** The richest version that fits; the last one is short enough for any job. */
export function fitInto(limit: number, versions: readonly (string | null)[]): string {
  const said = versions.filter((version) => version !== null && version !== '');
  return (
    said.find((version) => mergedLength(version!) <= limit) ?? shorten(said.at(-1) ?? '', limit)
  );
}

/** What stands between the two questions, from rich to plain; two mails never share one. */
const middles = [
  [
    'I ask for {employer}: {title} {in}, {pay}, {draw}.',
    '{titleCap} {in}: {pay}; {draw}.',
    'It is {title} work {in}: {pay}. Also: {draw}.',
  ],
  [
    'I ask for {employer}: {title} {in}, {pay}.',
    '{titleCap} {in}: {pay}, with {employer}.',
    '{titleCap} {in}, {pay}.',
  ],
  [
    'I ask for {employer}: {title} {in}; {draw}.',
    '{titleCap} {in}: {draw}.',
    'It is {title} work {in}. Also: {draw}.',
  ],
  [
    'I ask because of {title} work {in}.',
    '{titleCap} {in}, that is why.',
    'It is {title} work {in}.',
  ],
];

/** What such people want to know is a better question than whether they are interested. */
const questions = [
  'Want to know {wonder}?',
  'Shall I find out {wonder}?',
  'May {peer} tell you {wonder}?',
  'Would it help to know {wonder}?',
];

function sayInMail(persona: Persona, slots: Slots, voice: Voice, pick: Picker): Script {
  const phrases = outreachPhrases[persona.kind];
  const hello = sayInVoice(voice, greetings, {}, 'inmail');
  const sign = slots['signsFor'] ? '{{recruiter_name}}, {signsFor}' : '{{recruiter_name}}';
  const hook = toSentence(pick(phrases.hook, slots));
  const question = pick(questions, slots);
  const say = (middle: string): string | null =>
    middle === '' ? null : fill(`${hello}\n${middle} ${question}\n${sign}`, slots);
  const said = middles.map((phrases) => pick(phrases, slots)).filter((middle) => middle !== '');
  return {
    channel: 'LinkedIn InMail',
    persona: persona.name,
    subject: pickSubject(pick, phrases.subject, slots),
    script: fitInto(BEST_INMAIL, [
      ...said.slice(0, 2).map((middle) => say(`${hook} ${middle}`)),
      ...said.map((middle) => say(middle)),
    ]),
  };
}

function sayNote(persona: Persona, slots: Slots, voice: Voice, pick: Picker): Script {
  const hello = sayInVoice(voice, greetings, {}, 'note');
  const question = pick(questions, slots);
  const say = (middle: string): string | null =>
    fill(`${hello} ${middle} ${question} {{recruiter_name}}`, slots);
  return {
    channel: 'LinkedIn connection note',
    persona: persona.name,
    subject: '',
    script: fitInto(300, [
      say('{titleCap} {in}: {pay}, {draw}.'),
      say('{titleCap} {in}: {pay}.'),
      say('{titleCap} {in}.'),
      fill(`${hello} a word about the {title} job? {{recruiter_name}}`, slots),
    ]),
  };
}

/** From rich to plain. */
const texts = [
  '{{first_name}}, {{recruiter_name}} at {signsFor}. {titleCap}, {town}, {payShort}. {shortAsk} STOP ends texts',
  '{{first_name}}, {{recruiter_name}} here. {titleCap}, {town}, {payShort}. {shortAsk} STOP ends texts',
  '{{first_name}}, {{recruiter_name}} here. {titleCap}, {town}. {shortAsk} STOP ends texts',
  '{{first_name}}, {{recruiter_name}} here about {titleShort} work. {shortAsk} STOP ends texts',
  '{{first_name}}, {{recruiter_name}} here about a job. Yes or no? STOP ends texts',
];

const sayText = (persona: Persona, slots: Slots): Script => ({
  channel: 'Text message',
  persona: persona.name,
  subject: '',
  script: fitInto(
    160,
    texts.map((text) => fill(text, slots)),
  ),
});

/** A second text, for somebody who was called and not reached. */
const reminders = [
  '{{first_name}}, you may have been {busy}. {titleShort|cap} work {in}: a better time? {{recruiter_name}}. STOP ends texts',
  '{{first_name}}, I tried to call about {titleShort} work. A better time? {{recruiter_name}}. STOP ends texts',
];

const sayReminder = (persona: Persona, slots: Slots): Script => ({
  channel: 'Text message',
  persona: persona.name,
  subject: '',
  script: fitInto(
    160,
    reminders.map((text) => fill(text, slots)),
  ),
});

/** A call, part by part; the notes in brackets are for the recruiter. */
const phone = {
  asks: ['Two minutes, or are you {busy}? [Wait.]', 'Have I caught you {busy}? [Wait.]'],
  job: [
    'I have {openings} {in}: {pay}',
    '{openings|cap}, {in}, {pay}',
    'It is {title} work {in}, {pay}',
  ],
  bareJob: ['I have {openings} {in}', '{openings|cap}, {in}', 'It is {title} work {in}'],
  hard: [
    'First what ends it for some: {hard}. How does that sound? [Listen.]',
    'Before anything else: {hard}. Still interested? [Listen.]',
    'Hard parts first: {hard}. A no? [Listen.]',
  ],
  nothingHard: ['Most {titles} ask me {wonder}. You too? [Listen.]'],
  work: [
    'And when did you last {dutyShort}?',
    'How would you {dutyShort}?',
    'Tell me how you {dutyShort} where you are',
  ],
  usualWork: ['Tell me about {top} where you are', 'How much of your week is {top}?'],
} as const;

/** What ends it for some people is said in the first minute. */
function sayPhone(source: Source, slots: Slots, voice: Voice): Script {
  const { travel, schedule, physical } = readConditions(source);
  const hard = listOnce(
    [
      ...source.brief.dealBreakers.slice(0, 3),
      ...travel.slice(0, 1),
      ...schedule.slice(0, 1),
      ...physical.slice(0, 1),
    ].map((fact) => sayLine(fact, 90)),
  ).slice(0, 4);
  const opener = sayInVoice(voice, phoneOpeners, {}, 'phone');
  const say = (phrases: readonly string[], part: string): string =>
    vary(source, `phone ${part}`, phrases, { ...slots, hard: joinList(hard) });
  return {
    channel: 'Phone, first 60 seconds',
    persona: 'Anyone',
    subject: '',
    script: speak(
      voice,
      toParagraph([
        slots['signsFor'] ? `${opener} with ${slots['signsFor']}` : opener,
        say(phone.asks, 'ask'),
        say(slots['pay'] ? phone.job : phone.bareJob, 'job'),
        say(hard.length > 0 ? phone.hard : phone.nothingHard, 'hard'),
        say(slots['dutyShort'] ? phone.work : phone.usualWork, 'work'),
      ]),
    ),
  };
}

/** Said face to face; the note in brackets is for the recruiter. */
const faceToFace = [
  '"Is {top} part of your week?" [Listen.] "At {employer} you would {dutyShort}. May I have a first name and a number?"',
  '"Is {top} part of your week?" [Listen.] "We have {openings} {in}. {peer|cap} can tell you {wonder}. May I write down a number?"',
  '"Is {top} part of your week?" [Listen.] "{openings|cap}, {in}. If {manager} agrees, you can {see}."',
];

function sayInPerson(source: Source, persona: Persona, slots: Slots): Script {
  const { id, family } = source.market.profile;
  const [where] = id === 'general' ? [] : family.gathering;
  return {
    channel: 'In person, at a place where they meet',
    persona: persona.name,
    subject: '',
    script: toParagraph([
      where ? `Where: ${where}` : null,
      vary(source, 'face', faceToFace, slots),
    ]),
  };
}

/** For a text message, where the question of the trade is too long. */
const shortAsks: Record<Persona['kind'], string> = {
  working: 'Worth a talk?',
  sideways: 'Worth a look?',
  background: 'Done that lately?',
  neighbor: 'Curious?',
  rising: 'Want the title?',
  graduate: 'Free from which month?',
  service: 'Which month do you separate?',
  contract: 'When does yours end?',
  known: 'Still a no?',
};

export function draftScripts(source: Source): Script[] {
  const voice = readVoice(source);
  const { personas, pay } = makePlan(source);
  const slotsOf = (persona: Persona, seat: number): Slots => ({
    ...listMessageSlots(source, persona, seat),
    titleShort: shorten(source.brief.title.singular, 30),
    payShort: pay.range && pay.range.length <= 30 ? pay.range.replace(' per ', '/') : null,
    shortAsk: shortAsks[persona.kind],
  });
  const makers = [sayInMail, sayNote, sayText] as const;
  const pick = createPicker(seedOf(source, 'scripts'));
  const own = personas.map((persona, seat) => {
    const make = makers[seat % makers.length]!;
    const script = make(persona, slotsOf(persona, seat), voice, pick);
    return { ...script, script: speak(voice, script.script) };
  });
  const [first] = personas;
  const extra = personas.length < 4 ? [sayReminder(first!, slotsOf(first!, 0))] : [];
  return [
    ...own,
    ...extra,
    sayPhone(source, slotsOf(first!, 0), voice),
    sayInPerson(source, personas.at(-1)!, slotsOf(personas.at(-1)!, personas.length - 1)),
  ];
}
