/** Columns of nothing else are set to the right. */
export const isFigure = (text: string): boolean =>
  /\d/.test(text) && /^[\d\s.,%$€£+\-–/()]+$/u.test(text);
