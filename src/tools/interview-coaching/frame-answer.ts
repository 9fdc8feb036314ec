/** Answers about work of this very job, as somebody would tell them, with blanks for a case of one's own. */
export const casesOfWork = {
  staff:
    'At [employer] this was part of my work every [day or week]. Once [what came in between], and there were [hours or days] left. I first [what you did], because [reason], then [what came next], and I told [whom] before they had to ask. It ended with [a figure or a plain fact]. Since then I [what you do differently].',
  senior:
    'At [employer] this was mine from start to finish. In [month] [what changed], and the plan no longer held. I worked out [number] ways to go on, with the price of each, and proposed [which] to [whom] the same week. We delivered [what] on [date], at [figure] against [figure] planned. Today I would [one thing] earlier.',
} as const;
