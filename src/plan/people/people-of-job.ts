import type { Drawer } from '#knowledge/drawer.ts';
import { findHolder, type Holder } from '#knowledge/post-title.ts';
import { isOfSector } from '#knowledge/sector-persona.ts';
import type { Brief } from '#shared/brief.ts';
import { capitalize } from '#writing/casing.ts';
import { sharedTelling } from '../criteria/names/shared-stems.ts';
import { isTradeFitting, measureTradeFit } from '../criteria/trade-fit.ts';
import { isPeer } from './holds-post.ts';
import { hears } from '../search/search-names.ts';
import { findHintedBackground, makeHinted } from './hinted-background.ts';
import { makeGroupLead, makeStepUp, makeWithWish } from './job-persona.ts';
import { findLedPeople } from './led-people.ts';
import { nameByTitle } from './name-by-title.ts';
import { isTitleOf, testHolder } from './people-of-post.ts';
import { isOfWork } from './people-of-work.ts';
import { isMadeForPost, isNextInLine } from './post-persona.ts';
import { findStepUp } from './step-up.ts';
import { findCareerWish } from './wish-of-career.ts';

type Persona = Drawer['personas'][number];

/** A plan with fewer has too few ways to look. */
const fewest = 3;
/** One term in common may be chance. */
const enoughTerms = 2;

/**
 * Careers that the words of this job compose: whoever has what it would like, whoever leads the people it leads, and
 * whoever stands one step below. Where the trade does not know the job, they stand before the careers of the trade, of
 * which only those stay that the job speaks of.
 */
export function withPeopleOfJob(drawer: Drawer, brief: Brief, soc: string | null): Drawer {
  if ((brief.language ?? 'en') !== 'en') return drawer;
  const holder = findHolder(brief.title.clean, drawer);
  const standIns = drawer.standIns?.map((persona) => nameByTitle(persona, holder));
  const named = {
    ...drawer,
    ...(standIns ? { standIns } : {}),
    personas: drawer.personas.map((persona) =>
      isPeer(persona) ? callPeer(persona, holder, drawer) : nameByTitle(persona, holder),
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
    ...(wish && holder.isOwn && !isTold ? [makeWithWish(holder.called, wish)] : []),
  ];
  if (knowsJob(drawer, brief)) return { ...named, personas: [...named.personas, ...liked] };
  const group = named.personas.some(isNextInLine) ? null : findLedPeople(brief);
  const step = group === null && !named.personas.some(isNextInLine) ? findStepUp(soc, brief) : null;
  const made = [
    ...liked,
    ...(group === null ? [] : [makeGroupLead(group)]),
    ...(step === null ? [] : [makeStepUp(step)]),
  ];
  // By its own words: once it is called by the title, every career holds the post.
  const isMet = testMet(drawer, brief);
  const kept = named.personas.filter((_, i) => isMet(drawer.personas[i]!));
  const personas = [...kept, ...made];
  return personas.length >= fewest
    ? { ...named, personas }
    : { ...named, personas: [...named.personas, ...made] };
}

/** "Site administrator in the same field" for "Assistant in the same field", where the post is called so. */
function callPeer(persona: Persona, { called, isOwn }: Holder, { trade }: Drawer): Persona {
  const [first = '', ...rest] = persona.name.split(' ');
  return isOwn && trade.split(' ').at(-1) === first.toLowerCase()
    ? { ...persona, name: [capitalize(called), ...rest].join(' ') }
    : persona;
}

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
