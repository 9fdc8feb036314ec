import type { Brief } from '#shared/brief.ts';
import { toEnglish } from './prose/translate.ts';

const REMOTE = /\b(?:remote|anywhere|work from home|home ?office|télétravail)\b/i;

/** How the place is said: "in Glenrock, WY", "remotely from anywhere in the United States". */
export type PlaceWords = {
  /** For labels: "Glenrock, WY" or "Remote". */
  label: string;
  /** For sentences: "in Glenrock, WY", "working remotely". */
  in: string;
  /** The town alone, for keywords; null where there is none. */
  town: string | null;
};

/** "TORRANCE, CA" is shouted; "Torrance, CA" is a place. */
const calm = (label: string): string =>
  label.replace(/\b\p{Lu}{4,}\b/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());

export function sayPlace({ place, workType }: Brief): PlaceWords {
  const isNowhere = REMOTE.test(place.label) && !place.resolved;
  if (isNowhere) return { label: 'Remote', in: 'working remotely', town: null };
  const bare =
    calm(place.label)
      .replace(/(?:(?<!\s)\s+)?(?:[(,-]\s*)?\b(?:fully )?remote\b\s*\)?\s*/i, '')
      .trim() || place.label;
  const town = place.resolved?.city ?? bare;
  if (workType === 'remote')
    return { label: `Remote (${bare})`, in: `working remotely (${bare})`, town };
  return { label: bare, in: workType === 'hybrid' ? `in ${bare}, hybrid` : `in ${bare}`, town };
}

const EMPLOYMENT =
  /full|part[- ]?time|contract|temporar|season|permanent|fixed|intern|casual|freelance|voll|teil|befrist|cdi|cdd|temps|per ?diem|prn|apprentice|volunteer/i;

/** Full-time, seasonal and the like; what was plainly said of something else is left out. */
export function sayEmployment({ employmentType, title }: Brief): string | null {
  if (!employmentType || !EMPLOYMENT.test(employmentType.text)) return null;
  const unlikely = /^(?:per ?diem|apprenticeship|intern(?:ship)?|seasonal|temporary)$/i.test(
    employmentType.text.trim(),
  );
  if (
    unlikely &&
    !title.given.toLowerCase().includes(employmentType.text.toLowerCase().slice(0, 5))
  )
    return null;
  return toEnglish(employmentType.text);
}
