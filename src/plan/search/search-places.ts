import { findResidence } from '#market/assessment/residence.ts';
import { nameCountry } from '#market/places/countries.ts';
import { findMetroName, listNearbyTowns } from '#market/places/nearby-towns.ts';
import { findWorkplacePoint } from '#market/places/workplace-point.ts';
import { foldName } from '#market/places/fold-name.ts';
import { findState } from '#market/places/us-states.ts';
import { findTowns, listTownsAround } from '#market/places/world-cities.ts';
import type { Brief } from '#shared/brief.ts';
import { listOnce } from '#writing/list.ts';
import { countyTowns } from '../place/county-towns.data.ts';
import { localNames } from '../place/local-names.data.ts';
import { sayPlace } from '../place/place.ts';

const shownTowns = 3;

/**
 * The town and the larger ones from which people come to work there: whoever lives in the city writes its name, and not
 * that of a suburb. The country where nothing nearer is known.
 */
export function listPlaces(brief: Brief): { places: string[]; region: string | null } {
  const { country: code, resolved } = brief.place;
  const { town } = sayPlace(brief);
  const state =
    resolved?.country === 'US' && resolved.state
      ? (findState(resolved.state)?.name ?? resolved.state)
      : null;
  if (brief.workType === 'remote')
    return {
      places: code && findRemoteRegion(brief) === null ? [nameCountry(code)] : [],
      region: null,
    };
  if (town === null || !resolved) {
    const named = state ?? nameRegion(brief) ?? (code && nameCountry(code));
    const towns = countyTowns[code ?? '']?.[named ?? '']?.split('|') ?? [];
    return { places: listOnce([named, ...towns]), region: null };
  }
  const from = findWorkplacePoint(brief) ?? resolved;
  const near = listNearbyTowns(from, shownTowns, findResidence(brief)).map(({ name }) => name);
  // In English profiles accents are mostly left out.
  const isEnglish = (brief.language ?? 'en') === 'en';
  const places = [town, ...listOtherSites(brief), ...near].map((name) =>
    isEnglish ? bare(name).replace(/^Washington, D\.?C\.?$/, 'Washington DC') : name,
  );
  const local = localNames[code ?? '']?.[bare(town)];
  // Whoever lives there writes the name of the town in their own language.
  const [first = town, ...others] = places;
  return { places: listOnce([first, local, ...others]), region: state };
}

/** Whether a place is no more than the country of the job. */
export const isCountry = ({ place: { country, resolved } }: Brief, place: string): boolean =>
  country !== null && place === nameCountry(country) && resolved?.city !== place;

/** "Twin Cities" behind the town: what people of the area write in its place. */
export function withMetro({ place: { resolved }, workType }: Brief, places: string[]): string[] {
  const metro = resolved && workType !== 'remote' ? findMetroName(resolved) : null;
  const [first, ...others] = places;
  return metro === null || first === undefined || resolved?.city === undefined
    ? places
    : listOnce([first, metro, ...others]);
}

const regions =
  /\b(?:(?:(?:US|U\.S\.) )?(?:East|West|Gulf) Coast|New England|(?:Upper )?Midwest|Pacific Northwest|Mid-Atlantic|(?:South|North)(?:east|west)(?:ern)? (?:US|U\.S\.|United States|England|of England)|Home Counties|West Midlands|East Midlands|Bay Area)\b/;
const ofHouse: ReadonlySet<string> = new Set(['culture', 'benefit', 'process']);
const aboutLiving =
  /\b(?:remote\w*|based|located?|live|living|reside|residing|from home|candidates?|hours?|starting)\b/i;

/** "Remote on the East Coast": the part of a country from which somebody works who need not come in. */
export function findRemoteRegion(brief: Brief): string | null {
  if (brief.workType !== 'remote') return null;
  const lines = [
    brief.place.given,
    brief.place.label,
    ...brief.facts
      .filter(({ kind, text }) => !ofHouse.has(kind) && aboutLiving.test(text))
      .map(({ text }) => text),
  ];
  return (
    lines.map((line) => regions.exec(line)?.[0] ?? null).find((found) => found !== null) ?? null
  );
}

const bare = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '');

/** "Kilrane and Tagoat": the towns of work that the text names beside the first one. */
export function listOtherSites(brief: Brief): string[] {
  const { town } = sayPlace(brief);
  const named = brief.sites.filter(({ address }) => address === null).map(({ name }) => name);
  // Houses have names too: only a list that holds the town itself is one of towns.
  return town !== null && brief.workType !== 'remote' && named.includes(town)
    ? listOnce(named.filter((name) => name !== town))
    : [];
}

/** "Wales", where no town is known: what stands first in the place, unless it is nothing but the country. */
function nameRegion({ place: { label, country } }: Brief): string | null {
  const [first = ''] = label.replace(/ (?:area|region|district)$/i, '').split(/\s*,\s*/);
  const isPlace =
    /^\p{Lu}[\p{L}' -]{2,30}$/u.test(first) && !/not stated|remote|various/i.test(first);
  return isPlace && (country === null || nameCountry(country) !== first) ? first : null;
}

/** A namesake of so many people, or of this share of the town's own, fills a search with strangers. */
const manyPeople = 50_000;
const largeShare = 0.25;
/** Beside a town many times its size a namesake is hardly met. */
const smallShare = 0.05;
const aroundMiles = 80;
/** Where people write English names of towns into English profiles. */
const english: ReadonlySet<string> = new Set(['US', 'CA', 'GB', 'AU', 'IE', 'NZ', 'ZA']);

/** "Wilmington, Delaware": a town of the United States that has namesakes stands in a search with its state. */
export function withStates({ place: { resolved } }: Brief, places: readonly string[]): string[] {
  if (resolved?.country !== 'US') return [...places];
  const around = listTownsAround(resolved, 'US', aroundMiles);
  return places.map((name) => {
    const folded = foldName(name);
    const called = around.filter(({ city }) => foldName(city) === folded);
    // The town of the job lies nowhere else; of two others of one name the larger is meant.
    const own =
      name === resolved.city
        ? called.find(({ state: one }) => one === resolved.state)
        : called.toSorted((a, b) => b.population - a.population)[0];
    const code = own?.state ?? (name === resolved.city ? resolved.state : undefined);
    const state = code ? findState(code)?.name : undefined;
    if (!state || state === name) return name;
    const people = own?.population ?? 0;
    const least = Math.max(smallShare * people, Math.min(manyPeople, largeShare * people));
    const isShared = findTowns(folded).some(
      ({ country, admin, population }) =>
        english.has(country) && !(country === 'US' && admin === code) && population >= least,
    );
    return isShared ? `${name}, ${state}` : name;
  });
}
