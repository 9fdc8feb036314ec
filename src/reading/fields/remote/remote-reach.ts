import { findCountry, nameCountry } from '#market/places/countries.ts';
import { findState } from '#market/places/us-states.ts';
import { remoteRegions } from './regions.data.ts';

/** Where people who work remotely may live. */
export interface RemoteReach {
  /** "East Coast", "Virginia, Ohio or Maine". */
  name: string;
  /** "on the East Coast". */
  where: string;
  country: string | null;
}

const fromHome =
  '(?:[Rr]emote(?:ly)?|work(?:s|ing)? (?:from home|virtually)|home[- ]based|virtual(?:ly)?|telecommut(?:e|ing))';
const oneName = String.raw`(?:\p{Lu}[\p{L}.]*|[Tt]ri-?state|time ?zones?|area)(?:[ -](?:\p{Lu}[\p{L}.]*|time ?zones?|area|[Cc]oast|[Aa]tlantic)){0,3}`;
const names = String.raw`${oneName}(?:(?:, ?(?:or |and )?(?:the )?| or (?:the )?| and (?:the )?|/)${oneName}){0,6}`;
const within = String.raw`(?:anywhere|based|located|centered|resid(?:e|ing)|liv(?:e|ing))? ?(?:on|in|within|across|throughout|from|to)(?: anywhere (?:in|within))? (?:the )?(?:state of )?`;
/** "Remotely on the East Coast", "working from home, and should be located in Maine". */
const behind = new RegExp(
  String.raw`\b${fromHome}\b(?:[\p{L},/()– -]|\d\d?(?=%)){0,70}?\b${within}(${names})`,
  'gu',
);
/** "Based anywhere in the UK, fully remote": only these words mean the people. */
const before = new RegExp(
  String.raw`\b(?:anywhere in|(?:be |candidates |people |you(?:['’]re| are) )(?:currently )?(?:based|located|residing|living) (?:anywhere )?(?:in|within|on)) (?:the )?(${names})`,
  'gu',
);
/** "Remote (US only)", "US remote", "US-based remote": in a title or behind a label. */
const tag =
  /\b[Rr](?:emote|EMOTE)\b ?(?:[-–,:/|(]| in| within) ?(?:the )?(US|USA|U\.S\.A?\.?|United States|UK|East Coast|West Coast)\b(?!\/)|\b(US|USA|UK|East Coast|West Coast)[ -](?:[Bb]ased )?(?:remote|Remote|REMOTE)\b|\b[Rr]emote\b[^.;]{0,60} [-–(] ?(East Coast|West Coast|Midwest|Northeast|Southeast|Southwest|Pacific Northwest)\)?\.?$/;
const isRemote = new RegExp(String.raw`\b${fromHome}\b`, 'iu');
/** Where the customers, the offices or the journeys are is another matter. */
const ofOthers =
  /\b(?:travel\w*|clients?|customers?|offices? (?:in|located)|headquarter\w*|markets?|territor\w+|sponsor\w*|shipping|sites?|team members? (?:in|across|around)|support(?:s|ing)? (?:the|our))\b/i;
/** A choice of working place, and what is only liked. */
const isOpen =
  /\b(?:ideally|prefer\w*|or (?:remote|hybrid|from)|remote or|remotely or|hybrid|exclud\w+|except|not (?:be )?(?:eligible|available|considered|remote)|no remote|outside)\b/i;

function nameOne(
  word: string,
  isInRow: boolean,
): { name: string; where: string; country: string | null } | null {
  const plain = word.trim().replace(/ state$/i, '');
  for (const [words, name, lead, country] of remoteRegions)
    if (words.test(plain)) {
      const said = name || plain;
      return { name: said, where: `${lead}${said}`, country };
    }
  // "ID, OR, WA" are states in a row only.
  const mayBeState = plain.length > 2 || (isInRow && /^[A-Z]{2}$/.test(plain));
  const state = mayBeState ? findState(plain) : undefined;
  if (state) return { name: state.name, where: `in ${state.name}`, country: 'US' };
  const country = isInRow ? findCountry(plain.replace(/^the /, '')) : undefined;
  const known = country === undefined ? null : nameCountry(country);
  return known === null ? null : { name: known, where: `in ${known}`, country: country ?? null };
}

/** "Virginia, Ohio or Maine"; nothing where one of the names is not known. */
function nameAll(words: string): RemoteReach | null {
  const found = words
    .replace(/\.$/, '')
    .split(/, ?(?:or |and )?| or | and |\//)
    .filter(Boolean)
    .map((word, _, row) => nameOne(word, row.length > 1));
  const [first] = found;
  const known = found.flatMap((one) => one ?? []);
  if (!first) return null;
  const isWhole = known.length === found.length;
  // "Texas, The Company" goes on with something else; "Ohio or Lake counties" is a row with a name nobody knows.
  if (!isWhole && !/^[^,]{2,30}, /.test(words)) return null;
  const row = isWhole ? known : [first];
  if (row.length === 1) return first;
  const countries = new Set(row.map(({ country }) => country));
  const list = row.map(({ name }) => name);
  const name = `${list.slice(0, -1).join(', ')} or ${list.at(-1) ?? ''}`;
  const lead = first.where.slice(0, first.where.length - first.name.length);
  return { name, where: `${lead}${name}`, country: countries.size === 1 ? first.country : null };
}

const longestRead = 400;

/** Where a sentence on working remotely says that people live; null where it says nothing of it. */
export function findReach(sentence: string): RemoteReach | null {
  const text = sentence.slice(0, longestRead);
  if (!isRemote.test(text) || isOpen.test(text)) return null;
  const [, after, ahead, last] = tag.exec(text) ?? [];
  const tagged = after ?? ahead ?? last;
  if (tagged !== undefined) return nameAll(tagged);
  for (const pattern of [behind, before])
    for (const [all, place = ''] of text.matchAll(pattern)) {
      const found = ofOthers.test(all) ? null : nameAll(place);
      if (found) return found;
    }
  return null;
}
