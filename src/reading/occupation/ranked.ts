/** An occupation with what both witnesses, the title and the duties, say for it. */
export interface Ranked {
  soc: string;
  /** 0 to 1, all of the ranked together at most 1. */
  confidence: number;
  /** The known title it was recognised by; null when the duties alone speak for it. */
  title: string | null;
}
