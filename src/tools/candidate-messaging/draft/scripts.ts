import { readConditions } from '../../craft/criteria/conditions.ts';
import { sayLine } from '../../craft/criteria/name-fact.ts';
import { createPicker, type Picker } from '../../craft/messages/first-unused.ts';
import { outreachPhrases } from '../../craft/messages/outreach.ts';
import { listMessageSlots } from '../../craft/messages/slots.ts';
import { greetings, phoneOpeners } from '../../craft/messages/tone.data.ts';
import type { Persona } from '../../craft/personas.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { lowerFirst, toParagraph } from '../../craft/prose/casing.ts';
import { fill, sayFirst, type Slots } from '../../craft/prose/fill.ts';
import { joinList } from '../../craft/prose/list.ts';
import { shorten } from '../../craft/prose/shorten.ts';
import { readVoice, sayInVoice, speak, type Voice } from '../../craft/voice.ts';
import type { Source } from '../../source.ts';
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
    'The {title} job {in}: {pay}, and {draw}.',
    'I ask because {in} the {title} job is open: {pay}; {draw}.',
    '{titleCap} {in}: {pay}, with {draw}.',
  ],
  [
    'It is about the {title} job {in}: {pay}.',
    'Behind it: {titleCap} {in}, {pay}.',
    '{titleCap} {in}: {pay}.',
  ],
  [
    'In the {title} job {in} you would find {draw}.',
    'Behind it: {titleCap} {in}, {draw}.',
    '{titleCap} {in}: {draw}.',
  ],
  [
    'I ask because of the {title} job {in}.',
    'The reason is the {title} job {in}.',
    'It concerns the {title} job {in}.',
  ],
];

function sayInMail(persona: Persona, slots: Slots, voice: Voice, pick: Picker): Script {
  const phrases = outreachPhrases[persona.kind];
  const hello = sayInVoice(voice, greetings, {}, 'inmail');
  const sign = slots['employer'] ? '{{recruiter_name}}, {employer}' : '{{recruiter_name}}';
  const opening = lowerFirst(pick(phrases.openingLine, slots));
  const question = pick(phrases.question, slots);
  const say = (middle: string): string | null =>
    middle === '' ? null : fill(`${hello} ${opening} ${middle} ${question} ${sign}`, slots);
  return {
    channel: 'LinkedIn InMail',
    persona: persona.name,
    subject: shorten(pick(phrases.subject, slots), 60),
    script: fitInto(
      BEST_INMAIL,
      middles.map((phrases) => say(pick(phrases, slots))),
    ),
  };
}

function sayNote(persona: Persona, slots: Slots, voice: Voice, pick: Picker): Script {
  const hello = sayInVoice(voice, greetings, {}, 'note');
  const question = pick(outreachPhrases[persona.kind].question, slots);
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

function sayText(persona: Persona, slots: Slots): Script {
  const say = (text: string): string | null => fill(text, slots);
  return {
    channel: 'Text message',
    persona: persona.name,
    subject: '',
    script: fitInto(160, [
      say(
        '{{first_name}}, {{recruiter_name}} at {employer}. {titleCap}, {town}, {payShort}. {ask} STOP ends texts',
      ),
      say(
        '{{first_name}}, {{recruiter_name}} here. {titleCap}, {town}, {payShort}. {ask} STOP ends texts',
      ),
      say('{{first_name}}, {{recruiter_name}} here. {titleCap}, {payShort}. {ask} STOP ends texts'),
      say('{{first_name}}, {{recruiter_name}} here. {titleCap}, {town}. {ask} STOP ends texts'),
      say(
        '{{first_name}}, {{recruiter_name}} here about the {titleShort} job. {ask} STOP ends texts',
      ),
      '{{first_name}}, {{recruiter_name}} here about a job. Yes or no? STOP ends texts',
    ]),
  };
}

/** A second text, for somebody who was called and not reached. */
const sayReminder = (persona: Persona, slots: Slots): Script => ({
  channel: 'Text message',
  persona: persona.name,
  subject: '',
  script: fitInto(160, [
    fill(
      '{{first_name}}, I tried to call about {titleShort} work {in}. A better time? {{recruiter_name}}. STOP ends texts',
      slots,
    ),
    fill(
      '{{first_name}}, I tried to call about {titleShort} work. A better time? {{recruiter_name}}. STOP ends texts',
      slots,
    ),
  ]),
});

/** What ends it for some people is said in the first minute. */
function sayPhone(source: Source, slots: Slots, voice: Voice): Script {
  const { travel, schedule, physical } = readConditions(source);
  const hard = [
    ...source.brief.dealBreakers.slice(0, 3),
    ...travel.slice(0, 1),
    ...schedule.slice(0, 1),
    ...physical.slice(0, 1),
  ]
    .slice(0, 4)
    .map((fact) => sayLine(fact, 70));
  const opener = sayInVoice(voice, phoneOpeners, {}, 'phone');
  return {
    channel: 'Phone, first 60 seconds',
    persona: 'Anyone',
    subject: '',
    script: speak(
      voice,
      toParagraph([
        slots['employer'] ? `${opener} with ${slots['employer']}` : opener,
        'Do you have two minutes? [Wait.]',
        sayFirst(['It is about {openings} {in}: {pay}', 'It is about {openings} {in}'], slots),
        hard.length > 0
          ? `Before I say more, this is what ends it for some people: ${joinList(hard)}. How does that sound? [Listen.]`
          : 'What would you want to know first? [Listen.]',
        fill('Good. Tell me about the last time you had to {dutyShort}', slots) ??
          fill('Good. Tell me what your work is like today', slots),
      ]),
    ),
  };
}

function sayInPerson(source: Source, persona: Persona, slots: Slots): Script {
  const { id, family } = source.market.profile;
  const where = id === 'general' ? 'any place where they meet' : family.gathering[0];
  return {
    channel: 'In person, at a place where they meet',
    persona: persona.name,
    subject: '',
    script: toParagraph([
      `For ${where ? where.charAt(0).toLowerCase() + where.slice(1) : 'any place where they meet'}`,
      '"What do you work on these days?" [Listen, and name the part that is like ours.]',
      fill('"Here one would {dutyShort}', slots)
        ? `${fill('"We have the {title} job {in}: one would {dutyShort}', slots)}."`
        : `${fill('"We have the {title} job {in}', slots)}."`,
      '"May I write down a first name and a number? You decide whether I call."',
    ]),
  };
}

export function draftScripts(source: Source): Script[] {
  const voice = readVoice(source);
  const { personas, pay } = makePlan(source);
  const isShortAsk: Record<Persona['kind'], string> = {
    working: 'Worth a talk?',
    sideways: 'Worth a look?',
    background: 'Done that lately?',
    neighbor: 'Curious?',
    rising: 'Want the whole of it?',
    graduate: 'Free from which month?',
    service: 'Which month do you separate?',
    contract: 'When does yours end?',
    known: 'Still a no?',
  };
  const slotsOf = (persona: Persona, seat: number): Slots => ({
    ...listMessageSlots(source, persona, seat),
    titleShort: shorten(source.brief.title.singular, 30),
    payShort: pay.range && pay.range.length <= 30 ? pay.range.replace(' per ', '/') : null,
    ask: isShortAsk[persona.kind],
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
    sayInPerson(source, personas.at(-1)!, slotsOf(personas.at(-1)!, 1)),
  ];
}
