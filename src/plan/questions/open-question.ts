export interface OpenQuestion {
  ask: string;
  why: string;
  owner: 'Hiring manager' | 'Recruiter' | 'HR';
  /** From the reading of this text, or what managers of the trade forget to say. */
  from: 'text' | 'trade';
  /** What is open, in a few words; null where the question stands for itself. */
  topic: string | null;
  /** What it is about, the same whatever its words: an answer finds it by this. Null where only its words tell. */
  matter: string | null;
  /** What whoever wrote the text takes for granted, with the words it stands in; only of doubts about those words. */
  assumes?: string;
  /** Worth knowing, and nothing waits for it. */
  isMinor?: true;
}

/** How many, from when, until when: asked in one breath. */
export const numbersAndDates = 'Numbers and dates';

/** The topic of a question that is asked whatever the text says. */
export const whoDecides = 'Who decides';
