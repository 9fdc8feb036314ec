/** Points back to a sentence that may not stand before it, or answers a question that was left out; "this role" points to the job. */
const backwards =
  /^(?:it|it['’]s|its|these|those|that|they|their|them|he|she|his|her|such|here|there|if (?:so|yes)|so|also|in addition|additionally|moreover|furthermore|however|then|and|but|or|another|other|similarly|likewise|therefore|thus|as such|instead|meanwhile|otherwise|this(?! (?:role|position|job|post|internship|opportunity|vacancy|team|department|incumbent|person|individual|is an?)\b))\b|\btheir\b.{0,40}\bthat\b|^[^.]{0,40}, they\b|\b(?:will|is|are) also\b|^(?:we|you|they) (?:\p{L}+ly )?(?:know|believe|think|feel|hope|understand|see) (?:that )?(?:this(?! (?:role|position|job|post|opportunity|team)\b)|these|those|it)\b/iu;

/** What a description says of itself. */
const disclaims =
  /\b(?:general (?:duties|description|nature)|level of work|not (?:intended|designed|an? (?:exhaustive|complete|comprehensive|all-inclusive)|all-inclusive)|exhaustive list|subject to change|other duties|duties (?:as|that may be) (?:assigned|required)|job description|nothing in this|may be assigned|at any time with or without|reserves? the right)\b/i;

/** Whether a sentence may open a text: nothing hangs on what was said before it. */
export const standsAlone = (text: string): boolean =>
  !backwards.test(text) && !disclaims.test(text);

/** Whether it needs the sentence before it. */
export const pointsBack = (text: string): boolean => backwards.test(text);
/** Whether it speaks of the description itself, and not of the work. */
export const isDisclaimer = (text: string): boolean => disclaims.test(text);
