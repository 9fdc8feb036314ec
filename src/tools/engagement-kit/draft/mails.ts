import { createPicker, type Picker } from '../../craft/messages/first-unused.ts';
import { outreachPhrases } from '../../craft/messages/outreach.ts';
import { pickSubject } from '../../craft/messages/pick-subject.ts';
import { listMessageSlots } from '../../craft/messages/slots.ts';
import { greetings, leads, optOuts, signOffs } from '../../craft/messages/tone.data.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { toParagraph, toParagraphs, toSentence } from '../../craft/prose/casing.ts';
import { hash } from '../../craft/prose/choose.ts';
import { fill, type Slots } from '../../craft/prose/fill.ts';
import { readVoice, sayInVoice, speak, type Voice } from '../../craft/voice.ts';
import type { Source } from '#plan/source.ts';
import type { KitFigures } from '../figures.ts';
import type { EngagementKitWriting } from '../writing.ts';

type Mail = EngagementKitWriting['emails'][number];
type Part = keyof typeof leads;
const parts: readonly Part[] = ['first', 'second', 'last'];

const payLines = [
  'Pay is {pay}. The job adds {draw}',
  'It pays {pay}, and there is this: {draw}',
  '{pay|cap}; {draw}',
  'Pay: {pay}. With it: {draw}',
  '~Pay is {pay} {in}',
  '~{pay|cap}, {town}',
  '~With {employer} it pays {pay}',
  '~The {name} range: {pay}',
  '~{name|cap} pay here: {pay}',
];

const noPayLines = [
  'In the job: {draw}. The pay I will bring you from {manager}',
  '{draw|cap}. No figure for pay yet; {manager} owes me one',
  'What is in writing: {draw}. Pay follows from {manager}',
  'The job says {draw}. For the pay I am waiting on {manager}',
  '~I will bring you the {name} pay from {manager} before you spend an hour on this',
  '~Pay is not in the {name} text yet; {manager} owes me a figure',
  '~No figure for {name} pay yet. Once {manager} names one, you get it first',
  '~{manager|cap} has yet to name the {name} pay. No figure, no interview',
];

const hardLines = [
  'Better said early: {hard}',
  'One hard part: {hard}',
  'Know before you reply: {hard}',
  'Not for everybody: {hard}',
];

/** The facts nobody should have to ask for, the hard one among them. */
const sayFacts = (pick: Picker, slots: Slots): string =>
  toParagraph([pick(slots['pay'] ? payLines : noPayLines, slots), pick(hardLines, slots)]);

function frame({
  voice,
  part,
  seat,
  slots,
  body,
}: {
  voice: Voice;
  part: Part;
  seat: number;
  slots: Slots;
  body: readonly string[];
}): string {
  const company = slots['signsFor']
    ? `{{recruiter_name}}, ${slots['signsFor']}`
    : '{{recruiter_name}}';
  const [opening, ...rest] = body;
  // A remote job has no town and some have no employer; the sentence then speaks of the work.
  const named = {
    ...slots,
    town: slots['town'] ?? `${slots['name']} work`,
    employer: slots['employer'] || `${slots['name']} work`,
  };
  const lead = leads[part][voice.tone]
    .map((phrase) => fill(phrase, named))
    .filter((text) => text !== null);
  return speak(
    voice,
    toParagraphs([
      sayInVoice(voice, greetings, {}, part),
      toParagraph([
        lead[(hash(String(slots['title'])) + seat) % Math.max(1, lead.length)],
        opening,
      ]),
      ...rest,
      `${sayInVoice(voice, signOffs, {}, part)}\n${company}\n${sayInVoice(voice, optOuts, {}, part)}`,
    ]),
  );
}

/** Three mails for each persona: the job, one proof, a clean end. */
export function draftMails(source: Source, figures: KitFigures): Mail[] {
  const voice = readVoice(source);
  const pick = createPicker(seedOf(source, 'mails'));
  return makePlan(source).personas.flatMap((persona, seat) => {
    const phrases = outreachPhrases[persona.kind];
    const slots = listMessageSlots(source, persona, seat);
    const { persona: name, stages } = figures.personas[seat]!;
    const bodies = [
      [toSentence(pick(phrases.hook, slots)), sayFacts(pick, slots), pick(phrases.question, slots)],
      [toSentence(pick(phrases.proof, slots)), pick(phrases.proofQuestion, slots)],
      [toSentence(pick(phrases.exit, slots))],
    ];
    const subjects = [phrases.subject, phrases.proofSubject, phrases.exitSubject];
    return bodies.map((body, index) => ({
      persona: name,
      stage: stages[index]!,
      subject: speak(voice, pickSubject(pick, subjects[index]!, slots)),
      template: frame({ voice, part: parts[index]!, seat, slots, body }),
    }));
  });
}

export function draftCalls(
  source: Source,
  figures: KitFigures,
): EngagementKitWriting['callsToAction'] {
  const voice = readVoice(source);
  const pick = createPicker(seedOf(source, 'calls'));
  return makePlan(source).personas.map((persona, seat) => {
    const slots = listMessageSlots(source, persona, seat);
    const said = outreachPhrases[persona.kind].ctas
      .map((cta) => pick(cta, slots))
      .filter((cta) => cta !== '');
    return { persona: figures.personas[seat]!.persona, ctas: said.map((cta) => speak(voice, cta)) };
  });
}
