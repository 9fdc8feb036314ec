import { joinList } from '#writing/list.ts';
import { nameCountry } from '#market/places/countries.ts';
import type { Brief } from '#shared/brief.ts';

const remote = /\b(?:remote|anywhere|work from home|home ?office|télétravail)\b/i;

/** How the place is said. */
export interface PlaceWords {
  /** For labels: "Glenrock, WY", "Remote", or null where no place is known. */
  label: string | null;
  /** For sentences: "in Glenrock, WY", "working remotely", or nothing. */
  in: string;
  /** The town alone, for keywords; null where there is none. */
  town: string | null;
}

/** "the Lochaber area", "the West of Scotland": parts of a country have an article. */
const isArea =
  /^(?!the )(?:(?:North|South|East|West|Central|Mid)(?:[ -](?:East|West|Midlands|Coast))?(?: of .+)?$|.* (?:areas?|region|district|Valley|Peninsula|Isles|Islands|Coast|Fells|Borders|Highlands|Dales|Downs|Peaks)$)/iu;

/** "TORRANCE, CA" is shouted; "Torrance, CA" is a place. */
const calm = (label: string): string =>
  label.replace(/\b\p{Lu}{4,}\b/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());

/** "Queens, NY" was found as the state alone: what the advertisement says is nearer. */
const isCoarse = ({ given, label, resolved }: Brief['place']): boolean =>
  resolved !== null &&
  resolved.city === undefined &&
  /^\p{Lu}[\p{L} .'’-]{2,30}, \p{Lu}{2}$/u.test(given.trim()) &&
  !given.startsWith(label);

export function sayPlace({ place, area, workType }: Brief): PlaceWords {
  if (
    place.label.trim() === '' ||
    /not stated/i.test(place.label) ||
    (remote.test(place.label) && !place.resolved)
  ) {
    return workType === 'remote' || remote.test(place.label)
      ? { label: 'Remote', in: 'working remotely', town: null }
      : { label: null, in: '', town: null };
  }
  const bare =
    calm(isCoarse(place) ? place.given : place.label)
      .replace(/(?:(?<!\s)\s+)?(?:[(,-]\s*)?\b(?:fully )?remote\b\s*\)?\s*/i, '')
      .trim() || place.label;
  const town = place.resolved?.city ?? null;
  // The part of the town tells more than the town: people ask how they get there.
  const exact = area === null || town === null ? bare : bare.replace(town, area);
  if (workType === 'remote')
    return { label: `Remote (${bare})`, in: `working remotely (${bare})`, town };
  // A whole country is no place to go to work.
  if (!place.resolved && place.country !== null && nameCountry(place.country) === bare)
    return { label: bare, in: '', town: null };
  // At home nobody adds the country.
  const near =
    town !== null && place.country !== 'US' ? (area ?? town) : exact.replace(', United States', '');
  return { label: exact, in: `in ${isArea.test(near) ? 'the ' : ''}${near}`, town };
}

const isWard = /(?:ICU|Unit|Department|Delivery|Surg|Telemetry|Ward)$/;

/** "Sites: Riverside (14 Mill Lane) and Northgate (2 High Street)": where the job names several houses. */
export function saySites({ sites, employer }: Pick<Brief, 'sites' | 'employer'>): string {
  if (employer.confidential) return '';
  const named = sites.slice(0, mostSites).map(({ name, address }) => {
    const street = address?.split(',')[0] ?? '';
    return name === null ? street : street === '' ? name : `${name} (${street})`;
  });
  if (named.length === 0 || sites.length > mostSites) return '';
  return named.length === 1 ? `The address is ${named[0]}.` : `Sites: ${joinList(named)}.`;
}
const mostSites = 4;

/** "at DEN Airport", "in the Medical ICU", "at a school": where in the town, where the job says so. */
export function sayWorkplace({ workplace }: Pick<Brief, 'workplace'>): string {
  const name = workplace?.text ?? '';
  if (name === '') return '';
  if (/^\p{Ll}/u.test(name)) return `at ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
  return isWard.test(name) ? `in the ${name}` : `at ${name}`;
}
