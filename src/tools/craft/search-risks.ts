import type { FactKind } from '#shared/brief.ts';
import type { Source } from '#plan/source.ts';
import { findDraw, listDraws } from './draws.ts';
import { listFacts, listLawfulFlags, listMustHaves, sayFact, sayWithin } from './facts.ts';
import { makePlan, seedOf } from './plan.ts';
import { sayPlace } from './place-words.ts';
import { getPool, sayCatchment, sayPeople } from './pool-words.ts';
import { capitalize, lowerFirst, stripEnd, toParagraph } from './prose/casing.ts';
import { sayDate } from './prose/dates.ts';
import { hash } from './prose/choose.ts';
import { fill, sayFirst, type Slots } from './prose/fill.ts';
import { joinList } from './prose/list.ts';
import { sayNumber, wordsOf } from './prose/number.ts';
import { firstClause } from './prose/shorten.ts';
import { sayStartDate } from './start-date.ts';
import { processRiskRows } from './process-risks.data.ts';
import { jobRiskRows, type RiskRow } from './search-risks.data.ts';

/** One risk of the search with the reason the job gives for it. */
export type SearchRisk = {
  id: string;
  category: string;
  level: RiskRow['level'];
  title: string;
  description: string;
  impact: string;
  assumption: string;
  mitigation: string;
};

const riskRows = { ...jobRiskRows, ...processRiskRows };
type RiskId = keyof typeof riskRows;

type Trigger = { id: RiskId; slots?: Slots };

const LOW_RANK = 40;
const WIDE_RANGE = 1.15;
const MANY_MUSTS = 8;
const THIN_PLACE = 250_000;
const ODD_HOURS =
  /night|weekend|on[- ]call|overtime|rotat|holiday|shift|evening|24\/7|early|saturday|sunday|schicht|wochenend|nacht/i;
const CHECKS =
  /background (?:check|investigation)|drug (?:test|screen)|fingerprint|credit check|polygraph|clearance|medical exam|physical exam|a physical/i;

function findTriggers(source: Source): Trigger[] {
  const { brief, market } = source;
  const { pay, funnel, timeline } = makePlan(source);
  const pool = getPool(source);
  const facts = (...kinds: FactKind[]) => listFacts(brief, { kinds });
  const musts = listMustHaves(brief);
  const hours = facts('schedule')
    .map(sayFact)
    .find((text) => ODD_HOURS.test(text) && text.length < 140);
  const travel = facts('travel')
    .map(sayFact)
    .find((text) => text.length < 240);
  const physical = facts('physical')
    .map(sayFact)
    .find((text) => text.length < 160);
  const check = brief.facts.map(sayFact).find((text) => CHECKS.test(text) && text.length < 200);
  const papers = musts.filter(({ kind }) => kind === 'licence').map((fact) => sayWithin(fact, 90));
  const usualPaper = market.profile.credentials.find(({ required }) => required)?.name;
  const ratio = brief.pay?.min && brief.pay.max ? brief.pay.max / brief.pay.min : 1;
  const rival = brief.competitors[0]?.text;
  const holiday = timeline.weeks.flatMap(({ holidays }) => holidays)[0]?.name;
  const rule = market.rules.find(
    ({ status, kind }) =>
      status === 'in force' &&
      (kind === 'pay-range' || kind === 'wording' || kind === 'banned-question'),
  );
  const draws = listDraws(source);
  const unanswered =
    market.profile.id === 'general'
      ? []
      : market.profile.family.worries.filter(({ worry }) => findDraw(draws, worry) === null);
  const years = brief.seniority.years?.min ?? 0;
  const when = (condition: unknown, id: RiskId, slots?: Slots): Trigger[] =>
    condition ? [{ id, ...(slots ? { slots } : {}) }] : [];
  return [
    ...when(!pay.stated, 'payMissing'),
    ...when(pay.middleRank !== null && pay.middleRank < LOW_RANK, 'payBelow'),
    ...when(brief.missing.length > 2, 'open', {
      open: joinList(brief.missing.slice(0, 3).map(({ topic }) => lowerFirst(stripEnd(topic)))),
    }),
    ...when(pool && funnel.fromAfar > 0, 'poolSmall'),
    ...when(papers.length > 0, 'licence', { licence: joinList(papers.slice(0, 2)) }),
    ...when(papers.length === 0 && usualPaper, 'licence', {
      licence: `${usualPaper}, usual for the occupation`,
    }),
    ...when(hours, 'hours', { hours: hours && lowerFirst(hours) }),
    ...when(physical, 'physical', { physical: physical && lowerFirst(physical) }),
    ...when(check, 'check', { check: check && lowerFirst(check) }),
    ...when(timeline.start.stated && timeline.start.note, 'startEarly'),
    ...listLawfulFlags(brief)
      .slice(0, 2)
      .map((flag): Trigger => ({
        id: 'redFlag',
        slots: { flag: lowerFirst(flag), flagName: capitalize(firstClause(flag)) },
      })),
    ...when(travel, 'travel', { travel: travel && lowerFirst(travel) }),
    ...when(ratio > WIDE_RANGE, 'payPlacement'),
    ...when(rival, 'rival', { rival }),
    ...when(musts.length > MANY_MUSTS, 'manyMusts', { musts: sayNumber(musts.length) }),
    ...when(
      pool?.scope === 'radius' && pool.population < THIN_PLACE && brief.workType !== 'remote',
      'place',
    ),
    ...when(years >= 3, 'years', { years: wordsOf(years, 'year') }),
    ...when(brief.workType === 'remote', 'remoteVolume'),
    ...unanswered.slice(0, 2).map(({ worry, answer }): Trigger => ({
      id: 'worry',
      slots: { worry: lowerFirst(stripEnd(worry)), answer: stripEnd(answer) },
    })),
    ...when(rule, 'rule', { rule: rule?.text }),
    ...when(true, 'sample', { sample: lowerFirst(firstClause(market.profile.family.workSample)) }),
    ...when(true, 'reason'),
    ...when(true, 'training', {
      seats: funnel.starts > 1 ? `${sayNumber(funnel.starts)} newcomers` : 'a newcomer',
    }),
    ...when(holiday, 'holiday', { holiday }),
  ];
}

const LEVELS = ['High', 'Medium', 'Low'];

const seatReason =
  /backfill|replac|left in|new (?:role|position|headcount)|growth|expan|additional|founding|due to/i;

/** The risks this job gives a reason for, gravest first; each tool takes as many as it shows. */
export function listSearchRisks(source: Source): SearchRisk[] {
  const { brief } = source;
  const { pay, funnel, timeline } = makePlan(source);
  const pool = getPool(source);
  const shared: Slots = {
    title: brief.title.singular,
    place: sayPlace(brief).label,
    pay: pay.range,
    low: pay.low,
    high: pay.high,
    median: pay.median,
    standing:
      pay.percentiles &&
      `at the ${pay.percentiles.replace(/^(?:at|the) /, '')}`
        .replace('at the below', 'below')
        .replace('at the above', 'above')
        .replace('at the between', 'between'),
    winnable: pool && sayPeople(pool.winnable),
    around: sayCatchment(source),
    contacts: funnel.contacts,
    start: sayStartDate(brief),
    accept: sayDate(timeline.accept.day),
    licence: null,
    musts: null,
    hours: null,
    travel: null,
    physical: null,
    flag: null,
    flagName: null,
    rival: null,
    check: null,
    holiday: null,
    rule: null,
    open: null,
    worry: null,
    answer: null,
    sample: null,
    years: null,
    seats: null,
  };
  const told =
    brief.redFlags.some(({ text }) => seatReason.test(text)) ||
    brief.facts.some(({ text }) => seatReason.test(text));
  const triggers = findTriggers(source).filter(({ id }) => id !== 'reason' || !told);
  return triggers
    .map(({ id, slots }, index) => {
      const row: RiskRow = riskRows[id];
      const all = { ...shared, ...slots };
      const turn = triggers.slice(0, index).filter((other) => other.id === id).length;
      const offset = hash(seedOf(source, `risk-${id}`)) + turn;
      /** Of the usable phrases one by turns, so that two risks of a kind do not read alike. */
      const takeTurn = (phrases: readonly string[]): string => {
        const usable = phrases.map((phrase) => fill(phrase, all)).filter((text) => text !== null);
        return usable.length === 0 ? '' : capitalize(usable[offset % usable.length]!);
      };
      const titles = row.title.filter((title) => (fill(title, all)?.length ?? 0) <= 80);
      return {
        id: `${id}-${index}`,
        category: row.category,
        level: row.level,
        title: id === 'redFlag' ? sayFirst(titles, all) : takeTurn(titles) || takeTurn(row.title),
        description: toParagraph([takeTurn(row.description)]),
        impact: lowerFirst(takeTurn(row.impact)),
        assumption: takeTurn(row.assumption),
        mitigation: takeTurn(row.mitigation),
      };
    })
    .filter(({ title, description, mitigation }) => title && description && mitigation)
    .toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}
