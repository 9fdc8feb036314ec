/** "Competent in the following: knots, tides": the row says itself that it follows. */
const announced =
  /(?<=\b(?:competent|proficient|skilled|experienced|experience|knowledge|familiar|trained) (?:in|of|with|at))(?: all of| any of)? the following(?: areas| skills| fields| tasks)?:(?= \p{L})/iu;
/** "In either rope, sail or tar": one of two is either, and these are three. */
const eitherOfThree = /\beither (?=[\p{L}-]+, [\p{L}-]+,? or [\p{L}-]+\b)/iu;

/** A row of things asked for without the words that only announce it. */
export const tidyRow = (text: string): string =>
  text.replace(announced, '').replace(eitherOfThree, '');
