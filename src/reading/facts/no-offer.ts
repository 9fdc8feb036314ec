import type { Unit } from '#shared/reading.ts';

/** What leads to a list of offers, or to the page that holds it. */
const leads =
  /^(?:you can |to )?(?:learn|read|find out|discover|see) more\b|^(?:here(?: is|['’]s)|this is) what (?:you can expect|we offer|you get)$|^(?:to support you|alongside|in addition|because|therefore|plus)\b[^.]*\bwe offer(?: you)?(?: (?:a|an) (?:\p{L}+ ){0,3}(?:range|variety|selection) of (?:\p{L}+ )?(?:benefits|perks))?$|^(?:some|our|these|many) (?:fantastic|great|amazing|excellent|of our) benefits$|^benefits (?:offered|provided|are)\b[^.]{0,60}$/iu;
/** A person, a date or a mark that stands among the offers. */
const ofPage =
  /^(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}|\d{1,2}(?:st|nd|rd|th)? \p{L}+ 20\d\d|[Qq]uote job ref\b.*|[Kk]eyboard [Ss]hortcuts.*)$/u;
/** Mood without a thing in it, and how a figure was made. */
const mood =
  /^(?:just )?imagine\b|^that(?:['’]s| is) how\b|^then make\b|^no (?:one|two) (?:case|day|shift)s?\b|^nationally recogni[sz]ed employer$|\brange estimate\b|^thank you for\b|\bpositions? (?:are |is )?available$/i;
const oneWord = /^\p{L}+[.!]$/u;

/** "Sales" under "Skills you will learn": a subject, and no word on how it is taught. */
const taughtHeading = /\byou(?:['’]ll| will) (?:learn|develop|take away)\b/i;
const fewWords = 5;

/** A line among the offers that gives nobody anything. */
export const isNoOffer = (
  text: string,
  unit: Pick<Unit, 'shape' | 'text'> & Partial<Pick<Unit, 'heading'>>,
): boolean =>
  (taughtHeading.test(unit.heading ?? '') && text.split(' ').length < fewWords) ||
  leads.test(text) ||
  ofPage.test(text) ||
  mood.test(text) ||
  // "Lively. Curious. Brave.": what a house calls itself.
  (unit.shape === 'sentence' && oneWord.test(unit.text));
