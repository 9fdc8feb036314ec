import { quote } from '#writing/quote.ts';
import type { Criterion, Gate } from '#plan/criteria/criterion.ts';
import { isMandatory } from '#plan/criteria/gates.ts';
import { shortGate } from '#plan/criteria/ways.ts';
import { sayLaw } from '#plan/criteria/law.ts';
import { asksForYears, countYears } from '#plan/criteria/years.ts';
import { quoteEvidence } from '#plan/criteria/quote-evidence.ts';
import { isWayOfWorking } from '#plan/criteria/traits.ts';
import { listDrawbacks } from '#plan/drawbacks.ts';
import { listJobFacts } from '#plan/letters/job-facts.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import { listMusts } from '#plan/requirements.ts';
import { askGates, askPay, sayAnchors } from '#plan/screening.ts';
import type { Source } from '#plan/source.ts';
import { sayByWhom, sayWhere } from '#plan/who-said.ts';
import { stepOf } from '#plan/steps.ts';
import { welcomesBeginners } from '#plan/welcomes-beginners.ts';
import { lowerFirst } from '#writing/casing.ts';
import { cutClause } from '#writing/shorten.ts';
import { joinList } from '#writing/list.ts';
import { describeTier } from './describe-tier.ts';
import type { ScoringFigures } from './figures.ts';
import type { CandidateScoringWriting } from './writing.ts';

const mostShown = {
  gates: 2,
  priorities: 2,
  flags: 3,
  gateQuestions: 3,
  questions: 3,
  rivals: 2,
  nudges: 1,
};
const listenedWords = 9;

/** How applicants are weighed: the criteria of the plan, the flags and questions of the trade. */
export function draftCandidateScoring(
  source: Source,
  figures: ScoringFigures,
): CandidateScoringWriting {
  const plan = makePlan(source);
  const { drawer, names, place, criteria } = plan;
  return {
    toolDescription:
      `How to weigh applicants for ${names.headline}${place.in ? ` ${place.in}` : ''}. Nobody has applied yet: the tiers say what would be seen, out of ${figures.totalPoints} points. Whoever lacks something mandatory does not match, whatever the score. A person decides. ${plan.languageNote}`.trim(),
    skillRationales: criteria.map((criterion) => ({
      skillName: criterion.name,
      rationale: explainWeight(criterion),
    })),
    prioritySkills: [
      ...plan.gates
        .filter(isMandatory)
        .filter(({ kind }, i, all) => all.findIndex((other) => other.kind === kind) === i)
        .slice(0, mostShown.gates)
        .map(({ howChecked, when, law, ...gate }) => ({
          skillName: shortGate(gate, longestGate),
          reason: `${law ? sayLaw(law) : 'Nobody is hired without it'}. ${howChecked}.`,
          evidenceSource: when,
        })),
      ...criteria.slice(0, mostShown.priorities).map((criterion) => ({
        skillName: criterion.name,
        reason: `Weight ${criterion.weight} of 100. Listen for: ${lowerFirst(cutClause(criterion.strong.split(';')[0] ?? criterion.strong, listenedWords))}`,
        evidenceSource: stepOf(plan, criterion),
      })),
    ],
    tierNotes: figures.tiers.map((tier) => ({ key: tier.key, note: describeTier(plan, tier) })),
    riskFlags: drawer.flags.slice(0, mostShown.flags).map(({ flag, why, check }) => ({
      flag,
      rationale: why,
      evidenceSource: check,
    })),
    screeningQuestions: listScreening(source, plan),
    submissionFramework: listLevels(source, plan).map((level) => presentLevel(plan, level)),
    keepWarm: keepWarm(plan),
  };
}

const asked: Record<Criterion['origin'], string> = {
  must: 'Demanded',
  duty: 'A duty',
  preferred: 'Preferred',
  trade: 'Usual in the trade',
};

const littleWeight = 8;

function explainWeight(criterion: Criterion): string {
  const { facts, origin, looksLike, weight } = criterion;
  if (isWayOfWorking(criterion))
    return weight > littleWeight
      ? 'The advertisement comes back to it in several lines; asked by something done.'
      : 'Asked for in the advertisement; everyone says it of themselves, so it weighs little and is asked by something done.';
  const [first] = facts;
  if (!first || origin === 'trade') return `Usual in the trade: ${lowerFirst(looksLike)}`;
  return `${asked[origin]} ${sayByWhom(first)}: ${quote(quoteEvidence(facts))}.`;
}

function listScreening(source: Source, plan: Plan): CandidateScoringWriting['screeningQuestions'] {
  const scored = plan.criteria.slice(0, mostShown.questions);
  // Years that a scored question asks about anyway are not asked for twice.
  const isAsked = ({ kind, factIds = [] }: Gate): boolean =>
    kind === 'experience' &&
    scored.some(({ facts }) => facts.some(({ id }) => factIds.includes(id)));
  return [
    ...askGates(
      plan.gates.filter((gate) => !isAsked(gate)),
      source,
    ).slice(0, mostShown.gateQuestions),
    ...askWeek(source, plan),
    ...askPay(plan, source),
    ...scored.map((criterion) => ({
      purpose: criterion.name,
      question: sayAnchors(criterion),
      evidenceSource: criterion.facts[0]
        ? sayWhere(criterion.facts[0].source)
        : 'Usual in the trade',
    })),
  ];
}

/** What is checked by papers, or settled with HR, is no matter of the week; what the body bears is asked about in words of its own. */
const notOfTheWeek = /\b(?:sponsorship|vaccination|drug test|must live|moving|hard conditions)\b/;
const namedOfWeek = 2;
const longestGate = 30;

/** The hours and the hard parts of the work, said first and asked of everyone alike. */
function askWeek(
  source: Source,
  { phrases, gates }: Plan,
): CandidateScoringWriting['screeningQuestions'] {
  const hard = listDrawbacks(source)
    .filter((drawback) => !notOfTheWeek.test(drawback))
    // Its words stand in the hours already.
    .map((drawback) => drawback.split(' (')[0] ?? drawback)
    .slice(0, namedOfWeek);
  const hours = phrases ? '' : listJobFacts(source).hours;
  const isAsked = gates.some(({ kind }) => kind === 'condition') && hard.length === 0;
  if (isAsked || (hours === '' && hard.length === 0)) return [];
  const means = hard.length > 0 ? ` The work means ${joinList(hard)}.` : '';
  return [
    {
      purpose: 'The week',
      question:
        `${hours}${means} Which of this can you not do? Strong: plain limits. Weak: "anything", then exceptions.`.trim(),
      evidenceSource: 'Advertisement',
    },
  ];
}

type Level = CandidateScoringWriting['submissionFramework'][number];

/** Nobody is submitted without the experience that is demanded. */
const listLevels = ({ brief }: Source, { gates }: Plan): Level['candidateLevel'][] =>
  gates.some(asksForTime) ||
  (!welcomesBeginners(brief) &&
    listMusts(brief).some(
      (fact) => fact.kind === 'experience' || (asksForYears(fact) && countYears(fact.text) > 1),
    ))
    ? ['mid', 'senior']
    : ['entry', 'mid', 'senior'];

/** What people of that level bring, what is still to be seen, and what they may not have: by the marks of the profile. */
function presentLevel(plan: Plan, level: Level['candidateLevel']): Level {
  const { criteria, personas } = plan;
  const persona = personas.find((one) => one.level === level && one.lacks.length === 0);
  const best = lowerFirst((persona?.shows[0] ?? criteria[0])?.name ?? 'the work');
  const doubt = lowerFirst((persona?.unseen[0] ?? criteria[1])?.name ?? 'the rest');
  const general: Record<Level['candidateLevel'], { risk: string; strategy: string }> = {
    entry: {
      risk: 'Time in the work itself is short: say who would show them what',
      strategy: `Lead with their own example for ${best}.`,
    },
    mid: {
      risk: `Ask for a case of ${doubt} before you submit`,
      strategy: `Lead with the case for ${best} and what came of it.`,
    },
    senior: {
      risk: 'May expect more pay or room than the job has: settle both first',
      strategy: `Lead with what they changed, then the case for ${best}.`,
    },
  };
  return {
    candidateLevel: level,
    strengthsToEmphasize: [
      `A case of their own for ${best}`,
      ...(persona ? [`Such as profile ${persona.letter}: ${lowerFirst(persona.name)}`] : []),
    ],
    risksToMitigate: [...(level === 'mid' ? [] : [`To be seen: ${doubt}`]), general[level].risk],
    highlightStrategy: general[level].strategy,
    evidenceSource:
      level === 'senior' ? 'Interview and two references' : 'First call and interview',
  };
}

const asksForTime = ({ kind, name }: Plan['gates'][number]): boolean =>
  kind === 'experience' && countYears(name) > 1;

function keepWarm({ drawer }: Plan): CandidateScoringWriting['keepWarm'] {
  const { engagement, rivals } = drawer;
  return [
    ...rivals.slice(0, mostShown.rivals).map(({ kind, draw, counter }) => ({
      trigger: `Offer from: ${lowerFirst(kind)}`,
      mitigationStrategy: counter,
      evidenceSource: `What draws there: ${lowerFirst(draw)}`,
    })),
    ...engagement.nudges.slice(-mostShown.nudges).map(({ group, moment, words, effect }) => ({
      trigger: `${group}: ${lowerFirst(moment)}`,
      mitigationStrategy: `Write: ${quote(words)}`,
      evidenceSource: effect,
    })),
  ];
}
