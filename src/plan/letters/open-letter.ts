import { lowerFirst, stripEnd } from '#writing/casing.ts';
import type { PlannedPersona } from '../people/planned-persona.ts';

/** Nobody has seen the profile yet: what such people's show is for the sender to check. */
function markUnseen(opening: string): string {
  if (opening.includes('[check')) return opening;
  const [, told, where = '', end = ''] = endsInBlank.exec(opening) ?? [];
  if (told !== undefined)
    return `${stripEnd(markUnseen(`${told}.`)).replace(/\.\]$/, ']')}${where}${end}.`;
  // A blank inside what is to be checked is filled in with it.
  const whole = markClaim(opening.replace(/\[([^\]]{1,40})\]/g, '($1)'));
  if (isShort(whole)) return whole;
  // Of a long claim the first half is enough to begin with.
  const [half = opening] = opening.split(/, (?:and|by|with|but|most|which|where)\b/);
  const marked = markClaim(`${stripEnd(half)}.`.replace(/\[([^\]]{1,40})\]/g, '($1)'));
  return isShort(marked) ? marked : `[check first] ${lowerFirst(opening)}`;
}

/** A blank says in so many words what belongs into it. */
const longestBlank = 12;
const isShort = (text: string): boolean => {
  const [blank = ''] = /\[check: [^\]]{1,400}/.exec(text) ?? [];
  return blank.split(/\s+/).length <= longestBlank;
};

/** "... at [current employer]": who or where stays a blank of its own. */
const endsInBlank =
  /^([^[\]]{12,160}?)((?: in and around| at| in| for| with| of| around| near| as| by) \[[^\]]{1,40}\])(, according to your profile)?\.$/;

function markClaim(opening: string): string {
  const [, seen, rest] =
    /^(Your profile (?:shows|names|joins|lists|mentions)) (.+)\.$/.exec(opening) ?? [];
  if (rest !== undefined)
    return seen === 'Your profile joins'
      ? `Your profile [check: joins ${rest}].`
      : `${seen} [check: ${rest}].`;
  const [, told] = /^(.+), according to your profile\.$/.exec(opening) ?? [];
  return told === undefined
    ? `[check: ${lowerFirst(stripEnd(opening))}.]`
    : `[check: ${lowerFirst(told)}], according to your profile.`;
}

/** The reason for writing to this person: what a profile shows of such people. */
export const openLetter = ({ outreach }: Pick<PlannedPersona, 'outreach'>): string =>
  `[First name], ${lowerFirst(markUnseen(outreach.opening))}`;
