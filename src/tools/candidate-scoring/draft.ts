import { quote } from '#writing/quote.ts';
import type { Criterion } from '#plan/criteria/criterion.ts';
import { rulesOut } from '#plan/criteria/gates.ts';
import { ownWords } from '#plan/own-words.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import { askGates, askPay, sayAnchors } from '#plan/screening.ts';
import type { Source } from '#plan/source.ts';
import { sayWhere } from '#plan/who-said.ts';
import { stepOf } from '#plan/steps.ts';
import { capitalize, lowerFirst } from '#writing/casing.ts';
import { cutWords } from '#writing/shorten.ts';
import { joinList } from '#writing/list.ts';
import type { ScoringFigures } from './figures.ts';
import type { CandidateScoringWriting } from './writing.ts';

const shown = { priorities: 2, flags: 3, gateQuestions: 2, questions: 3, rivals: 2, nudges: 1 };
const quotedWords = 14;

/** How applicants are weighed: the criteria of the plan, the flags and questions of the trade. */
export function draftCandidateScoring(
  source: Source,
  figures: ScoringFigures,
): CandidateScoringWriting {
  const plan = makePlan(source);
  const { drawer, names, place, criteria } = plan;
  return {
    toolDescription:
      `How to weigh applicants for ${names.headline}${place.in ? ` ${place.in}` : ''}. Nobody has applied: tiers describe evidence, out of ${figures.totalPoints} points. It ranks skills, not people; a person decides. ${plan.languageNote}`.trim(),
    skillRationales: criteria.map((criterion) => ({
      skillName: criterion.name,
      rationale: explainWeight(criterion),
    })),
    prioritySkills: [
      ...criteria.slice(0, shown.priorities).map((criterion) => ({
        skillName: criterion.name,
        reason: `Strong: ${lowerFirst(criterion.strong.split(';')[0] ?? criterion.strong)}`,
        evidenceSource: stepOf(plan, criterion),
      })),
      ...plan.gates
        .filter(rulesOut)
        .slice(0, 1)
        .map(({ name, when }) => ({
          skillName: name,
          reason: 'Settled before anything is scored.',
          evidenceSource: when,
        })),
    ],
    tierNotes: figures.tiers.map((tier) => ({ key: tier.key, note: describeTier(tier) })),
    riskFlags: drawer.flags.slice(0, shown.flags).map(({ flag, why, check }) => ({
      flag,
      rationale: why,
      evidenceSource: check,
    })),
    screeningQuestions: listScreening(source, plan),
    submissionFramework: (['entry', 'mid', 'senior'] as const).map((level) =>
      presentLevel(plan, level),
    ),
    keepWarm: keepWarm(plan),
  };
}

function explainWeight({ facts, origin, looksLike }: Criterion): string {
  const [first] = facts;
  if (!first || origin === 'trade') return `Usual in the trade: ${lowerFirst(looksLike)}`;
  const more = facts.length > 1 ? ` and ${facts.length - 1} more` : '';
  return `${sayWhere(first.source)}: ${quote(cutWords(ownWords(first), quotedWords))}${more}.`;
}

function describeTier({ key, missing, sum, backgrounds }: ScoringFigures['tiers'][number]): string {
  const open = joinList(missing.map(lowerFirst));
  const shows =
    missing.length === 0
      ? 'A case for every point'
      : key === 'weakMatch_below_60_percent'
        ? `No case yet for what weighs most: ${open}`
        : `A case for every point but ${open}`;
  return [
    `${shows}. ${capitalize(sum)}.`,
    backgrounds.length > 0
      ? `Expected here from the background alone: ${joinList(backgrounds)}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function listScreening(source: Source, plan: Plan): CandidateScoringWriting['screeningQuestions'] {
  return [
    ...askGates(plan.gates, source).slice(0, shown.gateQuestions),
    ...askPay(plan, source),
    ...plan.criteria.slice(0, shown.questions).map((criterion) => ({
      purpose: criterion.name,
      question: sayAnchors(criterion),
      evidenceSource: criterion.facts[0]
        ? sayWhere(criterion.facts[0].source)
        : 'Usual in the trade',
    })),
  ];
}

type Level = CandidateScoringWriting['submissionFramework'][number];

/** What such people bring and what is still to be seen, from the persona of that level where the trade has one. */
function presentLevel(plan: Plan, level: Level['candidateLevel']): Level {
  const { criteria, personas } = plan;
  const [first, second] = criteria;
  const persona = personas.find((one) => one.level === level);
  const shownFirst = persona?.shows[0] ?? first;
  const unseen = persona?.unseen.map(({ name }) => lowerFirst(name)) ?? [];
  const general: Record<Level['candidateLevel'], { risk: string; strategy: string }> = {
    entry: {
      risk: 'Time in the work itself is short: say who would show them what',
      strategy: 'Lead with the example in their own words, not with the work history.',
    },
    mid: {
      risk: 'Habits of the last employer: ask what they would change here first',
      strategy: 'Lead with the case closest to this job and with what came of it.',
    },
    senior: {
      risk: 'May expect more pay or room than the job has: settle both before you submit',
      strategy: 'Lead with what they changed where they are.',
    },
  };
  return {
    candidateLevel: level,
    strengthsToEmphasize: [
      `A case for ${lowerFirst(shownFirst?.name ?? 'the work')}`,
      persona
        ? `Such as: ${lowerFirst(persona.name)}`
        : `A second one for ${lowerFirst(second?.name ?? 'the work')}`,
    ],
    risksToMitigate: [
      ...(unseen.length > 0 ? [`Often not met yet: ${joinList(unseen)}`] : []),
      general[level].risk,
    ],
    highlightStrategy: general[level].strategy,
    evidenceSource:
      level === 'senior' ? 'Interview and two references' : 'First call and interview',
  };
}

function keepWarm({ drawer }: Plan): CandidateScoringWriting['keepWarm'] {
  const { engagement, rivals } = drawer;
  return [
    ...rivals.slice(0, shown.rivals).map(({ kind, draw, counter }) => ({
      trigger: `Offer from: ${lowerFirst(kind)}`,
      mitigationStrategy: counter,
      evidenceSource: `What draws there: ${lowerFirst(draw)}`,
    })),
    ...engagement.nudges.slice(-shown.nudges).map(({ group, moment, words, effect }) => ({
      trigger: `${group}: ${lowerFirst(moment)}`,
      mitigationStrategy: `Write: ${quote(words)}`,
      evidenceSource: effect,
    })),
  ];
}
