/** Published figures the words of outreach may lean on; each with its source. */
export const outreachBenchmarks = [
  'Sackett et al. 2022, validity: work sample 0.33, years of experience 0.07',
  'Greenhouse 2024: 61% were left without an answer after an interview',
  'Team rule seen at Gem: a contact is owned for 30 days after the first message',
];
