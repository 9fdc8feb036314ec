import type { Drawer } from '#knowledge/drawer.ts';
import { rankOf } from '#knowledge/career-rank.ts';
import { findActivity } from '#knowledge/load-activities.ts';
import { findOfficial } from '#market/occupations/official-table.ts';
import { findHolder, type Holder } from '#knowledge/post-title.ts';
import { isOfSector } from '#knowledge/sector-persona.ts';
import type { Brief } from '#shared/brief.ts';
import { capitalize } from '#writing/casing.ts';
import { countWords } from '#writing/shorten.ts';
import { sharedTelling } from '../criteria/names/shared-stems.ts';
import { isTradeFitting, measureTradeFit } from '../criteria/trade-fit.ts';
import { listDecidingTerms } from '../contract/deciding-terms.ts';
import type { Criterion, Gate } from '../criteria/criterion.ts';
import {
  isNearTo,
  isOfMajor,
  isOfSchooling,
  isPaidAbove,
  isWithoutDegree,
  listCareerCodes,
} from './career-occupation.ts';
import { isPeer } from './holds-post.ts';
import { noWords, type JobWords } from './job-words.ts';
import { ofAnotherField } from './lacks-demand.ts';
import { hears } from '../search/search-names.ts';
import { findHintedBackground, makeHinted } from './hinted-background.ts';
import { makeGroupLead, makeStepUp, makeWithWish } from './job-persona.ts';
import { findLedPeople } from './led-people.ts';
import { nameByTitle } from './name-by-title.ts';
import { isTitleOf, testHolder } from './people-of-post.ts';
import { isOfWork, toPeopleOfWork } from './people-of-work.ts';
import { isMadeForPost, isNextInLine, isSpare, makeSpares } from './post-persona.ts';
import { findStepUp } from './step-up.ts';
import { findCareerWish } from './wish-of-career.ts';

type Persona = Drawer['personas'][number];

/** A plan with fewer has too few ways to look. */
const fewest = 3;
const enoughCareers = 4;
/** One term in common may be chance. */
const enoughTerms = 2;

/**
 * Careers that the words of this job compose: whoever has what it would like, whoever leads the people it leads, and
 * whoever stands one step below. Where the trade does not know the job, they stand before the careers of the trade, of
 * which only those stay that the job speaks of.
 */
export function withPeopleOfJob(
  drawer: Drawer,
  brief: Brief,
  soc: string | null,
  { criteria, gates, said }: Asked = { criteria: [], gates: [], said: noWords },
): Drawer {
  if ((brief.language ?? 'en') !== 'en') return drawer;
  const holder = findHolder(brief.title.clean, drawer);
  const standIns = drawer.standIns?.map((persona) => nameByTitle(persona, holder));
  const named = {
    ...drawer,
    ...(standIns ? { standIns } : {}),
    personas: drawer.personas.map((persona) =>
      sayWhere(
        isPeer(persona) ? callPeer(persona, holder, drawer) : nameByTitle(persona, holder),
        said,
      ),
    ),
  };
  if (drawer.isForBeginners) return named;
  const wish = findCareerWish(brief);
  const isTold = named.personas.some(
    ({ id, name }) => isOfSector({ id }) && sharedTelling(wish?.words ?? '', name) > 0,
  );
  const hint = findHintedBackground(brief);
  const liked = [
    ...(hint ? [makeHinted(hint)] : []),
    ...(wish && holder.isOwn && !isTold ? [makeWithWish(holder.called, wish, said)] : []),
  ];
  const isOut = testOut(brief, soc, gates);
  const isKnown = knowsJob(drawer, brief);
  const isLike = soc === null ? () => true : isOfSchooling(soc);
  const isNear = soc === null ? () => true : isNearTo(soc);
  const isOfField = soc === null ? () => true : isOfMajor(soc);
  const own = new Set([holder.called, drawer.trade].map((title) => title.toLowerCase()));
  const others = castByWork(named, criteria)
    .map((one) => ({ one, codes: listCareerCodes(one) }))
    // Care is given by those who are licensed for it, and nobody else.
    .filter(
      ({ one, codes }) =>
        isLike(codes) &&
        (isNear(codes) || (drawer.kind !== 'care' && isOfField(codes))) &&
        // Whoever is called like the post is told of already.
        !one.search.some((term) => own.has(term.toLowerCase())),
    )
    .map(({ one }) => one);
  // Nobody on contracts is called to a job that ends as well.
  const isForATime = listDecidingTerms(brief).length > 0;
  const spares = holder.isOwn
    ? makeSpares(holder.called, said).slice(0, isForATime ? 1 : undefined)
    : [];
  const suited = dropOut([...named.personas, ...(isKnown ? liked : [])], isOut, [
    ...others,
    ...(standIns ?? []),
    ...spares,
  ]);
  if (isKnown) return { ...named, personas: suited };
  const group = named.personas.some(isNextInLine) ? null : findLedPeople(brief);
  const step = group === null && !named.personas.some(isNextInLine) ? findStepUp(soc, brief) : null;
  const made = [
    ...liked,
    ...(group === null ? [] : [makeGroupLead(group)]),
    ...(step === null ? [] : [makeStepUp(step, said)]),
  ];
  // By its own words: once it is called by the title, every career holds the post.
  const isMet = testMet(drawer, brief);
  const given = new Map(drawer.personas.map((persona) => [persona.id, persona]));
  const kept = suited.filter((persona) => isMet(given.get(persona.id) ?? persona));
  const personas = [...kept, ...made];
  // Of the careers that the job does not speak of only so many as are needed, the nearest first.
  const left = [...others, ...suited, ...spares].filter(
    ({ id }, i, all) =>
      !personas.some((one) => one.id === id) && all.findIndex((one) => one.id === id) === i,
  );
  const ofBeginner = rateBeginner(brief, gates);
  const nearest = left
    .map((persona) => ({
      persona,
      rate: rateNear(persona, brief, soc) + (persona.level === 'entry' ? ofBeginner : 0),
    }))
    .toSorted((a, b) => b.rate - a.rate)
    .filter(({ rate }, i) => {
      const place = personas.length + i;
      return place < fewest || (place < enoughCareers && rate > 0);
    })
    .map(({ persona }) => persona);
  return { ...named, personas: [...personas, ...nearest] };
}

interface Asked {
  criteria: readonly Criterion[];
  gates: readonly Gate[];
  said: JobWords;
}

/** Whoever does the heaviest of the known work of this job every day, where nobody nearer is left. */
function castByWork({ kind, personas }: Drawer, criteria: readonly Criterion[]): Persona[] {
  const known = new Set(personas.map(({ id }) => id));
  return criteria
    .slice(0, heaviest)
    .flatMap(({ id, competency }) => (competency === null ? (findActivity(id) ?? []) : []))
    .filter(
      ({ at_home_in: home, is_manner: isManner }) => !isManner && home?.includes(kind) !== false,
    )
    .flatMap((activity) => toPeopleOfWork(activity))
    .filter(({ id }) => !known.has(id));
}
const heaviest = 3;

const past: ReadonlySet<Gate['kind']> = new Set(['experience', 'education', 'credential']);

/** Whoever begins comes first for a first post, counts where nothing is demanded, and last where years are. */
const rateBeginner = ({ seniority }: Brief, gates: readonly Gate[]): number =>
  ['entry', 'junior'].includes(seniority.level ?? '')
    ? 2
    : gates.some(({ kind }) => kind === 'experience')
      ? -1
      : gates.some(({ kind }) => past.has(kind))
        ? 0
        : 1;

/** Before whoever does other work, and behind all others. */
const ofSpare = -0.5;
const ofOutside = 2;

/** How near a career is to the job that does not speak of it. */
function rateNear(persona: Persona, brief: Brief, soc: string | null): number {
  if (isSpare(persona)) return ofSpare;
  const codes = listCareerCodes(persona);
  const said = [brief.title.given, ...brief.facts.map(({ text }) => text)].join('\n');
  return (
    persona.search.filter(hears(brief)).length +
    Math.min(1, sharedTelling(persona.name, said)) +
    (isOfWork(persona) ? 1 : 0) +
    (soc !== null && codes.length > 0 ? (isNearTo(soc)(codes) ? 1 : -1) : 0) -
    (ofAnotherField.test(persona.name) ? ofOutside : 0)
  );
}

const degree = /\b(?:degrees?|bachelor\w*|master\w*|B\.?S\.?c?|B\.?A\.?|M\.?S\.?c?|graduate)\b/i;
const orElse =
  /\b(?:or|and\/or) (?:an? )?(?:[\p{L}-]+ ){0,3}(?:equivalent|experience|diploma|certificat\w+|high school)\b|\bequivalent\b|\bassociate\b/iu;

/** Whom the job rules out by what it pays, asks for or is: whoever usually earns far more, and whoever has no degree where one is demanded. */
function testOut(
  brief: Brief,
  soc: string | null,
  gates: readonly Gate[],
): (persona: Persona) => boolean {
  const usual = soc === null ? null : (findOfficial(soc)?.annual[50]?.amount ?? null);
  const { pay, place } = brief;
  const stated =
    place.country === 'US' && pay ? (pay.annual?.max ?? pay.annual?.min ?? null) : null;
  const most = stated ?? usual;
  const isDegreed = gates.some(
    ({ kind, name }) => kind === 'education' && degree.test(name) && !orElse.test(name),
  );
  return (persona) => {
    if (isMadeForPost(persona) || isOfSector(persona) || isPeer(persona)) return false;
    const codes = listCareerCodes(persona);
    // What is usually paid tells of two occupations only with what they are called.
    const isHigher = stated !== null || rankOf(persona.name) > rankOf(brief.title.given);
    return (isHigher && isPaidAbove(codes, most)) || (isDegreed && isWithoutDegree(codes));
  };
}

/** Without those whom the job rules out; whoever does its work stands in where too few would be left. */
function dropOut(
  personas: readonly Persona[],
  isOut: (persona: Persona) => boolean,
  others: readonly Persona[],
): Persona[] {
  const kept = personas.filter((persona) => !isOut(persona));
  if (kept.length >= fewest) return kept;
  const more = others.filter((one) => !isOut(one) && !kept.some(({ id }) => id === one.id));
  return [...kept, ...more, ...personas.filter(isOut)].slice(0, fewest);
}

/** "Site administrator in the same field" for "Assistant in the same field", where the post is called so. */
function callPeer(persona: Persona, { called, isOwn }: Holder, { trade }: Drawer): Persona {
  const [first = '', ...rest] = persona.name.split(' ');
  return isOwn && trade.split(' ').at(-1) === first.toLowerCase()
    ? {
        ...persona,
        name: [capitalize(called), ...rest].join(' '),
        search: [called, ...persona.search.filter((one) => one !== called)],
      }
    : persona;
}

const likeHouse =
  /,? (?:at|in|for) (?:an?|the) (?:(?:similar|like|comparable) (?:\p{L}+ )?\p{L}+|same (?:kind|sort|type) of \p{L}+|employer like yours)(?: elsewhere)?$/iu;

/** "At a similar organization" says nothing: what they do there does. */
function sayWhere(persona: Persona, { work: [first] }: JobWords): Persona {
  const who = persona.name.replace(likeHouse, '');
  return first === undefined || who === persona.name || countWords(first) > longestWork
    ? persona
    : { ...persona, name: `${who} elsewhere, at home in ${first}` };
}
const longestWork = 4;

/** Whether title and work are those of the trade. */
const knowsJob = (drawer: Drawer, brief: Brief): boolean =>
  drawer.serves.length > 0 &&
  isTitleOf(drawer, brief.title.clean) &&
  isTradeFitting(measureTradeFit(brief, drawer));

/** Whether the job speaks of what such people do, or they are its people by what they are. */
function testMet(drawer: Drawer, brief: Brief): (persona: Persona) => boolean {
  const isHeard = hears(brief);
  const holds = testHolder(drawer, brief);
  return (persona) =>
    isMadeForPost(persona) ||
    isOfSector(persona) ||
    isOfWork(persona) ||
    holds(persona) ||
    persona.search.filter(isHeard).length >= enoughTerms;
}
