const matter =
  '(?:travel(?:l?ing)?|nights?|overnights?|weekends?|evenings?|overtime|on[- ]call|holidays?)';

/** "No weekends", "travel is not required", "weekends off": the text says that it is not so. */
const denial = new RegExp(
  String.raw`\b(?:no|never|without|not)\s(?:\p{L}+\s){0,2}?${matter}\b|\b${matter}\b[^.;!]{0,90}\b(?:is|are|will|does|do|may) not (?:be )?(?:required|needed|expected|necessary|involved?|mandatory)\b|\b(?:weekends?|evenings?|nights?)(?: and \p{L}+)? (?:off|free)\b`,
  'iu',
);
/** "Friday overtime is available": an offer, and nobody has to take it. */
const offer =
  /\bovertime\b[^.;]{0,20}\bavailable\b|\b(?:optional|voluntary|available) overtime\b|\bovertime opportunit/i;

/** Whether a line about the times of work is good news: never a condition, a doubt or a risk. */
export const isGoodNews = (text: string): boolean => denial.test(text) || offer.test(text);
