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
import type { Criterion, Gate } from './criterion.ts';
import { dropHeadings } from './names/drop-headings.ts';
import { listGates } from './gates/gates.ts';
import {
  gatherEvidence,
  gatherNear,
  ofLeading,
  plainly,
  type Piece,
} from './evidence/gather-evidence.ts';
import { hearAnyOffice } from './names/any-office.ts';
import { isCondition } from './gates/is-condition.ts';
import { isTermsOfWork } from './gates/terms-of-work.ts';
import { isEmphasized, isOffer, isSoft } from './own-lines/is-demand.ts';
import { keepBeside } from './evidence/keep-beside.ts';
import { isOneOfFew, toMannerLines } from './own-lines/manner-lines.ts';
import { besideDays, perPlace, weigh } from './mass.ts';
import { weighByDegree } from './evidence/degree.ts';
import { isWish, originOf } from './evidence/origin.ts';
import { addPieces, gatherByTrade } from './evidence/near-trade.ts';
import { nameAsSaid } from './names/name-as-said.ts';
import { listOwnCriteria, listSystems } from './own-lines/own-criteria.ts';
import { hasOwnSubject } from './own-lines/own-subject.ts';
import { hearEchoes } from './own-lines/own-echoes.ts';
import { listOwnDuties } from './own-lines/own-duties.ts';
import { isWorkToo, joinSameMatter } from './names/same-matter.ts';
import { sharedTelling } from './names/shared-stems.ts';
import { toMatter } from './names/matter-of-line.ts';
import { isShared, knowPassing } from './evidence/passing.ts';
import { quoteForTrade } from './evidence/quote-for-trade.ts';
import { restOnLines, restOnSystems } from './evidence/rest-on-lines.ts';
import { fewest, settleWeights, type Unweighted, type Weighed } from './settle-weights.ts';
import { listShares, steerByShares } from './evidence/time-shares.ts';
import { dropIdle } from './own-lines/says-little.ts';
import { sayCriteria } from './say-criteria.ts';
import { isTitledSo, isTradeFitting, keepFitting, measureTradeFit } from './trade-fit.ts';
import { isStressed, isTrifle, toTraits } from './own-lines/traits.ts';
import { isAsked, judgedKinds, valueOf } from './evidence/weigh-evidence.ts';
import { asksForYears } from './gates/years.ts';

type Competency = Drawer['competencies'][number];

/** What the title itself speaks of is the subject of the job. */
const ofTitle = 1.5;
/** What holds for jobs like this one only, before what holds for all of the trade. */
const ofSetting = 0.8;
/** Leading others, where nobody is to be led. */
const withoutOthers = 1.5;
const evidenceOfOne = 0.6;
const oftenHeard = 3;
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
  return isFitting || ranked.length >= fewestAlone
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
  const taken = new Set(work.flatMap(({ facts }) => facts));
  const own = listOwnCriteria({
    source,
    field: drawer.trade,
    trade: [drawer.trade, ...Object.values(drawer.titles).flat()].join(' '),
    isTrade,
    demands,
    musts,
    taken,
    names: work.filter(isStated).map(({ name }) => name),
  });
  const free = manner.filter((fact) => !taken.has(fact));
  const themes = { title: `${brief.title.clean} ${drawer.trade}`, duties: days };
  const stated = joinSameMatter([...work.filter(isStated), ...own], themes);
  // Where the job states nothing but manner, each manner is judged by itself, and the trade weighs less.
  const isAll = isFew || (stated.length === 0 && manner.length >= mannerAlone);
  const ways = listWays(isAll ? toMannerLines(free) : toTraits(free), own, stated);
  const lacking = fewest - stated.length - ways.length;
  const duties = listOwnDuties(days, {
    title: brief.title.clean,
    // Of many duties under one name the later ones stand for themselves where the card has room.
    taken: lacking > 0 ? new Set(stated.flatMap(({ facts }) => facts.slice(0, spokenFor))) : taken,
    names: stated.map(({ name }) => name),
    lacking,
    echo: hearEchoes([...days, ...demands], new Set(stated.flatMap(({ facts }) => facts))),
  });
  const quoted = joinSameMatter(quoteOnce([...work, ...own, ...duties]), themes);
  const heard = new Set(quoted.flatMap(({ facts }) => facts));
  // A duty or a must that no line stands for calls up what is known of jobs in this setting.
  const lines = quoteForTrade(
    quoted,
    { competencies: drawer.competencies.filter(({ if_said: said }) => said) },
    [...days, ...musts].filter((fact) => !heard.has(fact)),
  );
  const steered = steerByShares(lines, listShares(days));
  const few = chooseCriteria(dropIdle(steered, fewestAlone - ways.length), {
    isTrade,
    kind: drawer.kind,
    manner: ways.length,
    isFitting,
    firstDuties: days.filter((fact) => !isPassing(fact)).slice(0, firstOnes),
    sampled: sortSampled(drawer, days),
    isSpokenOf: listenFor(drawer, brief),
    isAnyOffice: hearAnyOffice(brief.title.clean, drawer.kind),
  });
  const spoken = quoteForTrade(few, drawer, [...days, ...musts]);
  const held = new Set([...spoken, ...ways].flatMap(({ facts }) => facts));
  const chosen = restOnSystems(
    restOnLines(
      spoken,
      [...musts, ...days].filter((fact) => !held.has(fact) && toMatter(fact.text).text !== ''),
    ),
    musts,
  );
  const isMostly = manner.length > mostlyManner * (manner.length + musts.length);
  const ofManner = isAll ? 'essential' : isMostly || isStressed(ways) ? 'stressed' : 'mentioned';
  const weighed = settleWeights(putStatedFirst(weighByDegree(chosen)), ways, ofManner, fewestAlone);
  return sayCriteria(weighed, source, drawer);
}

/** What is done there; when and where it is done is asked of everybody. */
const listDays = (brief: Source['brief']): Fact[] =>
  dropHeadings(listFacts(brief, { kinds: ['duty'] })).filter(({ text }) => !isTermsOfWork(text));

/** What people are asked to bring, beside what a paper or a plain yes settles. */
function listDemands(source: Source, drawer: Drawer): Fact[] {
  const settled = listSettled(source, drawer);
  return dropHeadings([
    ...listFacts(source.brief, { kinds: [...judgedKinds, 'education', 'physical'] }),
    // "What we value most is patience": told of the house, and asked of everybody in it.
    ...listFacts(source.brief, { kinds: ['culture'] })
      .filter((fact) => isEmphasized(fact) && isSoft(fact))
      .map((fact) => ({ ...fact, kind: 'trait' as const })),
  ]).filter(
    (fact) =>
      (isJudged(fact) || isMisread(fact)) &&
      !isOffer(fact) &&
      !ofHiring.test(fact.text) &&
      !isTermsOfWork(fact.text) &&
      !settled.has(fact.id),
  );
}

/** What a paper or a plain yes settles is not scored as well: there is no "maybe" in it. */
const listSettled = (source: Source, drawer: Drawer): ReadonlySet<string> =>
  new Set(
    listGates(source, drawer)
      .filter(({ kind }) => byYes.has(kind))
      .flatMap(({ factIds = [] }) => factIds),
  );
const byYes: ReadonlySet<Gate['kind']> = new Set(['credential', 'knowledge', 'language']);

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

const isStated = ({ origin }: Weighed): boolean => origin === 'must' || origin === 'duty';
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
  !ofMeans.test(fact.text);
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
          (isAsked(fact) ? besideDays(duties.length) : 1) *
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
  const weighAll = (): Weighed[] => listKnown(source, drawer, evidence);
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
  // What is done with others is a part of the work where the job puts it first, and a sideline where it comes late.
  const beside = {
    title: brief.title.clean,
    duties: duties.length,
    isPassing: (fact: Fact) =>
      isPassing(fact) || (isShared(fact) && duties.indexOf(fact) >= firstOnes),
  };
  const trade = [brief.title.clean, drawer.trade, ...Object.values(drawer.titles).flat()].join(' ');
  const own = isCertain ? activities.filter((one) => !isTradeItself(one, trade)) : activities;
  if (!isCertain || known.length >= coreOfTrade) return keepBeside([...weighAll(), ...own], beside);
  const spoken = new Set([...known, ...activities].flatMap(({ facts }) => facts));
  const unspoken = duties.filter((fact) => !spoken.has(fact) && !isPassing(fact));
  addPieces(evidence, gatherNear(drawer.competencies, unspoken, value, brief.title.clean));
  return keepBeside([...weighAll(), ...own], beside);
}

/** "Software development" of a developer, where only years of it are asked for: the years are a gate. */
const isTradeItself = ({ name, facts }: Weighed, trade: string): boolean =>
  facts.length > 0 && facts.every((fact) => asksForYears(fact)) && !hasOwnSubject(name, trade);

/** The competencies of the trade, each with the lines of the job that call for it. */
function listKnown(
  source: Source,
  drawer: Drawer,
  evidence: ReadonlyMap<Competency, readonly Piece[]>,
): Weighed[] {
  const { title, facts } = source.brief;
  const leads = isLeading(source);
  return drawer.competencies.map((competency, i) =>
    weighKnown(competency, evidence.get(competency) ?? [], {
      place: i,
      job: facts,
      inTitle: measureCall(competency.called_for_by)(title.clean) >= plainly,
      leads,
    }),
  );
}

function weighKnown(
  competency: Competency,
  found: readonly Piece[],
  {
    place,
    job,
    inTitle,
    leads,
  }: { place: number; job: readonly Fact[]; inTitle: boolean; leads: boolean },
): Weighed {
  const sum = found.reduce((total, { value }) => total + value, 0);
  const isWished =
    found.length > 0 && found.every(({ fact }) => isAsked(fact) && isWish(fact)) && !inTitle;
  // One word of one or two lines may mean something else.
  const isPlain = found.length >= oftenHeard || found.some((piece) => piece.isPlain);
  const isEnough = isPlain && sum >= evidenceOfOne;
  const facts = isEnough || inTitle || isWished ? found.map(({ fact }) => fact) : [];
  const said = nameAsSaid(competency.name, facts.length > 0 ? facts : job, job);
  const criterion = toCriterion(competency, facts, said);
  const isCalled = facts.length > 0;
  const mass =
    weigh(criterion, sum, place) +
    (inTitle ? ofTitle : 0) +
    (competency.if_said ? ofSetting : 0) -
    (isCalled ? perPlace * place : 0) -
    (!isCalled && !leads && ofLeading.test(competency.name) ? withoutOthers : 0);
  return { ...criterion, mass };
}

const levelsThatLead: ReadonlySet<string> = new Set(['lead', 'manager', 'director', 'executive']);
const isLeading = ({ brief: { seniority } }: Source): boolean =>
  levelsThatLead.has(seniority.level ?? '');

/** How applicants are dealt with says nothing of the work. */
const ofHiring =
  /^(?:\w+ )?references?\b|\b(?:disqualif\w+|without cause|(?:management|employer|company)['’]s discretion|(?:applicants?|candidates?) (?:will|may|who|are|lacking)\b|(?:salar(?:y|ies)|pay|compensation) (?:is |are )?(?:commensurate|depend\w*|based)\b)/i;

const judged: ReadonlySet<string> = new Set(judgedKinds);
const isJudged = ({ kind }: Fact): boolean => judged.has(kind);

/** "Substantial post degree experience in building" was learned at work, whatever else the line names. */
const isMisread = ({ text }: Fact): boolean =>
  /\bexperience (?:working |operating )?(?:in|with|as|of|within|operating|\p{L}+ing)\b/iu.test(
    text,
  ) &&
  !/^(?:an? |the )?(?:bachelor|master|degree|diploma|b\.?[as]|high[- ]school|graduat)/i.test(text);

/** The duty that is named first fills most of the days. */
const firstOfDays = (place: number): number =>
  place === -1 ? 0 : Math.max(0, mostOfFirst - perDuty * place);

const toCriterion = (competency: Competency, facts: Fact[], said: string): Unweighted => ({
  id: competency.id,
  name: said,
  origin: originOf(facts),
  facts,
  competency: competency.id,
  terms: competency.called_for_by,
  looksLike: competency.looks_like,
  question: competency.question,
  strong: competency.strong,
  weak: competency.weak,
  probe: competency.probe,
});
