import type { Drawer } from '#knowledge/drawer.ts';
import { quote } from '#writing/quote.ts';
import type { Criterion, Gate } from '#plan/criteria/criterion.ts';
import { isMandatory } from '#plan/criteria/gates/gates.ts';
import { shortGate } from '#plan/criteria/gates/ways.ts';
import { sayLaw } from '#plan/criteria/gates/law.ts';
import { asksForYears, countYears } from '#plan/criteria/gates/years.ts';
import { sharedTelling } from '#plan/criteria/names/shared-stems.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import { callRival, listRivals } from '#plan/rivals/list-rivals.ts';
import { nameWish } from '#plan/demands/name-wish.ts';
import { listMusts, listNice, listPreferred } from '#plan/demands/requirements.ts';
import type { Source } from '#plan/source.ts';
import { stepOf } from '#plan/hiring-steps/steps.ts';
import { isHigh } from '#plan/suit/suit-to-post.ts';
import {
  asksForNoExperience,
  welcomesBeginners,
  welcomesDespiteGaps,
} from '#plan/people/welcomes-beginners.ts';
import { isListItem } from '#plan/wording/own-words.ts';
import { listJobFacts } from '#plan/letters/job-facts.ts';
import { lowerFirst } from '#writing/casing.ts';
import { listFloors } from '../scorecard-assistant/bands.ts';
import { describeTier } from './describe-tier.ts';
import { explainWeight } from './explain-weight.ts';
import type { ScoringFigures } from './figures.ts';
import { listScreening } from './list-screening.ts';
import type { CandidateScoringWriting } from './writing.ts';

const mostShown = {
  gates: 2,
  priorities: 2,
  flags: 3,
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
  return {
    toolDescription:
      `How to weigh applicants for ${names.headline}${place.in ? ` ${place.in}` : ''}. Nobody has applied yet: the tiers say what would be seen. Shares of 100 are the scorecard's. ${isOpen ? 'The advertisement invites people who do not meet every point. ' : ''}A person decides. ${plan.languageNote}`.trim(),
    skillRationales: criteria.map((criterion) => ({
      skillName: criterion.name,
      rationale: `${criterion.weight} of 100. ${explainWeight(criterion)}`,
    })),
    prioritySkills: [
      ...plan.gates
        .filter((gate) => isMandatory(gate) && ofSkill.has(gate.kind))
        .filter(({ kind }, i, all) => all.findIndex((other) => other.kind === kind) === i)
        .slice(0, mostShown.gates)
        .map(({ howChecked, when, law, ...gate }) => ({
          skillName: shortGate(gate, longestGate),
          reason: `${law ? sayLaw(law) : isOpen ? 'Asked for; the advertisement invites people who do not meet every point' : 'Nobody is hired without it'}. ${howChecked}.`,
          evidenceSource: when,
        })),
      ...listFirstLines(criteria).map((criterion, i) => ({
        skillName: criterion.name,
        reason: sayFirst(i, listFloors(criteria).includes(criterion)),
        evidenceSource: stepOf(plan, criterion),
      })),
    ],
    tierNotes: figures.tiers.map((tier) => ({
      key: tier.key,
      note: describeTier(plan, tier, {
        isOpen,
        isOpenToBeginners: welcomesBeginners(source.brief) || asksForNoExperience(source.brief),
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

const sayFirst = (place: number, hasFloor: boolean): string =>
  hasFloor
    ? place === 0
      ? 'A floor of the card: below 5 ends it, whatever the rest says'
      : 'A floor as well'
    : 'Weighs most of what has no floor';

/** What ends a candidacy, then what weighs most. */
function listFirstLines(criteria: readonly Criterion[]): Criterion[] {
  const floors = listFloors(criteria);
  return [...floors, ...criteria.filter((one) => !floors.includes(one))].slice(
    0,
    mostShown.priorities,
  );
}

/** The flags of the trade, those first that speak of what this job speaks of. */
function listFlags({ brief }: Source, { drawer, criteria }: Plan): Drawer['flags'] {
  const said = [brief.title.clean, ...brief.facts.map(({ text }) => text)].join('\n');
  const scored = criteria.map(({ name }) => name).join('\n');
  const rate = ({ flag, why }: Drawer['flags'][number]): number =>
    Math.min(1, sharedTelling(flag, said)) + Math.min(1, sharedTelling(`${flag} ${why}`, scored));
  return drawer.flags.toSorted((a, b) => rate(b) - rate(a)).slice(0, mostShown.flags);
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

/** What people of that level bring, what is still to be seen, and what they may not have: by the marks of the profile. */
function presentLevel(plan: Plan, level: Level['candidateLevel']): Level {
  const { criteria, personas } = plan;
  const persona = personas.find((one) => one.level === level && one.lacks.length === 0);
  const best = (firstOf(persona?.shows) ?? criteria[0])?.name ?? 'The work';
  const doubt = lowerFirst((firstOf(persona?.unseen) ?? criteria[1])?.name ?? 'the rest');
  const general: Record<Level['candidateLevel'], { risk: string; strategy: string }> = {
    entry: {
      risk: 'Time in the work itself is short: say who would show them what',
      strategy: 'Lead with their own example of the first strength.',
    },
    mid: {
      risk: `Before you submit, ask for a case: ${doubt}`,
      strategy: 'Lead with a case of the first strength and what came of it.',
    },
    senior: {
      risk: 'May expect more pay or room than the job has: settle both first',
      strategy: 'Lead with what they changed, then with a case of the first strength.',
    },
  };
  return {
    candidateLevel: level,
    strengthsToEmphasize: [
      best,
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

/** What people wait for or hear from elsewhere, and what to do that day. */
function keepWarm(source: Source, plan: Plan): CandidateScoringWriting['keepWarm'] {
  const { drawer, gates, personas } = plan;
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
      trigger: `Another offer${rival ? `, such as from ${toEither(callRival(rival))}` : ''}`,
      mitigationStrategy:
        `Call the same day and ask what decides it. ${offered.replace(/^It comes with/, 'This job comes with')} Promise no more than the advertisement does.`.replaceAll(
          '  ',
          ' ',
        ),
      evidenceSource: 'Advertisement and market report',
    },
    {
      trigger: 'Two working days of silence after the interview',
      mitigationStrategy: 'Call with the day of the decision, even where there is none yet.',
      evidenceSource: 'Steps of the hiring',
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
