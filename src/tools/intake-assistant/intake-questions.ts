import type { IntakeAssistantView } from './content.ts';

type Flags = IntakeAssistantView['hiddenAssumptionFlags'];

export interface IntakeQuestion {
  question: string;
  /** Why it matters, or how the answer is tested. */
  why: string;
}

const openings = /^Left open: /;

/** What is only assumed, for where the open questions stand already. */
export const listAssumed = (flags: Flags): IntakeQuestion[] =>
  listIntakeQuestions(flags.filter(({ assumption }) => !openings.test(assumption)));

/** What to ask at the intake: what was left open first, then what is only assumed, the risky before the rest. */
export function listIntakeQuestions(
  flags: Flags,
  open: readonly IntakeQuestion[] = [],
): IntakeQuestion[] {
  // What is open stands as a question already; a flag only names it.
  const rest = flags.filter(({ assumption }) => open.length === 0 || !openings.test(assumption));
  const ranked = rest.map((flag) => ({
    rank: (openings.test(flag.assumption) ? 0 : 2) + (/high/i.test(flag.riskLevel) ? 0 : 1),
    question: openings.test(flag.assumption)
      ? flag.assumption.replace(openings, '')
      : `Is this true: ${flag.assumption}`,
    why: flag.mitigation,
  }));
  const assumed = ranked
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ question, why }) => ({ question, why }));
  const asked = new Set(open.map(({ question }) => question));
  return [
    ...open.map(({ question, why }) => ({ question, why })),
    ...assumed.filter(({ question }) => !asked.has(question)),
  ];
}
