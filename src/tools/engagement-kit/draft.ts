import type { JobFact } from '#knowledge/drawer.ts';
import { isOfTimes } from '#plan/questions/gaps.ts';
import { listGood } from '#plan/letters/list-good.ts';
import { isBareTraining } from '#plan/letters/say-training.ts';
import { listMotivators } from '#plan/letters/list-motivators.ts';
import { listObjections } from '#plan/letters/list-objections.ts';
import { listAsks } from '#plan/letters/ask.ts';
import { writeFirstMail, writeFollowUp, writeLastNote } from '#plan/letters/write-mails.ts';
import { nameTeam } from '#plan/letters/tell-facts.ts';
import { writeVoicemails } from '#plan/letters/write-short.ts';
import { isAbroad, makePlan, type Plan } from '#plan/plan.ts';
import { listQuoted, sayQuoted } from '#plan/questions/quoted-answers.ts';
import type { Source } from '#plan/source.ts';
import { whoseFacts } from '#plan/wording/who-said.ts';
import { speak, speakMail } from '#plan/style/voice.ts';
import { joinList } from '#writing/list.ts';
import { draftKitAbroad } from './draft-abroad.ts';
import type { KitFigures } from './figures.ts';
import type { EngagementKitWriting } from './writing.ts';

type Parts = Pick<
  EngagementKitWriting,
  'voicemails' | 'callsToAction' | 'emails' | 'objections' | 'motivators'
>;
const shownObjections = 6;
const fewestObjections = 4;
const shownAnswers = 3;

/** Letters, voicemails and answers about this job, made of what its advertisement says. */
export function draftEngagementKit(source: Source, figures: KitFigures): EngagementKitWriting {
  const plan = makePlan(source);
  const { drawer, names, place } = plan;
  return {
    toolDescription: `First-contact messages for ${names.aTitle} ${place.in}`
      .trim()
      .concat(
        `. Facts are ${whoseFacts(source)}; fill in the square brackets, and email only people who fit the first line.`,
      )
      .concat(plan.languageNote ? ` ${plan.languageNote}` : ''),
    ...(isAbroad(plan) ? draftKitAbroad(source, plan, figures) : draftKit(source, plan, figures)),
    whatCandidatesCareAboutSummary: `${drawer.cares_about} ${sayAnswered(source, plan)}`,
  };
}

function draftKit(source: Source, plan: Plan, figures: KitFigures): Parts {
  return {
    voicemails: writeVoicemails(source).map((script, i) => ({
      type: figures.voicemailTypes[i] ?? '',
      script: speak(source, script),
    })),
    callsToAction: plan.personas.map((persona, turn) => ({
      persona: persona.name,
      ctas: listAsks(source, persona, turn).map((ask) => speak(source, ask)),
    })),
    emails: listMails(source, plan, figures),
    objections: listObjections(source)
      // The last ones are left to what the advertisement itself answers.
      .filter(({ isOfJob }, i) => i < fewestObjections || isOfJob)
      .slice(0, shownObjections)
      .map(({ objection, answer, evidence }) => ({
        objection,
        rebuttal: speak(source, answer),
        supporting_evidence: evidence,
      })),
    motivators: listMotivators(source).map(({ name, points }) => ({
      motivator: name,
      messagingPoints: points,
    })),
  };
}

/** A first letter and a follow-up for each persona; the last note is the same for all. */
function listMails(source: Source, plan: Plan, figures: KitFigures): Parts['emails'] {
  const last = writeLastNote(source);
  return [
    ...plan.personas.flatMap((persona, turn) =>
      [writeFirstMail, writeFollowUp].map((write, i) => {
        const { subject, text } = write(source, turn);
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

const asked: readonly (readonly [JobFact, string])[] = [
  ['pay', 'pay'],
  ['hours', 'hours'],
  ['contract', 'kind of contract'],
  ['place', 'place'],
  ['team', 'team'],
  ['start', 'start'],
  ['process', 'selection steps'],
  ['benefits', 'benefits'],
];

/** "It is full-time" tells the hours; whether it lasts is another matter where contracts say so. */
const isKindOpen = ({ brief }: Source, { sentences }: Plan): boolean =>
  brief.place.country !== 'US' && /^It is (?:full|part)[- ]time\.$/.test(sentences.contract);

/** Which of the first questions this job answers, and with what. */
function sayAnswered(source: Source, plan: Plan): string {
  const { stated, place, pay, phrases } = plan;
  const quoted = listQuoted(source).slice(0, shownAnswers).map(sayQuoted);
  const good = phrases ? [] : listGood(source);
  const isOnlyTraining = good.length > 0 && good.every(isBareTraining);
  const isTold = (fact: JobFact): boolean => {
    if (fact === 'place') return place.label !== null;
    if (fact === 'pay') return stated.has(fact) && pay.spoken !== null;
    if (phrases) return stated.has(fact);
    // That somebody is taught the work is no benefit.
    if (fact === 'benefits') return good.length > 0 && !isOnlyTraining;
    if (fact === 'team') return nameTeam(source) !== '';
    if (fact === 'process') return plan.steps.stated.length > 0;
    return stated.has(fact);
  };
  const values: Partial<Record<JobFact, string | null>> = phrases
    ? {}
    : {
        pay: pay.spoken,
        hours: plan.questions.some(isOfTimes) ? 'start and finish times to be asked' : null,
      };
  const name = ([fact, word]: (typeof asked)[number]): string =>
    isTold(fact) && values[fact] ? `${word} (${values[fact]})` : word;
  const rows = isKindOpen(source, plan) ? asked.filter(([fact]) => fact !== 'contract') : asked;
  const names = (wanted: boolean): string =>
    joinList([
      ...rows.filter(([fact]) => isTold(fact) === wanted).map(name),
      ...(rows === asked ? [] : [wanted ? 'full or part time' : 'kind of contract']),
    ]);
  const [told, open] = [names(true), names(false)];
  return [
    told && `The posting answers: ${told}.`,
    open && `Check before the first call: ${open}.`,
    quoted.length > 0 && `Asked and answered: ${quoted.join('; ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
