/** Rounds and milestones in their order, by the names they are shown under. */
export const roundNames = [
  { key: 'technicalAssessmentRound', name: 'Technical Assessment Round' },
  { key: 'behavioralCulturalFit', name: 'Behavioral & Cultural Fit' },
  { key: 'finalLeadershipRound', name: 'Final Leadership Round' },
] as const;

export const milestoneNames = [
  { key: '30-day', name: '30-Day' },
  { key: '90-day', name: '90-Day' },
  { key: '6-month', name: '6-Month' },
  { key: '12-month', name: '12-Month' },
] as const;

export const priorityNames = [
  { key: 'p0MustHaves', name: 'P0 Must-Haves', note: 'Non-negotiable' },
  { key: 'p1Preferred', name: 'P1 Preferred', note: 'Tips the balance' },
  { key: 'p2NiceToHave', name: 'P2 Nice to Have', note: 'A bonus' },
] as const;
