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
import { lowerFirst } from '#writing/casing.ts';
import { describeTier } from './describe-tier.ts';
import { explainWeight } from './explain-weight.ts';
import type { ScoringFigures } from './figures.ts';
import { listScreening } from './list-screening.ts';
import type { CandidateScoringWriting } from './writing.ts';

const mostShown = {
  gates: 2,
  priorities: 2,
  flags: 3,
  rivals: 2,
  nudges: 1,
};

const longestGate = 30;
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
      ...criteria.slice(0, mostShown.priorities).map((criterion, i) => ({
        skillName: criterion.name,
        reason: `${i === 0 ? 'The heaviest line' : 'The next line'}: ${criterion.weight} of 100${criterion.origin === 'trade' ? '; usual in the trade' : ''}`,
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
    submissionFramework: listLevels(source, plan).map((level) => presentLevel(plan, level)),
    keepWarm: keepWarm(source, plan),
  };
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

function keepWarm(source: Source, { drawer, gates }: Plan): CandidateScoringWriting['keepWarm'] {
  // Nobody waits for checks that are not made.
  const isChecked = gates.some(({ kind }) => kind === 'check');
  const said = drawer.engagement.nudges.filter(
    ({ group, moment }) =>
      isChecked || !/\b(?:checks?|vetting|clearance|screening)\b/i.test(`${group} ${moment}`),
  );
  const nudges = said.length > 0 ? said : drawer.engagement.nudges;
  return [
    ...listRivals(source)
      .slice(0, mostShown.rivals)
      .map((rival) => ({
        trigger: `Offer: ${callRival(rival)}`,
        mitigationStrategy: rival.counter,
        evidenceSource: 'Market report',
      })),
    ...nudges.slice(-mostShown.nudges).map(({ group, moment, words, effect }) => ({
      trigger: `${group}: ${lowerFirst(moment)}`,
      mitigationStrategy: `Write: ${quote(words)}`,
      evidenceSource: effect,
    })),
  ];
}
