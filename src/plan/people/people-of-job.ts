import type { Drawer } from '#knowledge/drawer.ts';
import { findHolder, type Holder } from '#knowledge/post-title.ts';
import { isOfSector } from '#knowledge/sector-persona.ts';
import type { Brief } from '#shared/brief.ts';
import { capitalize } from '#writing/casing.ts';
import { countWords } from '#writing/shorten.ts';
import { sharedTelling } from '../criteria/names/shared-stems.ts';
import { isTradeFitting, measureTradeFit } from '../criteria/trade-fit.ts';
import { listDecidingTerms } from '../contract/deciding-terms.ts';
import type { Criterion, Gate } from '../criteria/criterion.ts';
import { dropOut, testOut } from './rule-out.ts';
import { onTheSpot } from '#plan/place/on-the-spot.ts';
import { findDemandedBackground } from './demanded-background.ts';
import { castByWork, castSecondTrade } from './cast-by-work.ts';
import { chooseNearest } from './choose-nearest.ts';
import { isPeer } from './holds-post.ts';
import { noWords, type JobWords } from './job-words.ts';
import { isLacking } from './lacks-demand.ts';
import { hears } from '../search/search-names.ts';
import { findHintedBackground, makeHinted, makeNamed } from './hinted-background.ts';
import { makeGroupLead, makeStepUp, makeWithWish } from './job-persona.ts';
import { findLedPeople } from './led-people.ts';
import { findNamedCareers } from './named-careers.ts';
import { nameByTitle } from './name-by-title.ts';
import { isTitleOf, testHolder } from './people-of-post.ts';
import { isOfWork } from './people-of-work.ts';
import { isMadeForPost, isNextInLine, makeSpares } from './post-persona.ts';
import { findStepUp, type StepUp } from './step-up.ts';
import { findCareerWish } from './wish-of-career.ts';

type Persona = Drawer['personas'][number];

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
  const liked = listLiked(named, brief, { holder, said });
  const isRuledOut = testOut(brief, soc, gates);
  const isOut = (persona: Persona): boolean =>
    isRuledOut(persona) || gates.some((gate) => isLacking(persona, gate, drawer));
  const isKnown = knowsJob(drawer, brief);
  const others = castByWork(named, criteria, { soc, called: holder.called });
  // Nobody on contracts is called to a job that ends as well.
  const isForATime = listDecidingTerms(brief).length > 0;
  const spares = holder.isOwn
    ? makeSpares(holder.called, said, onTheSpot.has(drawer.kind)).slice(
        0,
        isForATime ? 1 : undefined,
      )
    : [];
  const second = listSecond(named, criteria);
  const suited = dropOut([...named.personas, ...second, ...(isKnown ? liked : [])], isOut, [
    ...others,
    ...(standIns ?? []),
    ...spares,
  ]);
  if (isKnown) return { ...named, personas: suited };
  const group = named.personas.some(isNextInLine) ? null : findLedPeople(brief);
  const step = group === null ? findStepBelow(named, brief, soc) : null;
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
  const nearest = chooseNearest(left, personas.length, { brief, soc, gates });
  return { ...named, personas: [...personas, ...nearest] };
}

interface Asked {
  criteria: readonly Criterion[];
  gates: readonly Gate[];
  said: JobWords;
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

/** Whom the text names or would like, as careers. */
function listLiked(
  { personas, trade }: Drawer,
  brief: Brief,
  { holder, said }: { holder: Holder; said: JobWords },
): Persona[] {
  const wish = findCareerWish(brief);
  const isTold = personas.some(
    ({ id, name }) => isOfSector({ id }) && sharedTelling(wish?.words ?? '', name) > 0,
  );
  const named = findNamedCareers(brief);
  // Whom the trade tells of by that very name is told of already, unless the text puts them first.
  const isNew =
    named !== null &&
    (named.isSure ||
      !personas.some(({ search }) => named.titles.every((one) => search.includes(one))));
  const hint = findHintedBackground(brief) ?? findDemandedBackground(brief, { trade });
  return [
    ...(isNew ? [makeNamed(named)] : hint ? [makeHinted(hint)] : []),
    ...(wish && holder.isOwn && !isTold ? [makeWithWish(holder.called, wish, said)] : []),
  ];
}

/** People of another trade who do a large part of this job, as long as no career of this one is called like them. */
function listSecond(drawer: Drawer, criteria: readonly Criterion[]): Persona[] {
  const told = new Set(drawer.personas.flatMap(({ search }) => search));
  return castSecondTrade(drawer, criteria).filter(({ search: [first = ''] }) => !told.has(first));
}

/** The step below, where no career is that of such people already. */
function findStepBelow({ personas }: Drawer, brief: Brief, soc: string | null): StepUp | null {
  const step = personas.some(isNextInLine) ? null : findStepUp(soc, brief);
  return step && personas.some(({ search }) => search.some((term) => saysSame(term, step.title)))
    ? null
    : step;
}

/** "Sales associate" and "retail sales associate" find the same people. */
const saysSame = (term: string, title: string): boolean =>
  title === term || (term.includes(' ') && title.endsWith(` ${term}`));

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
