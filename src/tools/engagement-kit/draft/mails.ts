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

/** One line with the facts nobody should have to ask for; in one sentence, so that each mail has its own. */
const sayFacts = (pick: Picker, slots: Slots): string =>
  toParagraph([
    pick(
      [
        'Pay: {pay}; also in the job: {draw}',
        'It pays {pay} and comes with this: {draw}',
        '{pay|cap}, and in the words of the job: {draw}',
        'For {pay}, with {draw}',
        '~It pays {pay}',
        '~The range: {pay}',
        '~Pay is {pay} here',
        '~In money: {pay}',
        '~In the words of the job: {draw}',
        '~I can send you the {title} job as it stands',
        '~Shall I send the text of the {title} job?',
        '~The {title} job in full comes with one word from you',
        '~Ask for the {title} text and it is on its way',
        '~One line, and you have the whole {title} job to read',
      ],
      slots,
    ),
  ]);

/** The first subject that is short enough; a cut subject looks like a machine wrote it. */
const pickSubject = (pick: Picker, subjects: readonly string[], slots: Slots): string => {
  const short = subjects.filter(
    (subject) => (fill(subject.replace(/^~/, ''), slots)?.length ?? Infinity) <= LONGEST_SUBJECT,
  );
  return pick(short.length > 0 ? short : ['About your work'], slots);
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
  const lead = leads[part][voice.tone];
  return speak(
    voice,
    toParagraphs([
      sayInVoice(voice, greetings, {}, part),
      lead[seat % lead.length],
      ...body,
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
