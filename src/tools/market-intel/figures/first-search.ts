import { findRegister } from '#market/supply/registers.data.ts';
import { makePlan } from '#plan/plan.ts';
import { onTheSpot } from '#plan/place/on-the-spot.ts';
import type { Source } from '#plan/source.ts';
import { isOnProfilesOf, isWordOf } from '#plan/suit/country-words.data.ts';
import { capitalize, lowerFirst } from '#writing/casing.ts';
import { joinList, listOnce } from '#writing/list.ts';
import { findCountry } from './country.ts';

const shownTitles = 2;
const shortTitle = 4;
const shortGate = 8;
/** What a profile tells; the rest is asked. */
const ofProfiles: ReadonlySet<string> = new Set(['credential', 'education', 'experience']);

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !/^(?:senior|junior|lead|group|the|and|for)$/.test(word))
    .map((word) => word.slice(0, 6));
const lower = /\b(?:assistant|junior|deputy|trainee|apprentice|clerk)\b/i;

/** "Financial controller" for "group financial controller"; an assistant is another post. */
function isSameTitle(own: string, other: string): boolean {
  const [needed, said] = [stems(own), stems(other)];
  return (
    needed.length > 0 &&
    needed.every((stem) => said.includes(stem)) &&
    (lower.test(own) || !lower.test(other))
  );
}

/** What people are called, as against fields and kinds of houses that a search also looks for. */
const role =
  /(?:er|or|ist|ant|ian|yst|ee|chef|cook|nurse|clerk|lead|head|agent|architect|executive|representative|associate|steward|porter|guard|senior)s?$/i;

/** The title of the job and what else such people are called; none where the job has no title to search for. */
export function listTitles(source: Source): string[] {
  const { personas, names, search } = makePlan(source);
  const isPlain = names.title.split(/\s+/).length <= shortTitle && !/[[\]/|\d]/.test(names.title);
  const { country } = source.brief.place;
  const others = personas
    .flatMap(({ search }) => search)
    .filter(
      (title) =>
        role.test(title) &&
        (country === null || isWordOf(title, country)) &&
        isOnProfilesOf(title, country),
    );
  return listOnce([
    ...(isPlain ? [names.title.toLowerCase()] : []),
    ...others.filter((title) => isSameTitle(names.title, title)),
    // Where no title is known, the trade's own is searched for.
    ...(isPlain
      ? []
      : [...(source.brief.title.given.trim() === '' ? search.precise : []), ...others].slice(0, 1)),
  ]).slice(0, shownTitles);
}

/** "tax manager" or "corporate tax manager" in Coventry */
function saySearch(source: Source): string {
  const { place } = makePlan(source);
  const titles = listTitles(source);
  const said =
    titles.length === 0
      ? 'the title'
      : joinList(
          titles.map((title) => `"${title}"`),
          'or',
        );
  const where =
    source.brief.workType === 'remote'
      ? 'wherever the contract reaches'
      : place.town === null
        ? source.brief.place.given !== '' && place.in.startsWith('in ')
          ? place.in
          : 'in [town]'
        : `in and around ${place.town}`;
  return `${said} ${where}`;
}

/** Nobody writes these into a profile. */
const onNoProfile =
  /\b(?:driv(?:er|ing)\S{0,2} licen[cs]e|18 years|21 years|high school|GED|GCSEs?|own (?:car|vehicle|transport))\b/i;

const shownTerms = 2;

/** What the first profiles are read for: the first gate, else what the job names, else the heaviest line. */
function sayTest(source: Source): string {
  const { gates, criteria, search } = makePlan(source);
  const gate = gates.find(
    ({ kind, name }) =>
      ofProfiles.has(kind) && name.split(/\s+/).length <= shortGate && !onNoProfile.test(name),
  );
  const [first] = criteria;
  const terms = search.own.slice(0, shownTerms).map((term) => `"${term}"`);
  return gate
    ? `meet "${gate.name.replace(/"/g, "'")}"`
    : terms.length > 0
      ? `name ${joinList(terms, 'or')}`
      : first
        ? `show ${lowerFirst(first.name)}`
        : 'could do the work';
}

/** How to count the people of this job in the first week: one search, by name, and a register where there is one. */
export function sayFirstSearch(source: Source): string {
  const { profile } = source.market;
  const register = findRegister(findCountry(source), profile.soc);
  const isSpot = onTheSpot.has(makePlan(source).drawer.kind);
  const site = isSpot
    ? findCountry(source) === 'US'
      ? 'Indeed Resume'
      : 'a CV database'
    : 'LinkedIn';
  return `Week 1: search ${saySearch(source)} on ${site}, note the hits, and how many of the first 20 ${sayTest(source)}.${register ? ` ${capitalize(register)} can be counted as well.` : ''}`;
}
