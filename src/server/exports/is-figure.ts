/** Numbers with their signs, which a table sets to the right. */
export const isFigure = (text: string): boolean =>
  /\d/.test(text) && /^[\d\s.,%$€£+\-–/()]+$/u.test(text);
