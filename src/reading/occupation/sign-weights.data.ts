// Made by scripts/train-occupations.ts: how much each sign counts that speaks for an occupation.
export const signWeights = {
  said: 0.88,
  saidOfGroup: -0.22,
  saidOfField: 0.2,
  title: 0.88,
  clearTitle: 0.67,
  titled: 0.65,
  shortened: 0.36,
  bestTitle: 0.95,
  duties: 0.74,
  titleShare: 0.89,
  other: 0.12,
};
