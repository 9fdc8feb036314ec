/** Something in the text that a careful reader would point out. */
export interface Observation {
  title: string;
  text: string;
  /** What to do about it. */
  mend: string;
  /** The same as a question to whoever wrote the text. */
  ask: string;
  /** What is taken for granted, where the title does not tell it. */
  assumes?: string;
  /** The whole question, where title and question do not make one sentence. */
  asAsked?: string;
  /** False for what is only worth knowing. */
  isRisk: boolean;
  /** What an open question asks about it; then it is not pointed out a second time. */
  matter?: string;
}
