import { findRankOf } from '#knowledge/post-rank.ts';
import { isOfSector } from '#knowledge/sector-persona.ts';
import type { TermGroups } from '#market/search-strings/terms.ts';
import { entriesFor } from '#plan/channels.ts';
import { holdsPost } from '#plan/holds-post.ts';
import { isOfWork } from '#plan/people-of-work.ts';
import { listFitting, type PlannedPersona } from '#plan/planned-persona.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { isOnProfilesOf, isWordOf } from '#plan/country-words.data.ts';
import { listKnockOuts } from '#plan/subject/list-knock-outs.ts';
import { listProducts } from '#plan/search-names.ts';
import { isMadeForPost } from '#plan/post-persona.ts';
import { isTerm } from '#plan/search-words.ts';
import { dropFound, holds } from '#plan/title-kin.ts';
import { listOnce } from '#writing/list.ts';

/** Every persona that can be hired as the demands stand has a string of its own, in the order of the plan. */
export function listSearched({ brief }: Source, plan: Plan): readonly PlannedPersona[] {
  if ((brief.language ?? 'en') !== 'en') return [];
  const fitting = listFitting(plan.personas);
  // Where only the kind of work is known, the words of its careers are too general to find anybody.
  return plan.isTrade
    ? fitting
    : fitting.filter((one) => isOfWork(one) || isOfSector(one) || isMadeForPost(one));
}

/** What such people are called, as far as their words are titles; one word means too much: "associate". */
export const isCalled = (term: string): boolean =>
  term.includes(' ') &&
  (isOccupation.test(term) || /^(?:director|head|chief|vp) of \S/i.test(term));

const isOccupation =
  /^(?!.*\b(?:transfer|order|power|career|water|offer|number|paper|user|quarter|center|laser|timer|ledger|floor|door|labor|sector|error|over|career changer|partner|integrator|provider|retailer|carrier|employer|insurer|vendor|list|beer|manufacturer|publisher|distributor|\p{Lu}\S*)$).*(?:er|or|ist|man|staff|assistant|attendant|mechanic|clerk|agent|associate|technician|nurse|barista|intern|apprentice|vet|veteran|consultant|analyst|accountant|representative|executive|professional|lead|trainee|aide|surgeon|therapist)$/u;

const shownWords = 3;
const shownTitles = 3;
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

/** Words of such a career that the country uses, and that somebody of the field writes into a profile. */
const listWords = ({ brief }: Source, plan: Plan, persona: PlannedPersona): string[] =>
  persona.search.filter(
    (term) =>
      (isOfSector(persona) || isCalled(term) || isTerm(term)) &&
      (brief.place.country === null || isWordOf(term, brief.place.country)) &&
      isOnProfilesOf(term, brief.place.country) &&
      // Whoever helps a licensed profession cannot stand in for it.
      !(
        plan.drawer.kind === 'care' &&
        /\btechnician$/.test(term) &&
        !/technician/i.test(brief.title.given)
      ),
  );

const shownLed = 2;

/** Of a post that leads people of the trade, what those people are called. */
function listLed({ drawer, isTrade }: Plan, { brief }: Source): string[] {
  if (!isTrade || findRankOf(brief.title.given) !== 'lead' || findRankOf(drawer.trade) === 'lead')
    return [];
  const { local, anywhere } = entriesFor(drawer.titles, brief.place.country);
  return listOnce([...local, ...anywhere])
    .filter((title) => title.includes(' ') && findRankOf(title) === null)
    .slice(0, shownLed);
}

interface Asked {
  titles: string[];
  skills: readonly string[];
  /** Whether such people do other work today. */
  isOther: boolean;
}

/**
 * What a string asks for that finds such a career. Whoever has titles of their own is found by these and by what stands
 * beside them; the title of the job is asked for only of those who have it: both at once would find neither.
 */
function askFor(source: Source, plan: Plan, persona: PlannedPersona): Asked {
  const { search } = plan;
  const terms = listWords(source, plan, persona);
  const occupations = terms.filter(isCalled);
  const left = terms.filter(
    (term) => !isCalled(term) && !search.titles.some((title) => holds(title, term)),
  );
  const telling = left.filter((term) => !vague.test(term));
  const words = telling.length > 0 ? telling : left;
  const own = [...search.field, ...search.own, ...search.skills];
  if (persona.level === 'entry' && occupations.length + words.length > 1)
    return {
      titles: [...occupations, ...words],
      skills: [...search.field, ...plan.drawer.search.skills].filter(isTerm).slice(0, besideMust),
      isOther: true,
    };
  if (holdsPost(source.brief.title.clean)(persona))
    return {
      titles: dropFound([...search.precise.slice(0, 1), ...occupations]),
      skills: [...search.field, ...search.own.slice(0, 1), ...words, ...own],
      isOther: false,
    };
  if (occupations.length > 0)
    return {
      titles: occupations,
      // What they deal with tells them; without it the field of this job does.
      skills: words.length > 0 ? [...words, ...search.field] : own.slice(0, besideMust),
      isOther: true,
    };
  const led = isOfSector(persona) ? [] : listLed(plan, source);
  return {
    titles: led.length > 0 ? led : search.titles.slice(0, 2),
    skills: words.length > 0 ? words : own,
    isOther: false,
  };
}

export function groupPersona(source: Source, plan: Plan, persona: PlannedPersona): TermGroups {
  const { search } = plan;
  const asked = askFor(source, plan, persona);
  const titles = listOnce(asked.titles).slice(0, shownTitles);
  // What a title says already narrows nothing.
  const isTitle = (term: string): boolean => titles.some((title) => holds(title, term));
  const skills = listOnce(asked.skills)
    .filter((term) => !isTitle(term) && !isCalled(term) && !search.papers.includes(term))
    .slice(0, shownWords);
  const demanded = listMust(source, titles, skills);
  const isAsked = (term: string): boolean =>
    skills.some((skill) => holds(skill, term) || holds(term, skill));
  // The background that the job names finds people; what it says a second time finds nobody more.
  const named = isOfSector(persona) ? demanded.filter((term) => !isAsked(term)) : demanded;
  // Of papers any one will do; of fields the first is asked for beside other words.
  const must =
    search.papers.length > 0 ? [...search.papers] : skills.length > 0 ? named.slice(0, 1) : named;
  return {
    titles,
    skills: skills
      // What is asked of everybody is not asked twice.
      .filter((term) => !must.some((other) => holds(term, other)))
      .slice(0, must.length > 0 && !asked.isOther ? besideMust : shownWords),
    must,
    exclusions: asked.isOther ? [] : search.homonyms,
    places: search.located.slice(0, shownWords),
  };
}
