import { findNamedCountry, resolvePlace } from '#market/places/resolve-place.ts';
import type { Place } from '#market/places/place.ts';
import type { Brief } from '#shared/brief.ts';

export interface ReadPlace {
  place: Brief['place'];
  /** Places that the text may mean when it fits several. */
  options: Place[];
}

export function readPlace(given: string): ReadPlace {
  const text = given.trim();
  const resolution = resolvePlace(text);
  if (resolution.kind !== 'place') {
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
      place: { given, label, country: country?.code ?? null, resolved: null },
      options: resolution.kind === 'ambiguous' ? resolution.options : [],
    };
  }
  const { label, city, state, country, latitude, longitude, precision } = resolution.place;
  return {
    place: {
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
    },
    options: [],
  };
}
