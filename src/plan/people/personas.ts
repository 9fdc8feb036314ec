import { rememberTexts } from '#shared/remember-texts.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import { isOfSector } from '#knowledge/sector-persona.ts';
import { findActivity } from '#knowledge/load-activities.ts';
import type { Criterion, Gate } from '../criteria/criterion.ts';
import { asksForYears } from '../criteria/gates/years.ts';
import { isWayOfWorking } from '../criteria/own-lines/traits.ts';
import { isSoft } from '../criteria/own-lines/is-demand.ts';
import { isHinted, isSurelyHinted } from './hinted-background.ts';
import { hasWish, isStepUp, leadsGroup } from './job-persona.ts';
import { isLacking, isOfTheirWork, ofAnotherField } from './lacks-demand.ts';
import { markPersonas } from './mark-personas.ts';
import { isNamedSecond } from '#knowledge/with-second-trade.ts';
import { isOfSecondTrade, isOfWork } from './people-of-work.ts';
import type { PlannedPersona } from './planned-persona.ts';
import { isBeside, isNextInLine, isOfPost, isSpare } from './post-persona.ts';

type Persona = Drawer['personas'][number];

/** Before the marks: how well the background fits, to put them in order. */
type Cast = Omit<PlannedPersona, 'marks'>;

const most = 4;
const letters = 'ABCDEF';

/**
 * The personas of the trade, best fit first; each keeps its letter in every tool. A fit is what they usually show of the
 * criteria, and how much the job speaks of the places they come from; whoever lacks what must be met comes last.
 */
export function castPersonas(
  drawer: Drawer,
  criteria: readonly Criterion[],
  fit: Fit,
): PlannedPersona[] {
  const { isNear, isHome, isSenior, isForBeginners, text, trade, gates, isAbove } = fit;
  const isKind = drawer.serves.length === 0;
  const atHome = new Set(drawer.ofSetting);
  const named = (persona: Persona): number => {
    const rate = Math.max(rateNamed(persona, fit, isKind), rateSaid(persona, fit));
    return atHome.has(persona.id) && rate < ofAskedPlace
      ? Math.min(ofAskedPlace, rate + ofSuchPlace)
      : rate;
  };
  const said = new Set(listTelling(text));
  const ofTrade = new Set(listTelling(trade));
  const isAgainst = onOwnAccount.test(text) ? worksOnOwnAccount : () => false;
  // Nobody gives up a business of their own for part of a week in a shop, as long as others are left.
  const employed = drawer.personas.filter((persona) => !worksOnOwnAccount(persona));
  const isShopPart = fit.isPart === true && drawer.kind === 'shop-and-service';
  const all = isShopPart && employed.length >= fewest ? employed : drawer.personas;
  // Whoever knows nothing of the field is looked for where hardly anybody else is left.
  const ofField = all.filter(({ name }) => !ofAnotherField.test(name));
  const open = isKind && ofField.length >= fewest ? ofField : all;
  const ranked = dropBeginners(
    open.filter((persona) => !isAgainst(persona)),
    isSenior,
  )
    .map((persona) => {
      const others = drawer.personas.filter(({ id }) => id !== persona.id);
      const nearness = rateNearness(persona, others, isNear, said);
      const cast = hold(persona, { drawer, criteria, gates, ofTrade, nearness, isForBeginners });
      return {
        cast,
        // Whoever lacks a must comes last, before them whoever would have to step down; the background that the job
        // names itself comes first.
        turn: cast.lacks.length > 0 ? 3 : isAbove(persona) ? 2 : 1 - named(persona),
        fit: cast.fit + (fit.isOwn(persona) ? ofOwnSector : 0),
      };
    })
    // Backgrounds of beginners stand in the order in which they are found: none of them has done the work.
    .toSorted((a, b) => a.turn - b.turn || (drawer.isForBeginners ? 0 : b.fit - a.fit))
    .map(({ cast }) => cast);
  // Neither what is only preferred nor the step below tells where a search begins.
  const isBesidePost = (one: Cast): boolean => hasWish(one) || isStepUp(one) || leadsGroup(one);
  const opening = ranked.findIndex((one) => !isBesidePost(one) && one.lacks.length === 0);
  if (opening > 0 && ranked.slice(0, opening).every(isBesidePost))
    ranked.unshift(...ranked.splice(opening, 1));
  const needsPaper = gates.some(({ kind }) => kind === 'credential');
  const ordered = needsPaper && !fit.namesBeginners ? skilledFirst(ranked) : ranked;
  const standIns = castStandIns(drawer, ordered, (persona) =>
    hold(persona, { drawer, criteria, gates, ofTrade, nearness: 0, isForBeginners }),
  ).filter((persona) => !isAgainst(persona));
  const chosen = keepBeginner(
    dropUnfit(ordered, standIns),
    isForBeginners || toStudents.test(text),
  );
  const unmarked = chosen.map((persona) => ({
    ...persona,
    nearness: standIns.includes(persona) ? farthest : persona.fit,
  }));
  const job = {
    trade,
    isForBeginners,
    isSenior,
    named: drawer.isForBeginners ? () => 0 : named,
    holds: drawer.isForBeginners ? () => false : fit.holdsPost,
    isOrdered: drawer.isForBeginners === true,
    termsOf: ({ id, competency, terms = [] }: Criterion) =>
      drawer.competencies.find((one) => one.id === competency)?.called_for_by ??
      findActivity(id)?.called_for_by ??
      terms,
  };
  return markPersonas(criteria, unmarked, job).map((persona, i) => ({
    ...persona,
    search: keepSome(persona.search, isHome),
    letter: letters[i] ?? '',
  }));
}

/**
 * How much the job itself names a background: who holds the post, in the sector that it asks for before any other; then
 * who works in that sector, the step below, and a neighboring team.
 */
function rateNamed(persona: Persona, fit: Fit, isKind: boolean): number {
  if (isSpare(persona)) return 0;
  if (isSurelyHinted(persona)) return 4.5;
  // Whose experience is demanded, or who stands in the title, comes first.
  if (isNamedSecond(persona)) return 4.25;
  // Where newcomers are meant, whoever has the post already comes behind them.
  if (isOfPost(persona)) return fit.namesBeginners ? behindNewcomers : 4;
  if (isHinted(persona) || isOfSecondTrade(persona)) return 1.75;
  const isPost = !fit.namesBeginners && fit.holdsPost(persona);
  // Nobody begins with what is only preferred.
  if (hasWish(persona)) return isPost ? behindPeers : 0.75;
  if (fit.leads(persona)) {
    if (isPost) return 3;
    // Whoever has only what would be a plus comes behind those who hold the post.
    if (!isOfSector(persona)) return 1.5;
    return fit.isSectorLiked ? 2.5 : 3;
  }
  // Whoever does this work in such a house holds the post, and knows the house as well.
  if (isOfSector(persona)) return fit.namesBeginners ? behindNewcomers : 2.5;
  if (isPost ? fit.isOwn(persona) : persona.level !== 'entry' && fit.isOfHouse?.(persona))
    return 2.25;
  if (isPost) return 2;
  // Of a kind of work no career is known that says more than what is done every day.
  if (fit.namesBeginners && persona.level === 'entry') return newcomersFirst;
  if (isKind && isOfWork(persona)) return 1;
  return isNextInLine(persona) || leadsGroup(persona) || isStepUp(persona)
    ? 0.5
    : isBeside(persona)
      ? 0.25
      : 0;
}

const behindPeers = 1.9;
const behindNewcomers = 0.9;
/** Behind whom the text itself invites, before everybody who has done the work. */
const newcomersFirst = 3.5;

/**
 * A career that belongs to such a place only, where title or conditions name the place: before those who hold the post
 * anywhere.
 */
function rateSaid(
  { if_said: said, level, name }: Persona,
  { asked = '', text }: Pick<Fit, 'asked' | 'text'>,
): number {
  if (level === 'entry' || !said || !/\b(?:another|same|other)\b/i.test(name)) return 0;
  if (said.some((term) => hasWord(asked, term))) return ofAskedPlace;
  return said.filter((term) => hasWord(text, term)).length >= saidOften ? ofSaidPlace : 0;
}
/** Said in so many words the place is where the days are spent, demanded or not: just before who holds the post anywhere. */
const saidOften = 2;
const ofSaidPlace = 2.1;
/** Whom a job is also written to. */
const toStudents =
  /\b(?:for|open to|ideal for|perfect for|welcomes?|encourag\p{L}{1,4}) (?:\p{L}{1,15} ){0,2}students\b|\bstudents (?:\p{L}{1,15} ){0,3}(?:welcome|encouraged|apply)\b|\b(?:practicum|fieldwork) hours\b/iu;
const hasWord = (text: string, term: string): boolean =>
  ` ${text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, ' ')} `.includes(` ${term.toLowerCase()} `);

/** Whoever works in such a place today comes before others who are named as much, and before beginners. */
const ofSuchPlace = 1.25;
/** Those of the sector that the job asks for stay first. */
const ofAskedPlace = 2.9;

/** Whoever stands in comes behind the trade's own. */
const farthest = -100;

/** Points for work in the employer's own sector. */
const ofOwnSector = 8;
/** A plan with fewer has too few ways to look. */
const fewest = 3;

/** The post itself is work on one's own account: nobody is called to it by a wage and paid leave. */
const onOwnAccount =
  /\bsub[- ]?contract(?:or)?s? (?:position|role|basis|work|job|opportunit)|\bindependent contractors? (?:position|role|basis|opportunit|status)|\b(?:as|is|are) an? independent contractor|\b1099\b|\bself-employed (?:position|role|basis|status|contractor)|\b(?:as|be) self-employed|\bfreelance (?:position|role|basis|job|contract)/i;
const worksOnOwnAccount = ({ name }: Persona): boolean =>
  /\b(?:self-employed|own account|freelanc\w+|owner-operator)\b/i.test(name);

/** Where a paper is demanded, nobody begins with those who have hardly got it. */
function skilledFirst(cast: readonly Cast[]): Cast[] {
  const first = cast.find(({ level, lacks }) => level !== 'entry' && lacks.length === 0);
  return first ? [first, ...cast.filter((one) => one !== first)] : [...cast];
}

/**
 * Nobody is written to who may not do the work or has not done it where that is demanded, as long as others are left:
 * of the trade, or else whoever does the same work elsewhere.
 */
function dropUnfit(cast: readonly Cast[], standIns: readonly Cast[]): Cast[] {
  const others = cast.filter(({ lacks }) => lacks.length === 0);
  if (others.length >= fewest) return others;
  const all = [...others, ...standIns].slice(0, fewest);
  return all.length === fewest ? all : [...cast];
}

/** Careers of the kind of work that lack nothing, each unlike those of the trade that are there already. */
function castStandIns(
  drawer: Drawer,
  cast: readonly Cast[],
  take: (persona: Persona) => Cast,
): Cast[] {
  const { standIns } = drawer;
  if (!standIns) return [];
  const told = new Set(
    cast.filter(({ lacks }) => lacks.length === 0).flatMap(({ name }) => listTelling(name)),
  );
  return (
    standIns
      .filter(({ name }) => !listTelling(name).some((word) => told.has(word)))
      // Whoever does the same work on another contract is nearer than whoever does a part of it.
      .toSorted(
        (a, b) =>
          Number(a.level === 'senior') - Number(b.level === 'senior') ||
          Number(byContract.test(b.name)) - Number(byContract.test(a.name)),
      )
      .map((persona) => take(persona))
      .filter(({ lacks }) => lacks.length === 0)
  );
}

const byContract = /\b(?:freelance|contracts?|agency|bank)\b/i;

/** Beyond this more words in common say no more. */
const enoughSearch = 2;
const enoughWords = 3;

/**
 * How much the job speaks of where such people are, from 0 to 1: their search words, and the words by which they are
 * described and no other persona of the trade is.
 */
function rateNearness(
  persona: Persona,
  others: readonly Persona[],
  isNear: (term: string) => boolean,
  said: ReadonlySet<string>,
): number {
  const common = new Set(others.flatMap(describe));
  const heard = new Set(describe(persona).filter((word) => !common.has(word) && said.has(word)));
  const search = persona.search.filter(isNear).length;
  return (
    Math.min(enoughSearch, search) / (2 * enoughSearch) +
    Math.min(enoughWords, heard.size) / (2 * enoughWords)
  );
}

const describe = ({ name, now, find_them }: Persona): readonly string[] =>
  listTelling(`${name} ${now} ${find_them}`);

/** Long words, without their endings. */
const listTelling = rememberTexts((text): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 7)),
);

interface Fit {
  /** What is done and asked for. */
  text: string;
  /** The title and what experience must be had. */
  asked?: string;
  /** The title and the name of the trade: what everybody in it has done. */
  trade: string;
  gates: readonly Gate[];
  /** Whether the job speaks of it. */
  isNear: (term: string) => boolean;
  /** Whether the country uses the word, and not for another job of the trade. */
  isHome: (term: string) => boolean;
  /** Whether beginners are out of the question, or asked for. */
  isSenior: boolean;
  isForBeginners: boolean;
  /** Whether the job is written for beginners, who then come first. */
  namesBeginners: boolean;
  /** Whether the job is for part of a week. */
  isPart?: boolean;
  /** Whether they would have to step down for this job. */
  isAbove: (persona: Persona) => boolean;
  /** Whether they have the title of the job today. */
  holdsPost: (persona: Persona) => boolean;
  /** Whether it is the background that the job names itself, or that of the employer's sector. */
  leads: (persona: Persona) => boolean;
  /** Whether that background is a wish, and no condition. */
  isSectorLiked?: boolean;
  isOwn: (persona: Persona) => boolean;
  /** Whether its very name says the sector of the employer. */
  isOfHouse?: (persona: Persona) => boolean;
}

/** A job that welcomes beginners has one of them among its profiles. */
function keepBeginner(cast: readonly Cast[], isForBeginners: boolean): Cast[] {
  const first = cast.slice(0, most);
  const beginner = cast.find(({ level, lacks }) => level === 'entry' && lacks.length === 0);
  if (!isForBeginners || !beginner || first.includes(beginner)) return first;
  return [...first.slice(0, most - 1), beginner];
}

/** Nobody writes to beginners for a job that asks for many years, as long as others are left. */
function dropBeginners(personas: readonly Persona[], isSenior: boolean): Persona[] {
  const others = personas.filter(({ level }) => level !== 'entry');
  return isSenior && others.length >= 3 ? others : [...personas];
}

/** Words that the country uses; all of them where none would be left. */
function keepSome(terms: readonly string[], isHome: (term: string) => boolean): string[] {
  const kept = terms.filter(isHome);
  return kept.length > 1 ? kept : [...terms];
}

interface Held {
  drawer: Drawer;
  criteria: readonly Criterion[];
  gates: readonly Gate[];
  ofTrade: ReadonlySet<string>;
  nearness: number;
  isForBeginners: boolean;
}

function hold(
  persona: Persona,
  { drawer, criteria, gates, ofTrade, nearness, isForBeginners }: Held,
): Cast {
  const toCheck = new Set(persona.to_check);
  const lacks = gates.filter((gate) => isLacking(persona, gate, drawer));
  const withoutYears = lacks.some(({ kind }) => kind === 'experience');
  const isOpen = ({ competency, facts }: Criterion): boolean =>
    competency === null
      ? (withoutYears || persona.level === 'entry') &&
        facts.some((fact) => fact.kind === 'experience' || asksForYears(fact))
      : toCheck.has(competency);
  const open = criteria.filter(isOpen);
  const unsaid = findUnsaid(persona, criteria, ofTrade).filter((one) => !open.includes(one));
  const found = [...open, ...unsaid];
  const brings = ({ id, competency }: Criterion): boolean =>
    persona.brings.includes(competency ?? id);
  const lightest =
    criteria.findLast((criterion) => !brings(criterion) && !isWayOfWorking(criterion)) ??
    criteria.at(-1);
  const unseen = found.length > 0 || !lightest ? found : [lightest];
  const shows = criteria.filter((criterion) => !unseen.includes(criterion));
  const share = toPercent(shows, criteria) + toPercent(unsaid, criteria) / 2;
  return {
    ...persona,
    letter: '',
    shows,
    unseen: criteria.filter((criterion) => unseen.includes(criterion)),
    lacks,
    fit: Math.round(
      share * ofCriteria +
        100 * ofNearness * nearness +
        (gates.some((gate) => isOfTheirWork(persona, gate, drawer)) ? ofThePaper : 0) -
        (persona.level === 'entry' && !isForBeginners ? beginning : 0) +
        perStrength * criteria.filter(brings).length,
    ),
  };
}

/** How much of a fit is where such people come from. */
const ofCriteria = 0.76;
const ofNearness = 0.12;
/** Points for work that needs the very paper the job asks for, against beginners, and for what such people are good at. */
const ofThePaper = 10;
const beginning = 5;
const perStrength = 2;

/** The heaviest demand in the job's own words that such careers do not speak of, and that not everybody of the trade has. */
function findUnsaid(
  persona: Persona,
  criteria: readonly Criterion[],
  ofTrade: ReadonlySet<string>,
): Criterion[] {
  const told = new Set(describe(persona));
  return criteria
    .filter(
      ({ competency, facts, name }) =>
        competency === null &&
        !facts.some(isSoft) &&
        !facts.some(({ text }) => listTelling(text).some((word) => told.has(word))) &&
        listTelling(name).some((word) => !ofTrade.has(word) && !anyWord.has(word)),
    )
    .slice(0, 1);
}
const anyWord = new Set(
  'experie knowled ability underst profess working familia profici strong skills require years minimum positio'.split(
    ' ',
  ),
);

const addPoints = (list: readonly Criterion[]): number =>
  list.reduce((sum, { points }) => sum + points, 0);

const toPercent = (shown: readonly Criterion[], all: readonly Criterion[]): number =>
  all.length === 0 ? 0 : Math.round((100 * addPoints(shown)) / addPoints(all));
