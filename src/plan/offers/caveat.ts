/** A caveat, a notice or a heading: it may stand among the benefits of an advertisement and pleases nobody. */
const caveat =
  /\b(?:unable to|do not|does not|cannot|not eligible|subject to|eligib\w*|at (?:its|our) discretion|terms apply|may (?:change|vary)|equal opportunit\w+|reserves? the right|background checks?|drug (?:test|screen)\w*|no agencies|applicants? (?:must|will)|please (?:apply|note|send)|click|what we offer|why (?:join|work)|benefits? (?:include|package|offered))\b|[:?]$/i;

export const isCaveat = (text: string): boolean => caveat.test(text.trim());
