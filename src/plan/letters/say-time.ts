import { chooseTimes } from '../outreach/contact-times.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { toYou } from './to-you.ts';

const written = /\b(?:texts?|e-?mails?|messages?|letters?)\b/i;
const clock = /^(\d[\d:]*(?: ?[AP]M)?|noon) (?:to|-|–) (\d[\d:]*(?: ?[AP]M)?|noon)\b/i;
const placed =
  /^(?:after|before|between|around|about|in|on|at|during|just|from|mid|towards?|once|when|while|outside|any|noon|\d)/i;

/** An hour at which such people can talk, as it stands behind "I would try": "between 3 and 6 PM", "in the lunch hour". */
export function sayWhenToCall(source: Source): string {
  const { times } = chooseTimes(source, makePlan(source));
  const time = times.find((text) => !written.test(text)) ?? 'noon to 1 PM';
  const you = toYou(time);
  const small = /^\p{Lu}\p{Ll}/u.test(you) ? you.charAt(0).toLowerCase() + you.slice(1) : you;
  const words = small.replace(clock, 'between $1 and $2');
  if (/^(?:half|quarter) past\b/.test(words)) return `at ${words}`;
  if (placed.test(words)) return words;
  return /^\p{L}*(?:days?|evenings|mornings)\b/iu.test(words)
    ? `on ${words}`
    : `in the ${words.replace(/^the /, '')}`;
}
