import { inferCountry } from '#market/places/infer-country.ts';
import type { Brief } from '#shared/brief.ts';
import type { Unit } from '#shared/reading.ts';
import { findReach, type RemoteReach } from '../fields/remote/remote-reach.ts';
import { splitSentences } from '../layout/sentences.ts';
import type { ResolvedLocation } from './resolve-location.ts';

/** The country that laws and papers of the text leave no doubt of. */
export function inferSurely(text: string): string | null {
  const found = inferCountry(text);
  return found?.isSure ? found.country : null;
}

interface Told {
  units: readonly Unit[];
  text: string;
  workType: Brief['workType'];
}

const silent = new Set<Unit['role']>(['noise', 'benefit']);
const longestRead = 600;
/** "Remote" is no place that could be named. */
const noName = /^$|not stated|^(?:fully |100% )?remote(?: (?:work|job|position|role))?$/i;

function readReach(units: readonly Unit[]): RemoteReach | null {
  for (const { text, role, label } of units) {
    if (silent.has(role)) continue;
    const said = label === null ? text : `${label}: ${text}`;
    for (const sentence of splitSentences(said.slice(0, longestRead))) {
      const found = findReach(sentence.text);
      if (found) return found;
    }
  }
  return null;
}

/** Where remote people may live is the place of a job that names no other; its country is the one it leaves no doubt of. */
export function settlePlace(
  { place, options }: ResolvedLocation,
  { units, text, workType }: Told,
): ResolvedLocation {
  const isSeveral = (reach: RemoteReach): boolean =>
    place.resolved?.city === undefined && reach.name.startsWith(`${place.label}, `);
  const reach = workType === 'remote' ? readReach(units) : null;
  if (reach && (isSeveral(reach) || (place.resolved === null && noName.test(place.label.trim()))))
    return {
      place: {
        ...place,
        label: reach.name,
        country: reach.country ?? inferSurely(text),
        resolved: null,
      },
      options: [],
    };
  if (place.country !== null || options.length > 1) return { place, options };
  return { place: { ...place, country: inferSurely(text) }, options };
}
