import { findTerm } from '#knowledge/find-term.ts';

/** Words that so many trades know that one of them, far into a long line, says little about what counts. */
const common = new Set(
  `communication compliance team teamwork documentation records safety deadlines deadline stakeholders collaborate accuracy
  budget schedule scheduling prioritize reporting reports cross-functional supervise supervision training train
  inspection quality lead leadership standards reliable conflict audit maintenance multitask regulations targets
  customers clients coordinate coordination assessment support shifts shift flexible weekends planning plan plans
  develop community professional policies policy procedures equipment workload service technical resolve goals
  performance strategy pressure monitor requirements results priorities partners recommendations projects project
  organized independent independently initiative fast busy feedback metrics presentation research process processes
  environment patients guests children families parents experience knowledge improve review present manage`.split(
    /\s+/,
  ),
);

/** "shifts" is also called for by "night shift". */
const singular = (term: string): string =>
  term.length > 4 && /[^s]s$/.test(term) ? term.slice(0, -1) : term;

const endings = ['s', 'es', 'd', 'ed', 'ing', 'ly'];

/** What a line says in its first words it says; what comes later is said in passing. */
const firstLetters = 70;
const passing = 0.5;
const commonWord = 0.4;

/**
 * How surely a line calls for what goes by these words: 0 for not at all, 1 for plainly. Whole words only ("POS" is not
 * called for by "positive", nor "app" by "approach"), and capitals by capitals.
 */
export function measureCall(terms: readonly string[]): (text: string) => number {
  const hear = hearCall(terms);
  return (text) => Math.min(1, hear(text).sum);
}

export interface Call {
  sum: number;
  /** Where the first of the words stands. */
  at: number;
  /** The terms that stand in the first words of the line. */
  early: string[];
}

/** The same, with all its words added up; terms as `toWord` looks for them. */
function hearCall(
  terms: readonly string[],
  toWord: (term: string) => string = singular,
): (text: string, small?: string) => Call {
  const calls = terms.map((term) => {
    const isCapital = term === term.toUpperCase();
    return {
      isCapital,
      word: isCapital ? toWord(term) : toWord(term).toLowerCase(),
      strength: common.has(term.toLowerCase()) ? commonWord : 1,
    };
  });
  return (text, small = text.toLowerCase()) => {
    let sum = 0;
    let first = Infinity;
    const early: string[] = [];
    for (const { isCapital, word, strength } of calls) {
      const at = findTerm(isCapital ? text : small, word, endings);
      if (at === -1) continue;
      sum += strength * (at <= firstLetters ? 1 : passing);
      first = Math.min(first, at);
      if (at <= firstLetters) early.push(word);
    }
    return { sum, at: first, early };
  };
}
