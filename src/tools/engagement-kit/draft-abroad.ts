import { addFacts, carryFacts } from '#plan/wording/carry-facts.ts';
import { findProof } from '#plan/evidence.ts';
import { objectToCondition } from '#plan/demands/objections.ts';
import { messagesFor, type PlanAbroad } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { speak, speakMail } from '#plan/style/voice.ts';
import { quote } from '#writing/quote.ts';
import type { KitFigures } from './figures.ts';
import type { EngagementKitWriting } from './writing.ts';

type Parts = Pick<
  EngagementKitWriting,
  'voicemails' | 'callsToAction' | 'emails' | 'objections' | 'motivators'
>;
const shownObjections = 4;
const mailsEach = 2;
const shownMotivators = 2;

/** In other languages people of the trade wrote the letters; the job's facts stand between their sentences. */
export function draftKitAbroad(source: Source, plan: PlanAbroad, figures: KitFigures): Parts {
  const { drawer, personas } = plan;
  const { database, missed_call: missed, referral } = drawer.abroad.voicemails;
  return {
    voicemails: [database, missed, referral].map((script, i) => ({
      type: figures.voicemailTypes[i] ?? '',
      script: speak(source, carryFacts(source, plan, script, { isSpoken: true })),
    })),
    callsToAction: personas.map((persona) => ({
      persona: persona.name,
      ctas: messagesFor(plan, persona)
        .asks.slice(0, 2)
        .map((ask) => speak(source, ask)),
    })),
    emails: listMails(source, plan, figures),
    objections: listObjections(source, plan),
    motivators: drawer.motivators.slice(0, shownMotivators).map(({ name, points }) => ({
      motivator: name,
      messagingPoints: points,
    })),
  };
}

function listMails(source: Source, plan: PlanAbroad, figures: KitFigures): Parts['emails'] {
  const { personas, phrases, drawer } = plan;
  const mail = (text: string): string => speakMail(source, text, phrases);
  return [
    ...personas.flatMap((persona, p) =>
      messagesFor(plan, persona)
        .mails.slice(0, mailsEach)
        .map(({ subject, text }, i) => ({
          persona: persona.name,
          stage: figures.personas[p]?.stages[i] ?? '',
          subject,
          template: mail(i === 0 ? addFacts(source, plan, text, p) : text),
        })),
    ),
    {
      persona: 'Everyone',
      stage: figures.lastStage,
      subject: drawer.abroad.last_note.subject,
      template: mail(drawer.abroad.last_note.text),
    },
  ];
}

function listObjections(source: Source, plan: PlanAbroad): Parts['objections'] {
  const ofCondition = objectToCondition(plan);
  return [
    ...ofCondition.map(({ objection, answer }) => ({
      objection,
      rebuttal: speak(source, answer),
      supporting_evidence: `Advertisement: ${quote(plan.hardest?.words ?? '')}.`,
    })),
    ...plan.drawer.objections
      .slice(0, shownObjections - ofCondition.length)
      .map(({ objection, answer, backed_by }) => {
        const found = findProof(source, plan, backed_by, `${objection} ${answer}`);
        return {
          objection,
          rebuttal: speak(source, answer),
          supporting_evidence: found === null ? 'Known in the trade.' : `Advertisement: ${found}.`,
        };
      }),
  ];
}
