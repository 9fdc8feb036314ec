import { lowerFirst } from '#writing/casing.ts';

/** An answer about work of this very job, to be filled with a case of one's own. */
export const frameOfWork =
  'Fill this with a case of your own: At [employer] I was asked to [what, and by when]. The hard part was [what]. First I [what you did yourself], then I [what came next], and I told [whom] about it. It ended with [a figure or a plain fact]. Today I would [one thing] differently.';

/** The same for any question: its points in their order. */
export const frameOfPoints = (points: readonly string[]): string =>
  `Your own case, in this order: where it was, at [employer]; ${points.map(lowerFirst).join('; ')}. End with [a figure or a plain fact].`;
