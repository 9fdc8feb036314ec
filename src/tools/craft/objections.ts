import type { Fact } from '#shared/brief.ts';
import type { Source } from '#plan/source.ts';
import { concessions } from './concessions.data.ts';
import { readConditions } from './criteria/conditions.ts';
import { citeFact, sayLine } from './criteria/name-fact.ts';
import { sayCriterion } from './criteria/say-criterion.ts';
import { rankCriteria } from './criteria/rank-criteria.ts';
import { listAlike } from './alike.ts';
import { listAttractions } from './answers.ts';
import { findDraw, listDraws, lowerDraw, type Draw } from './draws.ts';
import { listFacts } from './facts.ts';
import { sayBoss } from './manager.ts';
import { listTradeSlots, nameTitle } from './messages/slots.ts';
import type { Objection } from './objection.ts';
import { objectionRows, type ObjectionRow } from './objections.data.ts';
import { makePlan, seedOf } from './plan.ts';
import { sayPercentile } from './pay-words.ts';
import { sayPlace } from './place-words.ts';
import { capitalize, lowerFirst, stripEnd } from './prose/casing.ts';
import { fill, type Slots } from './prose/fill.ts';
import { joinList } from './prose/list.ts';
import { pluralize } from './prose/number.ts';
import { findPromise, listSteps } from './questions/steps.ts';
import { readVoice, speak } from './voice.ts';
import { hash } from './prose/choose.ts';
import { vary } from './vary.ts';
import type { Worry } from '#market/occupations/family-source.ts';
import { isTiedToPlace } from '#market/occupations/tied-to-place.ts';
import { answerWorry } from './worries.ts';

const LONGEST_FACT = 110;
const short = (fact: Fact | undefined): string | null =>
  fact ? sayLine(fact, LONGEST_FACT) : null;
const cite = (fact: Fact | undefined): string | null =>
  fact ? lowerFirst(citeFact(fact).replace(/^Job,? ?:? ?/, '')) : null;

const isShort = ({ text }: Draw): boolean => text.length <= LONGEST_FACT;

function listPaySlots(source: Source): Slots {
  const { pay } = makePlan(source);
  const below = pay.standing === 'below';
  const median = sayPercentile(source, 50);
  return {
    pay: pay.spoken,
    high: pay.high,
    median: below ? pay.median : null,
    percentiles: below ? null : pay.percentiles,
    percentilesBelow: pay.percentiles,
    paySource: pay.source,
    medianNote: pay.stated
      ? null
      : median
        ? `For orientation only: the public median of the occupation is ${median} (${source.market.payRow!.source}).`
        : 'No public figure applies either.',
  };
}

/** Who hires the same people; a name that speaks of pay itself cannot be said to pay more. */
function sayRival({ market }: Source): string | null {
  const rival = market.profile.family.rivals.find((name) => !/\bpay|\bscale\b|\bwage/i.test(name));
  return rival ? lowerFirst(rival) : null;
}

/** The first motive of the trade to which the job has something to say. */
function answerMotive(source: Source): Slots {
  const { profile } = source.market;
  const facts = listAttractions(source);
  const draws = listDraws(source).filter((draw) => draw.topic !== 'pay' && isShort(draw));
  for (const motive of profile.id === 'general' ? [] : profile.family.motives) {
    const fact = listAlike(facts, motive)[0] ?? findDraw(draws, motive)?.fact;
    if (fact) return { motive, motiveAnswer: short(fact), motiveCite: cite(fact) };
  }
  return { motive: null, motiveAnswer: null, motiveCite: null };
}

function listSlots(source: Source): Slots {
  const { brief, market } = source;
  const conditions = readConditions(source);
  const criteria = rankCriteria(source);
  const draws = listDraws(source).filter((draw) => draw.topic !== 'pay' && isShort(draw));
  const gate = criteria.find(
    ({ category, origin, name }) =>
      category === 'Certification' && origin === 'must' && !/driver/i.test(name),
  );
  const top = criteria.find(({ isGate, origin }) => !isGate && origin !== 'conditions');
  const relocation = listFacts(brief, { kinds: ['benefit'] }).find(({ text }) =>
    /relocat|moving (?:cost|help|allow)|housing/i.test(text),
  );
  const team = listFacts(brief, { kinds: ['team', 'culture'] }).find(
    ({ text }) => text.length <= LONGEST_FACT,
  );
  const money = findDraw(draws, 'bonus pension match') ?? findDraw(draws, 'medical insurance');
  const [draw] = draws;
  const place = sayPlace(brief);
  const { stated, steps } = listSteps(source);
  const promise = findPromise(source);
  const isRemote = brief.workType === 'remote';
  return {
    ...listTradeSlots(source),
    title: brief.title.singular,
    name: nameTitle(brief),
    titles: pluralize(nameTitle(brief)),
    employer: source.employer.name || brief.employer.name,
    manager: sayBoss(source),
    competitor: brief.competitors[0]?.text,
    rival: sayRival(source),
    place: isRemote ? null : place.town && place.label,
    // Nobody expects to weld or to nurse from home.
    workType: isRemote || isTiedToPlace(market.profile) ? null : brief.workType,
    relocation: short(relocation),
    relocationCite: cite(relocation),
    travel: short(conditions.travel[0]),
    travelCite: cite(conditions.travel[0]),
    schedule: conditions.offHours ? short(conditions.schedule[0]) : null,
    scheduleCite: cite(conditions.schedule[0]),
    physical: short(conditions.physical[0]),
    physicalCite: cite(conditions.physical[0]),
    licence: gate?.name,
    licenceCite: cite(gate?.facts[0]),
    top: top && sayCriterion(top),
    topShort: top && sayCriterion(top),
    topCite: top?.facts[0] ? citeFact(top.facts[0]) : 'Occupation profile',
    extra: money && lowerDraw(money),
    draw: draw && lowerDraw(draw),
    ...answerMotive(source),
    team: short(team),
    teamCite: cite(team),
    steps: joinList(steps.slice(0, 4).map(lowerFirst)),
    stepsCite: stated
      ? 'Job: hiring steps'
      : 'Plan: the job names no steps; agree on them at the intake.',
    promiseSentence: promise ? `${stripEnd(promise)}. ` : ' ',
    ...listPaySlots(source),
  };
}

const WORRIES_USED = 4;
const MOST = 11;
/** Below this the objections that any job meets fill up. */
const FEW = 7;

function fits(when: ObjectionRow['when'], source: Source, slots: Slots): boolean {
  const { stated } = makePlan(source).pay;
  if (when === 'pay stated') return stated;
  if (when === 'no pay') return !stated;
  if (when === 'remote') return source.brief.workType === 'remote';
  if (when === 'licensed') return Boolean(slots['licence']);
  return when !== 'unlicensed' || !slots['licence'];
}

/** Six and more: what the job itself provokes first, then the worries of the trade. */
export function listObjections(source: Source): Objection[] {
  const voice = readVoice(source);
  const opens = concessions[voice.tone];
  const begin = hash(seedOf(source, 'concessions'));
  const openAt = (index: number): string => opens[(begin + index) % opens.length]!;
  const say = (text: string): string => speak(voice, text.replace(/\s{2,}/g, ' ').trim());
  const slots = listSlots(source);
  const answered = answerRows({ source, slots, openAt });
  const own = answered.filter(({ isOfAnyJob }) => !isOfAnyJob);
  const taken = new Set<Fact>();
  const worries = listTradeWorries(source).map((worry, index) =>
    answerWorry({ worry, index, open: openAt(answered.length + index), source, taken }),
  );
  const ofThisJob = [...own.slice(0, MOST - worries.length), ...worries];
  const filler = answered
    .filter(({ isOfAnyJob }) => isOfAnyJob)
    .slice(0, Math.max(0, FEW - ofThisJob.length));
  return [...ofThisJob, ...filler].map(({ topic, objection, rebuttal, evidence, short, next }) => ({
    topic,
    objection,
    evidence,
    next,
    rebuttal: say(rebuttal),
    short: say(short),
  }));
}

const listTradeWorries = ({ market: { profile } }: Source): Worry[] =>
  profile.id === 'general' ? [] : profile.family.worries.slice(0, WORRIES_USED);

/** Every row that can be filled, the first of each topic. */
function answerRows({
  source,
  slots,
  openAt,
}: {
  source: Source;
  slots: Slots;
  openAt: (index: number) => string;
}): (Objection & { isOfAnyJob: boolean })[] {
  const seen = new Set<string>();
  return objectionRows.flatMap((row) => {
    if (seen.has(row.topic) || !fits(row.when, source, slots)) return [];
    const all = { ...slots, open: openAt(seen.size) };
    const one = (part: string, phrases: readonly string[]): string =>
      vary(source, `${row.objection} ${part}`, phrases, all);
    const objection = fill(row.objection, all);
    const evidence = fill(row.evidence, all);
    const [rebuttal, reply, next] = [
      one('rebuttal', row.rebuttal),
      one('short', row.short),
      one('next', row.next),
    ];
    if (!objection || !evidence || !rebuttal || !reply || !next) return [];
    seen.add(row.topic);
    const { topic, when } = row;
    return [
      {
        topic,
        objection: capitalize(objection),
        rebuttal,
        evidence,
        short: reply,
        next: capitalize(next),
        isOfAnyJob: when === 'few',
      },
    ];
  });
}
