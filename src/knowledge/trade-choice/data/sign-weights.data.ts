// Made by scripts/train-trades.ts: how much each sign counts for a trade, and for one that nothing was learned of.
export const signWeights = {
  known: {
    base: 0,
    learned: 2.965,
    title: 2.59,
    terms: 2.162,
    work: 4.499,
    occupation: 1.375,
  },
  unknown: {
    base: -3.288,
    learned: 0,
    title: 3.714,
    terms: 2.743,
    work: 4.573,
    occupation: 2.106,
  },
};
