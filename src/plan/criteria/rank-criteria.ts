import type { Drawer } from '#knowledge/drawer.ts';
import type { Fact } from '#shared/brief.ts';
import { listFacts } from '../wording/own-words.ts';
import { weighDemand } from '../demands/requirements.ts';
import type { Source } from '../source.ts';
import { toActivityCriterion } from './activity-criteria.ts';
import {
  compareWithActivities,
  findTwin,
  gatherActivities,
  hearLine,
  knowMeant,
} from './evidence/activity-evidence.ts';
import { measureCall } from './evidence/call-strength.ts';
import { chooseCriteria, fewestAlone, putStatedFirst, quoteOnce } from './choose-criteria.ts';
import type { Criterion } from './criterion.ts';
import { dropHeadings } from './names/drop-headings.ts';
import { gatherEvidence, gatherNear } from './evidence/gather-evidence.ts';
import { adjustPoints } from './line-weights/adjust-points.ts';
import { markAlone, settleByLines, weighByLines, type Points } from './line-weights/by-lines.ts';
import { weighLines } from './line-weights/weigh-lines.ts';
import { isCondition } from './gates/is-condition.ts';
import { isTermsOfWork } from './gates/terms-of-work.ts';
import { listKnown } from './known-work.ts';
import { isEmphasized, isSoft } from './own-lines/is-demand.ts';
import { listDemands } from './own-lines/list-demands.ts';
import { isOneOfFew, toMannerLines } from './own-lines/manner-lines.ts';
import { keepGrounded } from './evidence/keep-grounded.ts';
import { weighByDegree } from './evidence/degree.ts';
import { addPieces, gatherByTrade } from './evidence/near-trade.ts';
import { listOwnCriteria, listSystems } from './own-lines/own-criteria.ts';
import { hasOwnSubject } from './own-lines/own-subject.ts';
import { listOwnDuties } from './own-lines/own-duties.ts';
import { isWorkToo, joinSameMatter } from './names/same-matter.ts';
import { listParts, type Part } from './parts/list-parts.ts';
import { listRunning } from './parts/running-staff.ts';
import { restOnParts, speakForParts } from './parts/speak-for-parts.ts';
import { sharedTelling } from './names/shared-stems.ts';
import { toMatter } from './names/matter-of-line.ts';
import { knowPassing } from './evidence/passing.ts';
import { quoteForTrade } from './evidence/quote-for-trade.ts';
import { restOnLines, restOnSystems } from './evidence/rest-on-lines.ts';
import { putTitledFirst } from './put-titled-first.ts';
import { settleWeights, type Unweighted, type Weighed } from './settle-weights.ts';
import { listShares, markShares, steerByShares } from './evidence/time-shares.ts';
import { dropIdle } from './own-lines/says-little.ts';
import { sayAsLines } from './evidence/say-as-lines.ts';
import { sayCriteria } from './say-criteria.ts';
import { isTitledSo, isTradeFitting, keepFitting, measureTradeFit } from './trade-fit.ts';
import {
  isStressed as isStressedManner,
  isTrifle,
  isWayOfWorking,
  toTraits,
} from './own-lines/traits.ts';
import { valueOf } from './evidence/weigh-evidence.ts';
import { asksForYears } from './gates/years.ts';

/** The duties that are named first must weigh something. */
const firstOnes = 3;
const mostOfFirst = 2.2;
const perDuty = 0.5;
/** What is done as needed, or among other things, fills no days. */
const nowAndThen = 0.4;
/** "In addition, the miller mends sacks": what the job itself puts beside its work. */
const beside = /^(?:in addition|additionally|furthermore|also|other duties|as well as)\b/i;
const isBeside = ({ kind, source }: Fact): boolean =>
  kind === 'duty' && source.from === 'job' && beside.test(source.quote);
const ofBeside = 0.6;
/** "Takes primary responsibility for the looms": what the job itself calls the middle of it, wherever it stands. */
const isMain = ({ kind, text }: Fact): boolean =>
  kind === 'duty' &&
  /\b(?:primary|main|principal|overall|full|sole|chief) responsibility for\b|\b(?:primarily|mainly|chiefly|principally|solely) responsible for\b|\bprimary (?:focus|duty|duties)\b/i.test(
    text,
  );
const ofMain = 1.6;
/** Years are settled as a condition; what was done in them counts beside the days. */
const ofYears = 0.5;
/** Where more of the demands than this are on manner, manner is no trifle. */
const mostlyManner = 0.5;

/** By what people are judged: the work, through the trade; what the job demands beside it; manner last, in one line. */
export function rankCriteria(source: Source, drawer: Drawer, isTrade = true): Criterion[] {
  const isFitting = isTradeFitting(measureTradeFit(source.brief, drawer));
  const isCertain = isTrade && (isFitting || isTitledSo(source.brief.title.clean, drawer));
  const ranked = rankWith(source, keepFitting(drawer, isFitting || isCertain), {
    isTrade,
    isFitting,
    isCertain,
  });
  // Where the job states too little for a card, even a trade that hardly fits fills it up.
  const isTold = ranked.some((one) => isStated(one) && !isWayOfWorking(one));
  return isFitting || (ranked.length >= fewestAlone && isTold)
    ? ranked
    : rankWith(source, drawer, { isTrade, isFitting, isCertain });
}

function rankWith(
  source: Source,
  drawer: Drawer,
  { isTrade, isFitting, isCertain }: { isTrade: boolean; isFitting: boolean; isCertain: boolean },
): Criterion[] {
  const { brief } = source;
  const demands = listDemands(source, drawer);
  const musts = demands.filter((fact) => weighDemand(fact) === 'must' && !isSoft(fact));
  const manner = demands.filter(isManner);
  const days = listDays(brief);
  const isFew =
    (days.length < manyDuties && isOneOfFew(manner.length, musts.length)) ||
    (manner.length > musts.length && days.length < fewDuties);
  // What is one of a few essentials stands by itself, and under no name of the trade.
  const isPassing = knowPassing(brief.title.clean, days);
  const work = listWork(source, drawer, {
    demands: isFew ? demands.filter((fact) => !manner.includes(fact)) : demands,
    musts,
    isCertain,
    isPassing,
  });
  const shares = listShares(days);
  const points = steerByShares(adjustPoints(weighLines(brief), brief.title.clean), shares);
  const taken = new Set(work.flatMap(({ facts }) => facts));
  const own = listOwnCriteria({
    source,
    field: drawer.trade,
    trade: [drawer.trade, ...Object.values(drawer.titles).flat()].join(' '),
    isTrade,
    demands,
    taken,
    names: work.filter(isStated).map(({ name }) => name),
  });
  const unspoken = manner.filter((fact) => !taken.has(fact));
  const themes = { title: `${brief.title.clean} ${drawer.trade}`, duties: days };
  const stated = joinSameMatter(weighByLines([...work.filter(isStated), ...own], points), themes);
  // Where the job states nothing but manner, each manner is judged by itself, and the trade weighs less.
  const isAll = isFew || (stated.length === 0 && manner.length >= mannerAlone);
  const ways = listWays(isAll ? toMannerLines(unspoken) : toTraits(unspoken), own, stated);
  const duties = listOwnDuties(days, {
    title: brief.title.clean,
    // Of many duties under one name the later ones may stand for themselves.
    taken: new Set(stated.flatMap(({ facts }) => facts.slice(0, spokenFor))),
    names: stated.map(({ name }) => name),
    points,
  });
  const parts = shares.size > 0 ? [] : listParts(listFacts(brief, { kinds: ['duty'] }), points);
  const running = listRunning(days, stated, { points, country: brief.place.country });
  const led = new Set(running.flatMap(({ facts }) => facts));
  const free = [...work, ...own, ...duties].filter(({ facts: [fact] }) => !fact || !led.has(fact));
  const quoted = joinSameMatter(quoteOnce(weighByLines([...running, ...free], points)), themes);
  const found = {
    quoted: speakForParts(quoted, parts, points),
    parts,
    ways,
    days,
    musts,
    points,
    shares,
  };
  const chosen = chooseAmong(found, source, drawer, { isTrade, isFitting });
  const ofManner = isAll ? 'essential' : weighManner(manner.length, musts.length, ways);
  const alone = markAlone(weighByDegree(chosen), brief.title.clean, points);
  const weighed = settleWeights(putStatedFirst(alone), ways, ofManner, fewestAlone);
  return sayCriteria(putTitledFirst(weighed, brief.title.clean), source, drawer);
}

interface Found {
  /** What people may be judged by, each line of the job standing for one of them. */
  quoted: readonly Weighed[];
  /** What the text itself sets apart of its work. */
  parts: readonly Part[];
  ways: readonly Unweighted[];
  days: readonly Fact[];
  musts: readonly Fact[];
  points: Points;
  shares: ReturnType<typeof listShares>;
}

/** The lines of the card, with all that the job says of each, weighed by it. */
function chooseAmong(
  { quoted, parts, ways, days, musts, points, shares }: Found,
  source: Source,
  drawer: Drawer,
  { isTrade, isFitting }: { isTrade: boolean; isFitting: boolean },
): Weighed[] {
  const heard = new Set(quoted.flatMap(({ facts }) => facts));
  // A duty or a must that no line stands for calls up what is known of jobs in this setting.
  const lines = quoteForTrade(
    weighByLines(quoted, points),
    { competencies: drawer.competencies.filter(({ if_said: said }) => said) },
    [...days, ...musts].filter((fact) => !heard.has(fact)),
  );
  const few = chooseCriteria(dropIdle(markShares(lines, shares), fewestAlone - ways.length), {
    isTrade,
    manner: ways.length,
    isFitting,
    points,
    sampled: sortSampled(drawer, days),
    isSpokenOf: listenFor(drawer, source.brief),
  });
  const spoken = restOnParts(quoteForTrade(few, drawer, [...days, ...musts]), parts);
  const isEnglish = source.brief.language === null || source.brief.language === 'en';
  const said = isEnglish ? sayAsLines(spoken, points, fewestAlone - ways.length) : spoken;
  const held = new Set([...said, ...ways].flatMap(({ facts }) => facts));
  return settleByLines(
    restOnSystems(
      restOnLines(
        said,
        [...musts, ...days].filter((fact) => !held.has(fact) && toMatter(fact.text).text !== ''),
      ),
      musts,
    ),
    points,
  );
}

/** Where most demands are on manner, or the job comes back to it, manner is no trifle. */
const weighManner = (
  manner: number,
  musts: number,
  ways: readonly Unweighted[],
): 'stressed' | 'mentioned' =>
  manner > mostlyManner * (manner + musts) || isStressedManner(ways) ? 'stressed' : 'mentioned';

/** What is done there; when and where it is done is asked of everybody. */
const listDays = (brief: Source['brief']): Fact[] =>
  dropHeadings(listFacts(brief, { kinds: ['duty'] })).filter(({ text }) => !isTermsOfWork(text));

/** Manner that no other line is about; one word in passing has no line beside enough others. */
function listWays(
  found: readonly Unweighted[],
  own: readonly Weighed[],
  stated: readonly Weighed[],
): readonly Unweighted[] {
  const ways = found.filter(
    (way) => !own.some((one) => isSameManner(one, way)) && !isWorkToo(way, stated),
  );
  return stated.length >= fewestAlone && isTrifle(ways) ? [] : ways;
}

/** "Kindness to residents" and "Kindness". */
const isSameManner = (own: Unweighted, way: Unweighted): boolean =>
  own.name.toLowerCase().startsWith(way.name.toLowerCase());

const isStated = ({ origin }: Pick<Weighed, 'origin'>): boolean =>
  origin === 'must' || origin === 'duty';
const spokenFor = 2;
/** So many lines on manner, and none on work, are what the employer judges by. */
const mannerAlone = 3;
/** Fewer duties than these leave room for each manner that is asked for. */
const fewDuties = 4;
/** Where the days are told at such length, manner is one line beside them. */
const manyDuties = 8;

/** What the job says of how people are; what it puts first itself is more than manner. */
const isManner = (fact: Fact): boolean =>
  weighDemand(fact) === 'must' &&
  isSoft(fact) &&
  !isEmphasized(fact) &&
  !isCondition(fact.text) &&
  !asksForYears(fact) &&
  !ofSurroundings.test(fact.text) &&
  !ofMeans.test(fact.text) &&
  !ofTerms.test(fact.text);
/** "Flexible to work offshore" agrees to a term of the job, and tells no temperament. */
const ofTerms =
  /\bflexib\p{L}+ (?:to (?:work|travel|relocate|cover)|(?:in|with|on|for|about|regarding|around) (?:the |your |working |work )?(?:hours|shifts?|schedul\p{L}+|travel|locations?|weekends?|overtime))\b/iu;
/** "Lively, open workplace with a garden": told of the house, and asked of nobody. */
const ofSurroundings =
  /^(?:an? )?(?:(?!(?:in|to|with|at|for|within|of)\b)[\p{L}-]+,? ){0,5}(?:environment|culture|atmosphere|workplace)\b/iu;
/** "Reliable transportation" is something one has. */
const ofMeans = /\breliable (?:transport\w*|vehicle|car|internet)\b/i;

/** What the work sample shows, those first of which the duties speak most plainly. */
function sortSampled(
  { competencies, work_sample: { shows } }: Drawer,
  days: readonly Fact[],
): string[] {
  const rate = (id: string): number => {
    const call = measureCall(competencies.find((one) => one.id === id)?.called_for_by ?? []);
    return Math.max(0, ...days.map(({ text }) => call(text)));
  };
  return shows.toSorted((a, b) => rate(b) - rate(a));
}

/** Whether a word of what the trade looks for stands anywhere in the job. */
function listenFor(
  { competencies }: Drawer,
  { title, facts }: Source['brief'],
): (line: Weighed) => boolean {
  const whole = [title.clean, ...facts.map(({ text }) => text)].join('\n');
  return ({ competency, name }) => {
    const terms = competencies.find(({ id }) => id === competency)?.called_for_by ?? [];
    return measureCall(terms)(whole) > 0 || sharedTelling(name, whole) > 0;
  };
}

interface OfTheJob {
  demands: readonly Fact[];
  musts: readonly Fact[];
  /** Whether the job is certainly one of the trade. */
  isCertain: boolean;
  /** Whether a duty is one that somebody only has a part in. */
  isPassing: (fact: Fact) => boolean;
}

/** With fewer competencies of its trade than these a card leaves out the middle of the work. */
const coreOfTrade = 3;

/** The work: competencies of the trade and, for what none of them covers, activities that many trades have. */
function listWork(
  source: Source,
  drawer: Drawer,
  { demands, musts, isCertain, isPassing }: OfTheJob,
): Weighed[] {
  const { brief } = source;
  const { systems } = listSystems(demands);
  // What the job tells of its days and of itself also says what counts there; so does a licence it asks for.
  const told = [
    ...dropHeadings(listFacts(brief, { kinds: ['duty', 'schedule', 'team', 'goal'] })).filter(
      ({ text, kind }) => !isTermsOfWork(text) && (kind === 'duty' || !/^(?:we|our)\b/i.test(text)),
    ),
    ...listFacts(brief, { kinds: ['licence'] }).filter((fact) => weighDemand(fact) === 'must'),
  ];
  const duties = told.filter(({ kind }) => kind === 'duty');
  const lines = [...demands.filter((fact) => !systems.includes(fact)), ...told];
  const value = (fact: Fact): number =>
    isPassing(fact)
      ? nowAndThen
      : (asksForYears(fact) ? ofYears : 1) *
          (isBeside(fact) ? ofBeside : 1) *
          valueOf(fact, musts.indexOf(fact)) +
        (isMain(fact) ? ofMain : 0) +
        (isBeside(fact) ? 0 : firstOfDays(duties.indexOf(fact)));
  const isMeant = knowMeant(brief, lines, drawer.kind);
  const evidence = gatherEvidence(
    drawer.competencies,
    lines,
    value,
    compareWithActivities(drawer, isMeant),
  );
  const weighAll = (): Weighed[] => listKnown(source, drawer, keepGrounded(evidence, brief));
  const held = new Set(weighAll().flatMap(({ facts }) => facts));
  const open = duties.filter((fact) => !held.has(fact));
  if (isCertain)
    addPieces(
      evidence,
      gatherByTrade(drawer.competencies, open, value, {
        title: brief.title.clean,
        isHeardBy: (fact, one) => Boolean(evidence.get(one)?.some((piece) => piece.fact === fact)),
        hearBest: (fact) => hearLine(fact, drawer.kind, isMeant)[0]?.activity,
      }),
    );
  const taken = new Set(weighAll().flatMap(({ facts }) => facts));
  const left = lines.filter((fact) => !taken.has(fact));
  const activities = [...gatherActivities(left, drawer.kind, value, isMeant)].flatMap(
    ([activity, pieces]) => {
      const twin = findTwin(activity, drawer.competencies);
      if (twin === undefined)
        return toActivityCriterion(activity, pieces, {
          title: brief.title.clean,
          country: brief.place.country,
          kind: drawer.kind,
          firstDuties: duties.filter((fact) => !isPassing(fact)).slice(0, firstOnes),
          job: brief.facts,
        });
      evidence.set(twin, [...(evidence.get(twin) ?? []), ...pieces]);
      return [];
    },
  );
  const known = weighAll().filter(isStated);
  const trade = [brief.title.clean, drawer.trade, ...Object.values(drawer.titles).flat()].join(' ');
  const own = isCertain ? activities.filter((one) => !isTradeItself(one, trade)) : activities;
  if (!isCertain || known.length >= coreOfTrade) return [...weighAll(), ...own];
  const spoken = new Set([...known, ...activities].flatMap(({ facts }) => facts));
  const unspoken = duties.filter((fact) => !spoken.has(fact) && !isPassing(fact));
  addPieces(evidence, gatherNear(drawer.competencies, unspoken, value, brief.title.clean));
  return [...weighAll(), ...own];
}

/** "Software development" of a developer, where only years of it are asked for: the years are a gate. */
const isTradeItself = ({ name, facts }: Weighed, trade: string): boolean =>
  facts.length > 0 && facts.every((fact) => asksForYears(fact)) && !hasOwnSubject(name, trade);

/** The duty that is named first fills most of the days. */
const firstOfDays = (place: number): number =>
  place === -1 ? 0 : Math.max(0, mostOfFirst - perDuty * place);
