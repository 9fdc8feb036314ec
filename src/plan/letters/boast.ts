/** Praise of work, by which nobody knows it better. */
export const boast =
  /\b(?:innovative|exceptional|world-class|passion\w*|dynamic|exciting|highest|successful\w*|ensur\w+)\b/i;
