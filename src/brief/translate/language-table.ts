/** What is known of one language; phrases are matched whole and without case. */
export interface LanguageTable {
  and: RegExp;
  or: RegExp;
  article: RegExp;
  /** Ends that may follow any duty. */
  tails: [RegExp, string][];
  /** The words a duty begins with, and their verb. */
  heads: Record<string, string>;
  things: Record<string, string>;
  fields: Record<string, string>;
  numbers: Record<string, string>;
  phrases: [string, string][];
}
