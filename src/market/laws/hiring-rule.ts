export type HiringRuleKind =
  | 'pay-range'
  | 'benefits-line'
  | 'banned-question'
  | 'wording'
  | 'selection'
  | 'ai-notice';

export type HiringRule = {
  id: string;
  kind: HiringRuleKind;
  /** "EU" stands for the 27 member states. */
  place: { country: string; state?: string; city?: string };
  /** First day in force; null where the source says only that it is. */
  from: string | null;
  /** Smallest employer covered; null where the source did not say. */
  minEmployees: number | null;
  text: string;
  /** Where the rule itself stands, for whoever looks it up; the source is where we read of it. */
  statute?: string;
  source: string;
  /** Month in which we read the source. */
  checked: string;
};
