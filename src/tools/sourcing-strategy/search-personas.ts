import { isOfSector } from '#knowledge/sector-persona.ts';
import type { TermGroups } from '#market/search-strings/terms.ts';
import { isOfWork } from '#plan/people-of-work.ts';
import { listFitting, type PlannedPersona } from '#plan/planned-persona.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { isOnProfilesOf, isWordOf } from '#plan/country-words.data.ts';
import { listKnockOuts } from '#plan/subject/list-knock-outs.ts';
import { listProducts } from '#plan/search-names.ts';
import { isTerm } from '#plan/search-words.ts';
import { holds } from '#plan/title-kin.ts';
import { listOnce } from '#writing/list.ts';

/** Every persona that can be hired as the demands stand has a string of its own, in the order of the plan. */
export function listSearched({ brief }: Source, plan: Plan): readonly PlannedPersona[] {
  if ((brief.language ?? 'en') !== 'en') return [];
  const fitting = listFitting(plan.personas);
  // Where only the kind of work is known, the words of its careers are too general to find anybody.
  return plan.isTrade ? fitting : fitting.filter((one) => isOfWork(one) || isOfSector(one));
}

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
/** Fewer where what is demanded by name is asked for as well. */
const besideMust = 2;

/** Stand in profiles of every trade: they find no career by themselves. */
const vague =
  /^(?:weekends?|seasonal|speed|section|trainer|staffing|relief|retained|navigator|tenure|senior|junior|deputy|supervisor|lead|temp|temporary|freelance|consultant|agency|students?|part-time|nights?|mentor|volunteer|transition|associate|educator|generalist|closing|territory|outbound|administrator|apprentice|contracts)$/i;

const aPaper = / (?:licen[cs]e|licensure|certificat\p{L}+|registration)$/u;

/** What the job demands by name, unless every hit has some of it already; a title implies its own license. */
function listMust(source: Source, ...groups: readonly (readonly string[])[]): string[] {
  const asked = groups.flat();
  const isSaid = (term: string): boolean => asked.some((other) => holds(other, term));
  // "RN license" of a registered nurse.
  const initials = new Set(
    asked.map((term) => term.replace(/(?<=\p{L})\p{L}+| /gu, '').toLowerCase()),
  );
  const isImplied = (holder: string): boolean => isSaid(holder) || initials.has(holder);
  const named = listOnce([...listProducts(source.brief.title.given), ...listKnockOuts(source)]);
  // One paper often stands for the other: whoever has the first by title need not name the second.
  const hasPaper = named.some(
    (term) => aPaper.test(term) && isImplied(term.replace(aPaper, '').toLowerCase()),
  );
  const all = hasPaper ? named.filter((term) => !aPaper.test(term)) : named;
  const isAlways = (term: string): boolean =>
    groups.some((group) => group.length > 0 && group.every((other) => holds(other, term)));
  return all.some(isAlways) ? [] : all;
}

/** What a string asks for that finds such a career: its own titles where it has some, else the job's with its words. */
export function groupPersona(source: Source, plan: Plan, persona: PlannedPersona): TermGroups {
  const { brief } = source;
  const { search } = plan;
  const { country } = brief.place;
  const title = brief.title.given;
  const terms = persona.search.filter(
    (term) =>
      (isOfSector(persona) || isTerm(term)) &&
      (country === null || isWordOf(term, country)) &&
      isOnProfilesOf(term, country) &&
      // Whoever helps a licensed profession cannot stand in for it.
      !(plan.drawer.kind === 'care' && /\btechnician$/.test(term) && !/technician/i.test(title)),
  );
  const said = { ...persona, search: terms };
  const occupations = listOccupations(plan, said);
  const left = terms.filter(
    (term) => !occupations.includes(term) && !search.titles.some((title) => holds(title, term)),
  );
  const telling = left.filter((term) => !vague.test(term));
  const words = telling.length > 0 ? telling : left;
  const others = occupations.filter((term) => !isOwnTitle(plan, term));
  const isBeginner = persona.level === 'entry' && occupations.length + words.length > 1;
  const isOther = isBeginner || others.length > 1;
  const isOwn = !isOther && occupations.length > 1;
  const titles = (
    isBeginner
      ? [...occupations, ...words]
      : isOther
        ? others
        : isOwn
          ? occupations
          : search.titles.slice(0, 2)
  ).slice(0, shownWords);
  // Whoever comes from other work has what is demanded by name, and not yet the other words of this job.
  const skills = (
    isOther
      ? []
      : isOwn
        ? [...words, ...search.own, ...search.skills]
        : occupations.length + words.length > 0
          ? [...occupations, ...words]
          : [...search.own, ...search.skills]
  ).slice(0, shownWords);
  const demanded = listMust(source, titles, skills);
  const isAsked = (term: string): boolean =>
    skills.some((skill) => holds(skill, term) || holds(term, skill));
  // The background that the job names finds people; what it says a second time finds nobody more.
  const must = isOfSector(persona) ? demanded.filter((term) => !isAsked(term)) : demanded;
  // Shops and associations are full of people: whoever comes from there has met something of this job.
  const met = (
    isBeginner
      ? [...search.titles.slice(0, 1), ...plan.drawer.search.skills]
      : [...search.own, ...search.skills]
  ).filter((term) => isTerm(term) && !titles.includes(term));
  return {
    titles,
    skills:
      must.length > 0
        ? skills.slice(0, besideMust)
        : skills.length > 0
          ? skills
          : met.slice(0, shownWords),
    must: skills.length > 0 ? must.slice(0, 1) : must,
    exclusions: isOther ? [] : search.homonyms,
    places: search.located.slice(0, shownWords),
  };
}
