/** "{employer} in {city}" without a town is the employer alone. */
export const dropCity = (text: string): string =>
  text.replace(/,? (?:in|near|around|at|of|outside|à|en) \{city\}|, \{city\}/g, '');
