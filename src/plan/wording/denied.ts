import { deniesAll } from '#shared/denied.ts';
import { isLittleTravel } from '#shared/little-travel.ts';

const matter =
  /\b(?:travel(?:l?ing)?|nights?|overnights?|weekends?|evenings?|overtime|on[- ]call|(?<!paid )holidays?)\b/i;

/** "No weekends", "travel is not required", "weekends off": the text says that it is not so. */
const isSpared = (text: string): boolean =>
  deniesAll(text, matter) ||
  /\b(?:weekends?|evenings?|nights?)(?: and \p{L}+)? (?:off|free)\b/iu.test(text);
/** "Friday overtime is available": an offer, and nobody has to take it. */
const offer =
  /\bovertime\b[^.;]{0,20}\bavailable\b|\b(?:optional|voluntary|available) overtime\b|\bovertime opportunit/i;

/** Whether a line about the times of work is good news: never a condition, a doubt or a risk. */
export const isGoodNews = (text: string): boolean =>
  isSpared(text) || offer.test(text) || isLittleTravel(text);
