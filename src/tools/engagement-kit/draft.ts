import { findProof, isSameMatter } from '#plan/evidence.ts';
import { addFacts, carryFacts } from '#plan/carry-facts.ts';
import { objectToCondition, promises } from '#plan/objections.ts';
import { findQuoted, listQuoted, sayQuoted } from '#plan/quoted-answers.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { sayWhereOf, whoseFacts } from '#plan/who-said.ts';
import { speak, speakMail } from '#plan/voice.ts';
import type { JobFact } from '#knowledge/drawer.ts';
import { stripEnd, toSentence } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import type { KitFigures } from './figures.ts';
import type { EngagementKitWriting } from './writing.ts';

const shownObjections = 4;
const shownAnswers = 3;
/** All but the first persona get their first mail only: ten minutes are what a recruiter has. */
const mailsOf = (index: number): number => (index < 1 ? 2 : 1);

/** The messages of the trade, addressed for this job. */
export function draftEngagementKit(source: Source, figures: KitFigures): EngagementKitWriting {
  const plan = makePlan(source);
  const { drawer, names, personas, place } = plan;
  const { voicemails, last_note: last, motivators, cares_about: caresAbout } = drawer;
  const ofCondition = objectToCondition(plan);
  const scripts = [voicemails.database, voicemails.missed_call, voicemails.referral];
  return {
    toolDescription: `What to say to whom for ${names.aTitle} ${place.in}`
      .trim()
      .concat(
        `. Facts are ${whoseFacts(source)}; what it leaves open is left out or promised as an answer. Fill the square brackets before sending.`,
      )
      .concat(plan.languageNote ? ` ${plan.languageNote}` : ''),
    voicemails: figures.voicemailTypes.map((type, i) => ({
      type,
      script: speak(source, carryFacts(source, plan, scripts[i] ?? '', { isSpoken: true })),
    })),
    callsToAction: personas.map(({ name, messages }) => ({
      persona: name,
      ctas: messages.asks.slice(0, 2).map((ask) => speak(source, ask)),
    })),
    emails: [
      ...personas.flatMap(({ name, messages }, p) =>
        messages.mails.slice(0, mailsOf(p)).map(({ subject, text }, i) => ({
          persona: name,
          stage: figures.personas[p]?.stages[i] ?? '',
          subject,
          template: speakMail(
            source,
            i === 0 ? addFacts(source, plan, text, p) : text,
            plan.phrases,
          ),
        })),
      ),
      {
        persona: 'Everyone',
        stage: figures.lastStage,
        subject: last.subject,
        template: speakMail(source, last.text, plan.phrases),
      },
    ],
    objections: [
      ...ofCondition.map(({ objection, answer }) => ({
        objection,
        rebuttal: speak(source, answer),
        supporting_evidence: `${sayWhereOf(source, '', plan.hardest?.words ?? '')}: ${quote(plan.hardest?.words ?? '')}.`,
      })),
      ...drawer.objections
        .slice(0, shownObjections - ofCondition.length)
        .map(({ objection, answer, backed_by }) => {
          const argument = `${objection} ${answer}`;
          const found = findProof(source, plan, backed_by, argument);
          return {
            objection,
            rebuttal: speak(source, useProof(found, backed_by, answer)),
            supporting_evidence: proveIt(source, found, backed_by, { argument, answer }),
          };
        }),
    ],
    motivators: motivators.map(({ name, points }) => ({
      motivator: name,
      messagingPoints: [...points, ...backPoints(source, plan, [name, ...points].join(' '))],
    })),
    whatCandidatesCareAboutSummary: `${caresAbout} ${sayAnswered(source, plan)}`,
  };
}

type Matter = Plan['drawer']['objections'][number]['backed_by'];

function proveIt(
  source: Source,
  found: string | null,
  matter: Matter,
  { argument, answer }: { argument: string; answer: string },
): string {
  const answered = found === null ? findQuoted(source, argument) : undefined;
  if (answered) return `Agreed: ${sayQuoted(answered)}.`;
  if (found === null)
    return matter === 'nothing' || !promises.test(answer)
      ? 'Known in the trade; the advertisement does not speak of it.'
      : 'Not in the advertisement: get it from the hiring manager before you answer.';
  return promises.test(answer)
    ? `Stated so far: ${found}. What you promise beyond it has to come from the hiring manager.`
    : `${sayWhereOf(source, matter, found)}: ${found}.`;
}

/** Said as whole sentences, and so fit to open an answer. */
const spokenMatters: ReadonlySet<Matter> = new Set<Matter>([
  'pay',
  'place',
  'workType',
  'contract',
]);

/** What the advertisement answers is told first, and then what is still to be asked. */
const useProof = (found: string | null, matter: Matter, answer: string): string =>
  found === null || !spokenMatters.has(matter) || answer.includes(found)
    ? answer
    : `${toSentence(found)} ${answer}`;

/** What this job says on a matter that moves people; what it leaves open is summed up once. */
function backPoints(source: Source, { offers, sentences }: Plan, points: string): string[] {
  const answered = listQuoted(source)
    .filter(({ ask, said }) => isSameMatter(points, `${ask} ${said}`))
    .slice(0, 1)
    .map((answer) => `Agreed: ${sayQuoted(answer)}`);
  const said = [...offers, sentences.pay, sentences.hours].find(
    (text) => text !== '' && text.split(/\s+/).length <= 24 && isSameMatter(points, text),
  );
  return [...(said === undefined ? [] : [`This job: ${stripEnd(said)}`]), ...answered];
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
function sayAnswered(source: Source, { stated }: Plan): string {
  const quoted = listQuoted(source).slice(0, shownAnswers).map(sayQuoted);
  const names = (isTold: boolean): string =>
    joinList(asked.filter(([fact]) => stated.has(fact) === isTold).map(([, name]) => name));
  const [told, open] = [names(true), names(false)];
  return [
    told && `This job answers: ${told}.`,
    open && `It leaves open: ${open}.`,
    quoted.length > 0 && `Asked and answered: ${quoted.join('; ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
