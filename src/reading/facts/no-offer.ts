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

/** "Removal costs paid: No", "Trial period: two months": a row of a form that gives nothing. */
const ofForm =
  /^[^:.]{3,50}: ?(?:no|none|n\/a)(?:[,.;]|$)|^(?:probation|probationary|trial) period\b(?!.*\b(?:full|paid|no)\b)/i;
/** When the cover begins and where it is told: what it is stands in other lines. */
const ofCover =
  /^benefits? (?:may|might|can|will) (?:be different|differ|vary|change)\b|^(?:your )?(?:coverage|cover|eligibility|benefits eligibility) (?:begins?|starts?|varies|will (?:begin|start))\b|^(?:you |employees )?must enrol\p{L}* in\b|\b(?:description|overview|list|details|summary) of (?:the |our |all )?(?:\p{L}+ )?benefits\b[^.]{0,40}\b(?:found|available|viewed|seen)\b/iu;

/** A line among the offers that gives nobody anything. */
export const isNoOffer = (
  text: string,
  unit: Pick<Unit, 'shape' | 'text'> & Partial<Pick<Unit, 'heading'>>,
): boolean =>
  (taughtHeading.test(unit.heading ?? '') && text.split(' ').length < fewWords) ||
  leads.test(text) ||
  ofForm.test(text) ||
  ofCover.test(text) ||
  ofPage.test(text) ||
  mood.test(text) ||
  // "Lively. Curious. Brave.": what a house calls itself.
  (unit.shape === 'sentence' && oneWord.test(unit.text));
