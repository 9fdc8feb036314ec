import { createPicker, type Picker } from '../../craft/messages/first-unused.ts';
import { outreachPhrases } from '../../craft/messages/outreach.ts';
import { listMessageSlots } from '../../craft/messages/slots.ts';
import { greetings, leads, optOuts, signOffs } from '../../craft/messages/tone.data.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { toParagraph, toParagraphs, toSentence } from '../../craft/prose/casing.ts';
import { fill, type Slots } from '../../craft/prose/fill.ts';
import { readVoice, sayInVoice, speak, type Voice } from '../../craft/voice.ts';
import type { Source } from '../../source.ts';
import type { KitFigures } from '../figures.ts';
import type { EngagementKitWriting } from '../writing.ts';

type Mail = EngagementKitWriting['emails'][number];
type Part = keyof typeof leads;
const parts: readonly Part[] = ['first', 'second', 'last'];
const LONGEST_SUBJECT = 60;

/** The facts nobody should have to ask for, the hard one among them. */
const sayFacts = (pick: Picker, slots: Slots): string =>
  toParagraph([
    pick(
      [
        'Pay is {pay}. The job adds {draw}',
        'It pays {pay}, and there is this: {draw}',
        '{pay|cap}; {draw}',
        'Pay: {pay}. With it: {draw}',
        '~It pays {pay}',
        '~Pay is {pay} {in}',
        '~{pay|cap}, {town}',
        '~In the job: {draw}',
        '~I will bring you the pay range from {manager} before you spend an hour on this',
        '~Pay is not in the text yet; {manager} owes me a figure, and you get it first',
        '~No figure for pay yet. I will not ask for your time in {town} without one',
      ],
      slots,
    ),
    pick(
      ['Better said early: {hard}', 'One hard part: {hard}', 'Know before you reply: {hard}'],
      slots,
    ),
  ]);

/** The first subject that is short enough; a cut subject looks like a machine wrote it. */
const pickSubject = (pick: Picker, subjects: readonly string[], slots: Slots): string => {
  const short = subjects.filter(
    (subject) => (fill(subject.replace(/^~/, ''), slots)?.length ?? Infinity) <= LONGEST_SUBJECT,
  );
  return pick(short.length > 0 ? short : ['About {top}'], slots);
};

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
  const company = slots['employer']
    ? `{{recruiter_name}}, ${slots['employer']}`
    : '{{recruiter_name}}';
  const [opening, ...rest] = body;
  const lead = leads[part][voice.tone]
    .map((phrase) => fill(phrase, slots))
    .filter((text) => text !== null);
  return speak(
    voice,
    toParagraphs([
      sayInVoice(voice, greetings, {}, part),
      toParagraph([lead[seat % Math.max(1, lead.length)], opening]),
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
