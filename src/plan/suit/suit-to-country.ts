import type { Drawer, Kind } from '#knowledge/drawer.ts';
import { floors } from '#knowledge/suit-drawer.ts';
import { lowerFirst } from '#writing/casing.ts';
import { listOnce } from '#writing/list.ts';
import { spellFor } from '#writing/spelling.ts';
import { sayAsIn } from '#writing/words-by-country.ts';
import { isOnProfilesOf, isWordOf } from './country-words.data.ts';
import { keepHome } from '../hours/home-words.ts';
import { mapTexts } from '../style/style-drawer.ts';

/**
 * What is known of a trade in the words of the country of a job: what has another word there is said with it, what
 * exists elsewhere only is left out, and the rest is spelled as there. Where the country is open, neither side's own
 * words are searched for.
 */
export function suitToCountry(drawer: Drawer, country: string | null): Drawer {
  const isHome = knowsWord(country);
  const say = sayAsIn(country, inShifts.has(drawer.kind));
  const said = leaveOut(mapTexts(drawer, say, searched), isHome);
  const listTerms = (terms: readonly string[], least: number): string[] => {
    // A word written in capitals makes way for one that is not.
    const all = listOnce(terms.map((term) => (say(term) === term ? term : lowerFirst(say(term)))));
    const home = all.filter((term) => isHome(term) && isOnProfilesOf(term, country));
    return home.length >= least ? home : all;
  };
  // One word of home finds more than two of which one is unknown there.
  const listSearched = (terms: readonly string[]): string[] => {
    const home = listTerms(terms, leastWords);
    return home.every((term) => isHome(term)) ? home : listTerms(terms, 1);
  };
  const atHome = <One extends Drawer['personas'][number]>(persona: One): One => ({
    ...persona,
    search: listSearched(persona.search),
    find_them: keepHome(persona.find_them, country) || firstItems(persona.find_them),
  });
  const withHome = {
    ...said,
    ...(said.standIns ? { standIns: said.standIns.map(atHome) } : {}),
    channels: {
      ...said.channels,
      any: (said.channels.any ?? [])
        .filter(({ name }) => isHome(name))
        .map((one) => ({ ...one, how: keepHome(one.how, country) || one.how })),
    },
    credentials: {
      ...said.credentials,
      any: (said.credentials.any ?? [])
        .filter(({ name }) => isHome(name))
        .map((one) => ({ ...one, note: keepHome(one.note, country) || one.note })),
    },
    search: {
      skills: listTerms([...listHomeSkills(said, country), ...said.search.skills], 3),
      not: listTerms(said.search.not, 0),
    },
    personas: said.personas.map(atHome),
  };
  return mapTexts(withHome, spellFor(country));
}

/** What only the profiles of a country say; where a setting has words of its own, it has these in place of them. */
const listHomeSkills = ({ search }: Drawer, country: string | null): string[] =>
  Object.entries(search.home_skills ?? {})
    .filter(([home]) => home === country?.toLowerCase())
    .flatMap(([, terms]) => terms);

/** Fewer careers are no plan: one that is rare here is then better than none. */
const leastCareers = 3;

/** Fewer words tell no persona. */
const leastWords = 2;

const inShifts: ReadonlySet<Kind> = new Set<Kind>([
  'kitchen-and-hotel',
  'care',
  'shop-and-service',
  'driving-and-logistics',
]);

/** Whether a country uses the words of a text; where none is known, whether America and Britain both do. */
const knowsWord =
  (country: string | null) =>
  (text: string): boolean =>
    country === null
      ? isWordOf(text, 'US') && isWordOf(text, 'GB')
      : isWordOf(text, country.toUpperCase());

/** What is looked for in a job is looked for as the trade has it, in all its forms. */
export const searched: ReadonlySet<string> = new Set([
  'titles',
  'specialties',
  'called_for_by',
  'if_said',
  'unless_said',
  'levels',
  'search',
  'id',
  'for',
  'brings',
  'to_check',
  'employers',
  'file',
  'by_law',
]);

/** Items of lists that speak of what another country has, as long as enough others are left. */
function leaveOut(drawer: Drawer, isHome: (text: string) => boolean): Drawer {
  const keep = <Item extends object>(items: readonly Item[], least: number): Item[] => {
    const home = items.filter((item) => listTexts(item).every(isHome));
    return home.length >= least ? home : [...items];
  };
  const { intake, coaching, market } = drawer;
  const named = drawer.personas.filter(
    ({ name, outreach }) => isHome(name) && isHome(outreach.opening),
  );
  const whole = named.filter(({ now, moves_for: moves, held_back_by: worries, outreach }) =>
    [now, ...moves, ...worries, outreach.question].every(isHome),
  );
  const careers = whole.length >= leastCareers ? whole : named;
  return {
    ...drawer,
    personas: careers.length >= leastCareers ? careers : drawer.personas,
    rivals: keep(drawer.rivals, floors.rivals),
    objections: keep(drawer.objections, floors.objections),
    flags: keep(drawer.flags, floors.flags),
    intake: {
      ...intake,
      questions: keep(intake.questions, floors['intake.questions']),
      assumptions: keep(intake.assumptions, floors['intake.assumptions']),
    },
    coaching: { ...coaching, questions: keep(coaching.questions, floors['coaching.questions']) },
    market: {
      ...market,
      risks: keep(market.risks, floors['market.risks']),
      advice: keep(market.advice, floors['market.advice']),
    },
  };
}

/** What an item says, without the words that it listens for. */
const listTexts = (item: object): string[] =>
  Object.entries(item)
    .filter(([key]) => !searched.has(key))
    .flatMap(([, value]) =>
      typeof value === 'string' ? [value] : Array.isArray(value) ? value.map(String) : [],
    );

/** Where every clause names another country, the first items say at least what such people are called. */
const firstItems = (text: string): string => text.split(/[;.]/)[0] ?? text;
