import type { TermGroups } from '#market/search-strings/terms.ts';
import type { PlannedPersona } from '#plan/personas.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { holds, wordsOf } from '#plan/title-kin.ts';

/** Which personas get a string of their own: the best fit, and whoever comes from other work. */
export function listSearched({ brief }: Source, plan: Plan): PlannedPersona[] {
  // Their words are English ones, and too general where only the kind of work is known.
  if ((brief.language ?? 'en') !== 'en' || !plan.isTrade) return [];
  const { personas } = plan;
  const [best, ...rest] = personas;
  const outsider = rest.findLast((persona) => isOutsider(plan, persona));
  return [best, outsider ?? rest.at(0)].filter((persona) => persona !== undefined);
}

/** They name another occupation and nothing of this trade: its titles would find none of them. */
function isOutsider({ drawer, search }: Plan, { search: words }: PlannedPersona): boolean {
  const trade = [
    ...search.titles,
    ...search.precise,
    ...Object.values(drawer.titles).flatMap((titles) => titles ?? []),
    ...drawer.search.skills,
  ];
  return (
    words.filter((term) => isOccupation.test(term)).length > 1 &&
    !words.some((term) =>
      trade.some((known) => holds(known, term) || holds(term, known) || shareWord(known, term)),
    )
  );
}

const isOccupation =
  /(?:er|or|ist|man|staff|assistant|attendant|mechanic|clerk|agent|associate|technician|nurse|barista)$/i;

/** "agency carer" and "care assistant" speak of the same work. */
const shareWord = (a: string, b: string): boolean =>
  wordsOf(a).some((word) => word.length > 3 && wordsOf(b).some((other) => other.startsWith(word)));

/** What a string asks for that finds such a career. */
export function groupPersona(plan: Plan, persona: PlannedPersona): TermGroups {
  const { search } = plan;
  const isTitle = (term: string): boolean => search.titles.some((title) => holds(title, term));
  const words = persona.search.filter((term) => !isTitle(term)).slice(0, 3);
  const isOther = isOutsider(plan, persona);
  return {
    titles: isOther ? words : search.titles.slice(0, 2),
    skills: isOther ? [] : words,
    exclusions: [],
    places: search.places,
  };
}
