import { nameCountry } from '#market/places/countries.ts';
import { foldName } from '#market/places/fold-name.ts';
import {
  findNamedCountry,
  resolvePlace,
  type PlaceResolution,
} from '#market/places/resolve-place.ts';
import type { Place } from '#market/places/place.ts';
import type { Brief } from '#shared/brief.ts';
import type { ReadFields } from '#shared/reading.ts';

type ReadPlace = NonNullable<ReadFields['place']>['value'];

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
  const isRead = read !== null && foldName(text) === foldName(read.value.label);
  // Where the whole text leaves it open, the largest place of that name is a guess.
  if (isRead && read.value.country === null && read.value.options.length > 1)
    return {
      place: { given, label: text, country: null, resolved: null },
      options: read.value.options,
    };
  const settled = settle(first, read, isRead);
  if (settled.kind === 'place') return { place: toBriefPlace(given, settled.place), options: [] };
  const isOpen = isRead || /^(?:fully |100% )?remote(?: (?:work|job|position|role))?$/i.test(text);
  const readCountry = isOpen && read && read.confidence >= sure ? read.value.country : null;
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
    place: {
      given,
      label: label || unknown,
      country: readCountry ?? country?.code ?? null,
      resolved: null,
    },
    options: settled.kind === 'ambiguous' ? settled.options.map((option) => option.label) : [],
  };
}

const unknown = 'Location not stated';
const sure = 0.5;

/** A name that several places bear is the one that the money, the language or another place of the text speak for. */
function settle(
  first: PlaceResolution,
  read: ReadFields['place'],
  isRead: boolean,
): PlaceResolution {
  const value = read && read.confidence >= sure ? read.value : null;
  if (!value?.country) return first;
  // What the form has from the text is the place that the text means.
  if (isRead) return findRead(value, value.country) ?? dropOther(first, value.country);
  const isOpen = first.kind === 'ambiguous' || (first.kind === 'place' && first.note !== undefined);
  if (!isOpen || !value.city) return first;
  const name = first.kind === 'place' ? first.place.city : first.name;
  if (name?.toLowerCase() !== value.city.toLowerCase()) return first;
  if (first.kind === 'place' && first.place.country === value.country) return first;
  return findRead(value, value.country) ?? first;
}

/** The place of the tables that was read, by its region or its country. */
function findRead({ city, region }: ReadPlace, country: string): PlaceResolution | undefined {
  if (city === null) return undefined;
  const names = [
    ...(region === null ? [] : [`${city}, ${region}`]),
    `${city}, ${nameCountry(country)}`,
  ];
  return names
    .map((name) => resolvePlace(name))
    .find((one) => one.kind === 'place' && one.place.country === country);
}

const dropOther = (first: PlaceResolution, country: string): PlaceResolution =>
  first.kind === 'place' && first.place.country !== country
    ? { kind: 'none', remote: first.remote, others: first.others }
    : first;

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
