/** Most jobs are full-time, permanent and done on the spot. */
export const isUsual = (pattern: string): boolean =>
  /^It is (?:an? )?(?:(?:full[- ]time|permanent|on[- ]site|on site|regular|job|and|,) ?){1,6}\.$/i.test(
    pattern,
  );
