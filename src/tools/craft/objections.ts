import type { Fact } from '#shared/brief.ts';
import type { Source } from '../source.ts';
import { concessions } from './concessions.data.ts';
import { readConditions } from './criteria/conditions.ts';
import { citeFact, sayLine } from './criteria/name-fact.ts';
import { sayCriterion } from './criteria/say-criterion.ts';
import { rankCriteria } from './criteria/rank-criteria.ts';
import { findDraw, listDraws, lowerDraw, type Draw } from './draws.ts';
import { listFacts } from './facts.ts';
import { sayManager } from './manager.ts';
import { objectionRows, type ObjectionRow } from './objections.data.ts';
import { makePlan, seedOf } from './plan.ts';
import { sayPercentile } from './pay-words.ts';
import { sayPlace } from './place-words.ts';
import { capitalize, lowerFirst, stripEnd } from './prose/casing.ts';
import { fill, type Slots } from './prose/fill.ts';
import { joinList } from './prose/list.ts';
import { findPromise, listSteps } from './questions/steps.ts';
import { readVoice, speak } from './voice.ts';
import { hash } from './prose/choose.ts';
import { vary } from './vary.ts';
import { answerWorry } from './worries.ts';

/** What candidates will say to this job, and what the job can honestly answer. */
export interface Objection {
  topic: string;
  objection: string;
  rebuttal: string;
  evidence: string;
  short: string;
  next: string;
}

const LONGEST_FACT = 110;
const short = (fact: Fact | undefined): string | null =>
  fact ? sayLine(fact, LONGEST_FACT) : null;
const cite = (fact: Fact | undefined): string | null =>
  fact ? lowerFirst(citeFact(fact).replace(/^Job,? ?:? ?/, '')) : null;

export const sayBoss = ({ brief }: Source): string =>
  brief.reportsTo ? sayManager(brief.reportsTo) : 'the hiring manager';

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

function listSlots(source: Source): Slots {
  const { brief, market } = source;
  const conditions = readConditions(source);
  const criteria = rankCriteria(source);
  const draws = listDraws(source).filter((draw) => draw.topic !== 'pay' && isShort(draw));
  const gate = criteria.find(
    ({ category, origin }) => category === 'Certification' && origin === 'must',
  );
  const top = criteria.find(({ isGate, origin }) => !isGate && origin !== 'conditions');
  const relocation = listFacts(brief, { kinds: ['benefit'] }).find(({ text }) =>
    /relocat|moving (?:cost|help|allow)|housing/i.test(text),
  );
  const team = listFacts(brief, { kinds: ['team', 'culture'] }).find(
    ({ text }) => text.length <= LONGEST_FACT,
  );
  const money = findDraw(draws, 'bonus pension match') ?? findDraw(draws, 'medical insurance');
  const motive = market.profile.id === 'general' ? null : market.profile.family.motives[0];
  const draw = (motive && findDraw(draws, motive)) || draws[0];
  const place = sayPlace(brief);
  const { stated, steps } = listSteps(source);
  const promise = findPromise(source);
  const isRemote = brief.workType === 'remote';
  return {
    title: brief.title.singular,
    employer: source.employer.name || brief.employer.name,
    manager: sayBoss(source),
    competitor: brief.competitors[0]?.text,
    rival: market.profile.family.rivals[0] && lowerFirst(market.profile.family.rivals[0]),
    place: isRemote ? null : place.town && place.label,
    workType: isRemote ? null : brief.workType,
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
    drawCite: cite(draw?.fact ?? undefined),
    motive,
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

const WORRIES_USED = 3;
const MOST = 12;

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
  const slots = listSlots(source);
  const voice = readVoice(source);
  const opens = concessions[voice.tone];
  const begin = hash(seedOf(source, 'concessions'));
  const openAt = (index: number): string => opens[(begin + index) % opens.length]!;
  const say = (text: string): string => speak(voice, text.replace(/\s{2,}/g, ' ').trim());
  const seen = new Set<string>();
  const rows = objectionRows.flatMap((row): Objection[] => {
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
    return [
      {
        topic: row.topic,
        objection,
        rebuttal: say(rebuttal),
        evidence,
        short: say(reply),
        next: capitalize(next),
      },
    ];
  });
  const worries =
    source.market.profile.id === 'general' ? [] : source.market.profile.family.worries;
  const trade = worries
    .slice(0, WORRIES_USED)
    .map((worry, index) => answerWorry({ worry, index, open: openAt(seen.size + index), source }))
    .map((objection) => ({
      ...objection,
      rebuttal: say(objection.rebuttal),
      short: say(objection.short),
    }));
  return [...rows.slice(0, MOST - trade.length), ...trade];
}
