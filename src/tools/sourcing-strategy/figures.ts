import { nameRounds } from '#plan/hiring-steps/funnel-words.ts';
import type { PlannedChannel } from '#plan/outreach/channels.ts';
import { sayHoursKind } from '#plan/contract/contract.ts';
import { sayFormOfPay } from '#plan/contract/deciding-terms.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import { leadsGroup, socOfStep } from '#plan/people/job-persona.ts';
import type { PlannedPersona } from '#plan/people/planned-persona.ts';
import { getPool, sayPeople } from '#plan/search/pool.ts';
import { findOfficial } from '#market/occupations/official-table.ts';
import { toPlainName } from '#market/occupations/plain-name.ts';
import { whoseFacts } from '#plan/wording/who-said.ts';
import type { Source } from '#plan/source.ts';
import { capitalize, lowerFirst, toParagraph } from '#writing/casing.ts';
import { sayDate, sayDateSpan, sayShortDate } from '#writing/dates.ts';
import { sayMoney } from '#writing/money.ts';
import { countOf } from '#writing/number.ts';
import type { SourcingStrategy } from './content.ts';
import { listSearched } from './search-personas.ts';
import { compileStrings } from './search-strings.ts';
import { planFinalTalks, planSecondRounds } from '#plan/hiring-steps/second-rounds.ts';
import { planSteps, type PlanStep } from './steps.ts';

export interface SourcingFigures {
  toolDescription: string;
  personas: { personaName: string; estimatedMarketSize: string }[];
  channels: PlannedChannel[];
  weeks: { week: string; targets: string }[];
  booleanStrings: SourcingStrategy['booleanStrings'];
  steps: PlanStep[];
  summary: SourcingStrategy['finalJobDescriptionSummary'];
}

/** Sizes, shares, dates, targets, strings and owners; the same whoever writes. */
export function computeSourcingFigures(source: Source): SourcingFigures {
  const plan = makePlan(source);
  const searched = listSearched(source, plan);
  return {
    toolDescription: describeTool(source, plan),
    personas: plan.personas.map((persona) => ({
      personaName: `${persona.letter}. ${persona.name}`,
      estimatedMarketSize: saySize(
        source,
        persona,
        searched.some(({ letter }) => letter === persona.letter) ? persona.letter : null,
      ),
    })),
    channels: plan.channels,
    weeks: planWeeks(source, plan),
    booleanStrings: compileStrings(source),
    steps: planSteps(plan, source.brief.place.country),
    summary: summarize(source, plan),
  };
}

/** No table counts a kind of career: which whole it is a part of, or what to count. */
function saySize(source: Source, persona: PlannedPersona, string: string | null): string {
  const pool = getPool(source);
  const { nearest } = source.market;
  const step = socOfStep(persona);
  if (step !== null) return sayStep(source, step, string);
  if (leadsGroup(persona)) return sayUncounted(string);
  // How many do such work in a whole country says nothing of how many would come to one job.
  const isNational = pool?.scope === 'nation' && source.brief.workType !== 'remote';
  if (isNational) return sayUncounted(string);
  if (pool && persona.level === 'entry')
    return `Not among the ${sayPeople(pool.direct.count)} who do this work already`;
  const whole = pool
    ? `${sayPeople(pool.direct.count)} ${toPlainName(pool.direct)} ${pool.scope === 'nation' ? 'nationwide, all sectors' : 'in reach'}`
    : nearest?.people
      ? `${sayPeople(nearest.people)} ${nearest.name} around the job (planning value)`
      : null;
  if (whole === null) return sayUncounted(string);
  return persona.letter === 'A' ? `Part of about ${whole}` : sayPart(string);
}

/** Of the same occupation, as the first persona tells. */
const sayPart = (string: string | null): string =>
  string ? `Part of A: note string ${string}'s hits` : 'Part of A: not counted apart';

const sayUncounted = (string: string | null): string =>
  string ? `No public count: note the hits of string ${string}` : 'No public count of such people';

/** Whoever stands one step below is counted in an occupation of its own. */
function sayStep(source: Source, soc: string, string: string | null): string {
  const pool = getPool(source);
  const official = findOfficial(soc);
  if (!official) return 'No public count of such people';
  const name = toPlainName(official);
  const median = official.annual[50]?.amount;
  // The table is of the United States; elsewhere its pay says nothing.
  const country = source.brief.place.country ?? source.market.assumedCountry ?? null;
  if (country !== 'US') return sayUncounted(string);
  const paid = median === undefined ? '' : `, national median ${sayMoney(median)} a year`;
  return pool && pool.scope !== 'nation' && official.employment !== null
    ? `Part of about ${sayPeople(official.employment * pool.populationShare)} ${name} in reach${paid}`
    : `Part of the ${name} around the job${paid}`;
}

function describeTool(source: Source, { names, place, isTrade }: Plan): string {
  return toParagraph([
    `Who to look for, where and in what order: ${names.aTitle} ${place.in}`.trim(),
    `Facts are ${whoseFacts(source)}; personas and channels are usual in ${isTrade ? 'the trade' : 'work of this kind'}; rates are assumptions, except 5.1% interested replies (Gem 2022)`,
    source.brief.openings
      ? null
      : source.brief.severalOpenings
        ? 'Several are wanted and no number is stated: two hires are planned'
        : 'One hire is assumed',
  ]);
}

function planWeeks({ brief }: Source, plan: Plan): SourcingFigures['weeks'] {
  const { timeline, funnel } = plan;
  const { second, last } = nameRounds(plan);
  const { country } = brief.place;
  const technical = planSecondRounds(plan);
  const lastTalks = planFinalTalks(plan);
  const accepted = countOf(funnel.starts, 'acceptance');
  const acceptBy = sayShortDate(timeline.accept.day, country);
  return timeline.weeks.map(({ from, to, holidays }, i) => {
    // What is due before the week begins is looked at in it.
    const inReserve =
      timeline.accept.day < from
        ? `Nobody new while ${funnel.starts === 1 ? `the acceptance planned for ${acceptBy} holds` : `the ${accepted} planned for ${acceptBy} hold`}`
        : `${accepted} by ${acceptBy}; nobody new while that holds`;
    const free = holidays.map(({ name }) => name).join(', ');
    const targets = [
      { count: funnel.contactsByWeek[i] ?? 0, noun: 'contact' },
      { count: funnel.screensByWeek[i] ?? 0, noun: 'first call' },
      { count: technical[i] ?? 0, noun: second.noun },
      { count: lastTalks[i] ?? 0, noun: last.noun },
    ];
    return {
      week: `Week ${i + 1} (${sayDateSpan(from, to, country)}${free ? `, ${free}` : ''})`,
      targets:
        targets
          .filter(({ count }) => count > 0)
          .map(({ count, noun }) => countOf(count, noun))
          .join(', ') || inReserve,
    };
  });
}

function summarize({ brief }: Source, { names, place, pay, timeline }: Plan) {
  const { country } = brief.place;
  const start = timeline.start.stated
    ? `start ${sayDate(timeline.start.day, country)}`
    : `planned start ${sayDate(timeline.start.day, country)} [confirm]`;
  const seats =
    brief.openings && brief.openings.count > 1
      ? `${brief.openings.count} openings, `
      : brief.severalOpenings
        ? 'several openings, '
        : '';
  const isSaid = brief.workType !== null && !/remote/i.test(place.label ?? '');
  return {
    positionTitle: `${names.headline} (${seats}${start})`,
    location:
      [
        place.label || (brief.workType === 'remote' ? null : '[place: confirm]'),
        isSaid ? brief.workType : null,
        lowerFirst(sayHoursKind(brief) ?? ''),
      ]
        .filter(Boolean)
        .join(', ') || '[place: confirm]',
    compensationRange: pay.range
      ? `${capitalize(pay.range)}${pay.beside}`
      : (sayFormOfPay(brief) ?? '[pay: confirm before anything is published]'),
    urgencyLevel: brief.urgency ?? 'Not stated [confirm]',
  };
}
