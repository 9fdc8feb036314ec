import { isAboveJob } from '#knowledge/career-rank.ts';
import type { TermGroups } from '#market/search-strings/terms.ts';
import { keepsOutBeginners } from '#plan/beginners.ts';
import type { PlannedPersona } from '#plan/planned-persona.ts';
import { listFacts } from '#plan/own-words.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { isTerm } from '#plan/search-words.ts';
import { holds } from '#plan/title-kin.ts';

/** Which personas get a string of their own: the best fit, and whoever comes from other work. */
export function listSearched({ brief }: Source, plan: Plan): PlannedPersona[] {
  // Their words are English ones, and too general where only the kind of work is known.
  if ((brief.language ?? 'en') !== 'en' || !plan.isTrade) return [];
  // Nobody is searched for who cannot have what the job demands.
  const isGated = keepsOutBeginners(brief, plan.gates);
  const personas = plan.personas.filter(({ level }) => !isGated || level !== 'entry');
  const [best, ...rest] = personas;
  const outsider = rest.findLast(
    (persona) => isOutsider(plan, persona) && !isAboveJob(persona, brief, plan.drawer.kind),
  );
  return [best, outsider ?? rest.at(0)].filter((persona) => persona !== undefined);
}

/** They name other occupations than the job: its own titles would find none of them. */
const isOutsider = (plan: Plan, persona: PlannedPersona): boolean =>
  listOccupations(plan, persona).filter((term) => !isOwnTitle(plan, term)).length > 1;

const isOwnTitle = ({ search }: Plan, term: string): boolean =>
  [...search.titles, ...search.precise].some((title) => holds(title, term) || holds(term, title));

/** What such people are called, as far as their words are titles. */
const listOccupations = (plan: Plan, { search: words }: PlannedPersona): string[] =>
  words.filter(
    (term) =>
      // One word means too much: "associate", "contractor".
      term.includes(' ') &&
      isOccupation.test(term) &&
      !plan.search.titles.some((title) => holds(title, term)),
  );

const isOccupation =
  /^(?!.*\b(?:transfer|order|power|career|water|offer|number|paper|user|quarter|center|laser|timer|ledger|floor|door|labor|sector|error|over|career changer|partner|integrator|provider|retailer|carrier|employer|insurer|vendor|manufacturer|publisher|distributor|\p{Lu}\S*)$).*(?:er|or|ist|man|staff|assistant|attendant|mechanic|clerk|agent|associate|technician|nurse|barista|intern|apprentice|vet|veteran)$/u;

const shownWords = 3;

/** What a string asks for that finds such a career: its own titles where it has some, else the job's with its words. */
export function groupPersona({ brief }: Source, plan: Plan, persona: PlannedPersona): TermGroups {
  const { search } = plan;
  const isGated =
    keepsOutBeginners(brief, plan.gates) ||
    listFacts(brief, { kinds: ['experience'], importance: ['must'] }).length > 0;
  const occupations = listOccupations(plan, persona);
  const words = persona.search.filter(
    (term) =>
      !occupations.includes(term) &&
      isTerm(term) &&
      !search.titles.some((title) => holds(title, term)),
  );
  const isTitled = occupations.length > 1;
  return {
    titles: isTitled ? occupations.slice(0, shownWords) : search.titles.slice(0, 2),
    // Other titles say nothing of what the job demands: its own terms do.
    skills: isTitled
      ? isGated
        ? search.own.slice(0, shownWords)
        : []
      : [...occupations, ...words].slice(0, shownWords),
    exclusions: [],
    places: search.places.slice(0, shownWords),
  };
}
