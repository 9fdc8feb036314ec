import { quote } from '#writing/quote.ts';
import { listFloors } from '#plan/demands/floors.ts';
import type { Criterion, Gate } from '#plan/criteria/criterion.ts';
import { isMandatory } from '#plan/criteria/gates/gates.ts';
import { cutGate, shortGate } from '#plan/criteria/gates/ways.ts';
import { sayLaw } from '#plan/criteria/gates/law.ts';
import { asksForYears, countYears } from '#plan/criteria/gates/years.ts';
import { sharedTelling } from '#plan/criteria/names/shared-stems.ts';
import { saySmall } from '#plan/criteria/gates/name-gate.ts';
import { findUntested } from '#plan/people/untested-gate.ts';
import { forceNames, isClosed, listStatedDemands } from '#plan/demands/stated-demands.ts';
import { sayWeekday } from '#writing/dates.ts';
import { sayFloor } from '../scorecard-assistant/bands.ts';
import { listFlags } from './list-flags.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import { callRival, listRivals } from '#plan/rivals/list-rivals.ts';
import { nameWish } from '#plan/demands/name-wish.ts';
import { listMusts, listNice, listPreferred } from '#plan/demands/requirements.ts';
import type { Source } from '#plan/source.ts';
import { stepOf } from '#plan/hiring-steps/steps.ts';
import { isHigh } from '#plan/suit/suit-to-post.ts';
import { welcomesBeginners, welcomesDespiteGaps } from '#plan/people/welcomes-beginners.ts';
import { isListItem } from '#plan/wording/own-words.ts';
import { listJobFacts } from '#plan/letters/job-facts.ts';
import { lowerFirst, toParagraph } from '#writing/casing.ts';
import { describeTier } from './describe-tier.ts';
import { explainWeight } from './explain-weight.ts';
import type { ScoringFigures } from './figures.ts';
import { listScreening } from './list-screening.ts';
import type { CandidateScoringWriting } from './writing.ts';

const mostShown = {
  gates: 2,
  asked: 1,
  priorities: 2,
};

const longestGate = 16;
const longestWish = 14;

/** Hours, the body, checks and the right to work are asked of everyone, and are no skill. */
const ofSkill: ReadonlySet<Gate['kind']> = new Set([
  'credential',
  'education',
  'experience',
  'knowledge',
  'language',
]);

/** How applicants are weighed: the criteria of the plan, the flags and questions of the trade. */
export function draftCandidateScoring(
  source: Source,
  figures: ScoringFigures,
): CandidateScoringWriting {
  const plan = makePlan(source);
  const { names, place, criteria } = plan;
  const isOpen = welcomesDespiteGaps(source.brief);
  const floors = listFloors(criteria);
  return {
    toolDescription:
      `How to weigh applicants for ${names.headline}${place.in ? ` ${place.in}` : ''}. Nobody has applied yet, so the tiers are profiles, not people. Points match the scorecard. ${isOpen ? 'The advertisement invites people who do not meet every point. ' : plan.gates.some(isMandatory) ? 'Required items come first: no total makes up for a missing one. ' : ''}A person decides. ${plan.languageNote}`.trim(),
    skillRationales: criteria.map((criterion) => ({
      skillName: criterion.name,
      rationale: `${criterion.weight} of 100. ${explainWeight(criterion)}`,
    })),
    prioritySkills: [
      ...plan.gates
        .filter((gate) => isMandatory(gate) && ofSkill.has(gate.kind))
        .filter(({ kind }, i, all) => all.findIndex((other) => other.kind === kind) === i)
        .slice(0, mostShown.gates)
        .map((gate) => ({
          skillName: shortGate(gate, longestGate),
          reason: `${sayForce(gate, isOpen)}.`,
          evidenceSource: gate.when,
        })),
      ...listStatedDemands(source, plan)
        .filter(({ status, endsIt }) => status === 'asked' && endsIt)
        .slice(0, mostShown.asked)
        .map(({ words }) => ({
          skillName: cutGate(words, longestGate),
          reason: `${forceNames.pass}. One example of where and when settles it.`,
          evidenceSource: 'First call',
        })),
      ...listFirstLines(criteria).map((criterion, i, all) => ({
        skillName: criterion.name,
        reason: sayFirst(criterion, {
          hasFloor: floors.includes(criterion),
          isNext: i > 0 && !floors.includes(all[i - 1]!),
          isHeaviest: criteria.every(({ weight }) => weight <= criterion.weight),
        }),
        evidenceSource: stepOf(plan, criterion),
      })),
    ],
    tierNotes: figures.tiers.map((tier) => ({
      key: tier.key,
      note: describeTier(plan, tier, {
        isOpen,
        wishes: plan.isEnglish
          ? [...listPreferred(source.brief), ...listNice(source.brief)]
              .map(nameWish)
              .filter((wish) => isListItem(wish, longestWish))
          : [],
      }),
    })),
    riskFlags: listFlags(source, plan).map(({ flag, why, check }) => ({
      flag,
      rationale: why,
      evidenceSource: check,
    })),
    screeningQuestions: listScreening(source, plan),
    submissionFramework: keepKnown(listLevels(source, plan), plan).map((level) =>
      presentLevel(plan, level),
    ),
    keepWarm: keepWarm(source, plan),
  };
}

/** How a gate decides, in the words of all documents. */
const sayForce = (gate: Gate, isOpen: boolean): string =>
  gate.law
    ? sayLaw(gate.law)
    : isClosed(gate, isOpen)
      ? forceNames.pass
      : 'Asked for, but open to discussion: the advertisement invites people who do not meet every point';

const sayFirst = (
  criterion: Criterion,
  { hasFloor, isNext, isHeaviest }: { hasFloor: boolean; isNext: boolean; isHeaviest: boolean },
): string => {
  const force = origins[criterion.origin];
  if (hasFloor) return `${force}, ${criterion.weight} points. ${sayFloor(criterion)}.`;
  const place = isNext ? 'next by weight' : isHeaviest ? 'the heaviest line' : '';
  return `${[force, `${criterion.weight} points`, place].filter(Boolean).join(', ')}.`;
};
const origins: Record<Criterion['origin'], string> = {
  must: forceNames.level,
  duty: 'Duty',
  preferred: 'Preferred',
  trade: 'Usual in this work',
};

/** What ends a candidacy, then what weighs most. */
function listFirstLines(criteria: readonly Criterion[]): Criterion[] {
  const floors = listFloors(criteria);
  return [...floors, ...criteria.filter((one) => !floors.includes(one))].slice(
    0,
    mostShown.priorities,
  );
}

type Level = CandidateScoringWriting['submissionFramework'][number];

const levelsAbove: ReadonlySet<string> = new Set([
  'senior',
  'lead',
  'manager',
  'director',
  'executive',
]);

/** Nobody is submitted without the experience that is demanded, and nobody for a first job who is far beyond it. */
function listLevels({ brief }: Source, { gates, post }: Plan): Level['candidateLevel'][] {
  // Nobody answers for a department or more in the middle of their career.
  if (isHigh(post)) return ['senior'];
  const { level, years } = brief.seniority;
  if ((years?.min ?? 0) >= manyYears) return ['senior'];
  const asksForMore =
    levelsAbove.has(level ?? '') ||
    gates.some(asksForTime) ||
    (!welcomesBeginners(brief) &&
      listMusts(brief).some(
        (fact) => fact.kind === 'experience' || (asksForYears(fact) && countYears(fact.text) > 1),
      ));
  if (asksForMore) return ['mid', 'senior'];
  const isFirstJob = level === 'entry' || (years !== null && (years?.max ?? Infinity) <= fewYears);
  return isFirstJob ? ['entry', 'mid'] : ['entry', 'mid', 'senior'];
}
const fewYears = 2;
/** Whoever has as many is in the middle of a career no longer. */
const manyYears = 8;

/** The levels from which the search expects people; where it expects nobody of them, the first. */
function keepKnown(
  levels: readonly Level['candidateLevel'][],
  { personas }: Plan,
): Level['candidateLevel'][] {
  const known = levels.filter((level) =>
    personas.some((one) => one.level === level && one.lacks.length === 0),
  );
  return known.length > 0 ? known : levels.slice(0, 1);
}

/** The first line of a profile that is no wish: what the scorecard calls its strongest or its weakest. */
const firstOf = (lines: readonly Criterion[] = []): Criterion | undefined =>
  lines.find(({ origin }) => origin !== 'preferred');

/** What people of that level bring, what is still to be tested, and how to put it to the manager: by the marks of the profile. */
function presentLevel(plan: Plan, level: Level['candidateLevel']): Level {
  const { criteria, personas, gates, pay, drawer } = plan;
  const persona = personas.find((one) => one.level === level && one.lacks.length === 0);
  const best = (firstOf(persona?.shows) ?? criteria[0])?.name ?? 'The work';
  const doubt = saySmall((firstOf(persona?.unseen) ?? criteria[1])?.name ?? 'the rest');
  const gate = persona && findUntested(persona, gates);
  const sample = quote(drawer.work_sample.name);
  const whom = persona ? `Profile ${persona.letter}, ${lowerFirst(persona.name)}. ` : '';
  const example = `${saySmall(best)}: one example and its result`;
  const general: Record<Level['candidateLevel'], { risk: string; strategy: string }> = {
    entry: {
      risk: `Little time in the work: say who would train them in ${doubt}`,
      strategy: `Lead with ${example}. Then the score in ${sample}.`,
    },
    mid: {
      risk: `Get an example before you submit: ${doubt}`,
      strategy: `Lead with ${example}. Then what they own today, and what would be new.`,
    },
    senior: {
      risk: `May want more ${pay.range ? `than ${pay.range}` : 'pay'} or more scope: settle both before you submit`,
      strategy: `Line one: the pay they want. Line two: ${example}, and what they would take over at once.`,
    },
  };
  return {
    candidateLevel: level,
    strengthsToEmphasize: [best, `Result of ${sample}`],
    risksToMitigate: [
      ...(gate ? [`Confirm first: ${saySmall(shortGate(gate, longestWish))}`] : []),
      general[level].risk,
      ...(level === 'senior' ? [`Test first: ${doubt}`] : []),
    ],
    highlightStrategy: `${whom}${general[level].strategy}`,
    evidenceSource:
      level === 'senior' ? 'Interview and two references' : 'First call and interview',
  };
}

const asksForTime = ({ kind, name }: Plan['gates'][number]): boolean =>
  kind === 'experience' && countYears(name) > 1;

/** What people wait for or hear from elsewhere, and what to do that day. */
function keepWarm(source: Source, plan: Plan): CandidateScoringWriting['keepWarm'] {
  const { drawer, gates, personas, pay, timeline } = plan;
  // Nobody waits for checks that are not made.
  const isChecked = gates.some(({ kind }) => kind === 'check');
  const said = drawer.engagement.nudges.filter(
    ({ group, moment }) =>
      isChecked || !/\b(?:checks?|vetting|clearance|screening)\b/i.test(`${group} ${moment}`),
  );
  const nudges = said.length > 0 ? said : drawer.engagement.nudges;
  const careers = personas.map(({ name, now }) => `${name} ${now}`).join(' ');
  const [nudge] = nudges.toSorted(
    (a, b) => sharedTelling(b.group, careers) - sharedTelling(a.group, careers),
  );
  const [rival] = listRivals(source);
  const [offered = ''] = listJobFacts(source).offers;
  return [
    {
      trigger: `Counteroffer or another offer${rival ? `, for example from ${toEither(callRival(rival))}` : ''}`,
      mitigationStrategy: toParagraph([
        'Call the same day and ask what would settle it',
        offered.replace(/^It comes with/, 'Put the stated offer in one message:'),
        pay.range
          ? `Ask the manager the same day how far ${pay.range} can go`
          : 'Ask the manager the same day for a figure',
      ]),
      evidenceSource: 'Advertisement and market report',
    },
    ...(pay.range
      ? []
      : [
          {
            trigger: 'Asks for the pay while it is still open',
            mitigationStrategy: `Do not guess. Say that you will have the figure by ${sayWeekday(timeline.decisions, source.brief.place.country)}, and call that day.`,
            evidenceSource: 'Advertisement: no pay stated',
          },
        ]),
    {
      trigger: 'Two working days without news after an interview',
      mitigationStrategy: 'Call with the date of the decision, even if nothing is decided yet.',
      evidenceSource: 'Hiring steps',
    },
    ...(nudge
      ? [
          {
            trigger: `${nudge.group}: ${lowerFirst(nudge.moment)}`,
            mitigationStrategy: `Write: ${quote(nudge.words)}`,
            evidenceSource: nudge.effect,
          },
        ]
      : []),
  ];
}

/** "a yard and a dock" as one of them: "a yard or a dock". */
function toEither(named: string): string {
  const at = named.lastIndexOf(' and ');
  return at === -1 || named.includes(',', at)
    ? named
    : `${named.slice(0, at)} or ${named.slice(at + ' and '.length)}`;
}
