import type { JobFact } from '#knowledge/drawer.ts';
import { addFacts, carryFacts } from '#plan/carry-facts.ts';
import { findProof } from '#plan/evidence.ts';
import { listMotivators } from '#plan/letters/list-motivators.ts';
import { listObjections } from '#plan/letters/list-objections.ts';
import {
  listAsks,
  writeFirstMail,
  writeFollowUp,
  writeLastNote,
} from '#plan/letters/write-mails.ts';
import { writeVoicemails } from '#plan/letters/write-short.ts';
import { objectToCondition } from '#plan/objections.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { speak, speakMail } from '#plan/voice.ts';
import { joinList } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import type { KitFigures } from './figures.ts';
import type { EngagementKitWriting } from './writing.ts';

type Objections = EngagementKitWriting['objections'];
type Emails = EngagementKitWriting['emails'];
const shownObjections = 4;
const mailsEach = 2;

/** Letters, voicemails and answers about this job, made of what its advertisement says. */
export function draftEngagementKit(source: Source, figures: KitFigures): EngagementKitWriting {
  const plan = makePlan(source);
  const { drawer, names, personas, place } = plan;
  const isAbroad = plan.phrases !== null;
  return {
    toolDescription: `What to say to whom for ${names.aTitle} ${place.in}`
      .trim()
      .concat(
        ". Facts are the advertisement's; what it leaves open is a blank in square brackets, to be filled before sending.",
      )
      .concat(plan.languageNote ? ` ${plan.languageNote}` : ''),
    voicemails: listScripts(source, plan).map((script, i) => ({
      type: figures.voicemailTypes[i] ?? '',
      script: speak(source, script),
    })),
    callsToAction: personas.map((persona, turn) => ({
      persona: persona.name,
      ctas: (isAbroad ? persona.messages.asks.slice(0, 2) : listAsks(source, persona, turn)).map(
        (ask) => speak(source, ask),
      ),
    })),
    emails: isAbroad ? mailsAbroad(source, plan, figures) : listMails(source, plan, figures),
    objections: isAbroad
      ? objectionsAbroad(source, plan)
      : listObjections(source)
          .slice(0, shownObjections)
          .map(({ objection, answer, evidence }) => ({
            objection,
            rebuttal: speak(source, answer),
            supporting_evidence: evidence,
          })),
    motivators: isAbroad
      ? drawer.motivators.map(({ name, points }) => ({ motivator: name, messagingPoints: points }))
      : listMotivators(source).map(({ name, points }) => ({
          motivator: name,
          messagingPoints: points,
        })),
    whatCandidatesCareAboutSummary: `${drawer.cares_about} ${sayAnswered(plan)}`,
  };
}

function listScripts(source: Source, plan: Plan): string[] {
  if (plan.phrases === null) return writeVoicemails(source);
  const { database, missed_call: missed, referral } = plan.drawer.voicemails;
  return [database, missed, referral].map((script) =>
    carryFacts(source, plan, script, { isSpoken: true }),
  );
}

/** A first letter and a follow-up for each persona; the last note is the same for all. */
function listMails(source: Source, plan: Plan, figures: KitFigures): Emails {
  const last = writeLastNote(source);
  return [
    ...plan.personas.flatMap((persona, turn) =>
      [writeFirstMail, writeFollowUp].map((write, i) => {
        const { subject, text } = write(source, persona, turn);
        return {
          persona: persona.name,
          stage: figures.personas[turn]?.stages[i] ?? '',
          subject,
          template: speakMail(source, text),
        };
      }),
    ),
    {
      persona: 'Everyone',
      stage: figures.lastStage,
      subject: last.subject,
      template: speakMail(source, last.text),
    },
  ];
}

/** In other languages the letters of the trade are written by people. */
function mailsAbroad(source: Source, plan: Plan, figures: KitFigures): Emails {
  const { personas, phrases, drawer } = plan;
  const mail = (text: string): string => speakMail(source, text, phrases);
  return [
    ...personas.flatMap(({ name, messages }, p) =>
      messages.mails.slice(0, mailsEach).map(({ subject, text }, i) => ({
        persona: name,
        stage: figures.personas[p]?.stages[i] ?? '',
        subject,
        template: mail(i === 0 ? addFacts(source, plan, text, p) : text),
      })),
    ),
    {
      persona: 'Everyone',
      stage: figures.lastStage,
      subject: drawer.last_note.subject,
      template: mail(drawer.last_note.text),
    },
  ];
}

function objectionsAbroad(source: Source, plan: Plan): Objections {
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
          supporting_evidence:
            found === null
              ? 'Known in the trade; the advertisement does not speak of it.'
              : `Advertisement: ${found}.`,
        };
      }),
  ];
}

const asked: readonly (readonly [JobFact, string])[] = [
  ['pay', 'pay'],
  ['hours', 'hours'],
  ['contract', 'kind of contract'],
  ['place', 'place'],
  ['team', 'team'],
  ['start', 'start'],
  ['process', 'steps of the selection'],
  ['benefits', 'benefits'],
];

/** Which of the first questions this job answers. */
function sayAnswered({ stated, sentences, place }: Plan): string {
  const isTold = (fact: JobFact): boolean => {
    if (fact === 'hours') return sentences.hours !== '';
    if (fact === 'contract') return sentences.contract !== '';
    if (fact === 'place') return place.label !== null;
    return stated.has(fact);
  };
  const names = (wanted: boolean): string =>
    joinList(asked.filter(([fact]) => isTold(fact) === wanted).map(([, name]) => name));
  const [told, open] = [names(true), names(false)];
  return [told && `This advertisement answers: ${told}.`, open && `It leaves open: ${open}.`]
    .filter(Boolean)
    .join(' ');
}
