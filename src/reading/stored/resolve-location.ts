import { nameCountry } from '#market/places/countries.ts';
import {
  findNamedCountry,
  resolvePlace,
  type PlaceResolution,
} from '#market/places/resolve-place.ts';
import type { Place } from '#market/places/place.ts';
import type { Brief } from '#shared/brief.ts';
import type { ReadFields } from '#shared/reading.ts';

export interface ResolvedLocation {
  place: Brief['place'];
  /** Names of the places that the text may mean when nothing settles it. */
  options: string[];
}

/** The location as a person typed it, with what the rest of the job says where the name alone leaves it open. */
export function resolveLocation(given: string, read: ReadFields['place']): ResolvedLocation {
  // Nobody typed one: what the text says, sure or not, is the best there is.
  const text = given.trim() || (read?.value.label ?? '');
  const first = resolvePlace(text);
  const settled = settle(first, read);
  if (settled.kind === 'place') return { place: toBriefPlace(given, settled.place), options: [] };
  const country = findNamedCountry(
    text
      .replace(
        /\b(?:anywhere|remote(?:ly)?|nationwide)\b|\b(?:in|within|across|from) (?:the )?/gi,
        ' ',
      )
      .trim(),
  );
  // "Remote within Germany or Austria": that it is remote is said by the work type.
  const label = text.replace(/^remote within (?:the )?(?=\p{Lu})/iu, '');
  return {
    place: { given, label: label || unknown, country: country?.code ?? null, resolved: null },
    options: settled.kind === 'ambiguous' ? settled.options.map((option) => option.label) : [],
  };
}

const unknown = 'Location not stated';
const sure = 0.5;

/** A name that several places bear is the one that the money, the language or another place of the text speak for. */
function settle(first: PlaceResolution, read: ReadFields['place']): PlaceResolution {
  const isOpen = first.kind === 'ambiguous' || (first.kind === 'place' && first.note !== undefined);
  const value = read && read.confidence >= sure ? read.value : null;
  if (!isOpen || !value?.country || !value.city) return first;
  const name = first.kind === 'place' ? first.place.city : first.name;
  if (name?.toLowerCase() !== value.city.toLowerCase()) return first;
  if (first.kind === 'place' && first.place.country === value.country) return first;
  const { city, region, country } = value;
  const names = [region === null ? null : `${city}, ${region}`, `${city}, ${nameCountry(country)}`];
  return (
    names
      .map((one) => one !== null && resolvePlace(one))
      .find((one) => one !== false && one.kind === 'place' && one.place.country === country) ||
    first
  );
}

function toBriefPlace(given: string, found: Place): Brief['place'] {
  const { label, city, state, country, latitude, longitude, precision } = found;
  return {
    given,
    label,
    country,
    resolved: {
      ...(city === undefined ? {} : { city }),
      ...(state === undefined ? {} : { state }),
      country,
      latitude,
      longitude,
      precision,
    },
  };
}
