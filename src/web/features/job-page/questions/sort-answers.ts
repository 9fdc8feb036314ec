import type { GivenAnswer, JobQuestions } from '#shared/answers.ts';

/** Answers about the same matter: the one that counts, and what others said. */
export interface AnswerGroup {
  key: string;
  ask: string;
  counting: GivenAnswer | undefined;
  others: GivenAnswer[];
}

/** What has to be decided, what somebody is still writing, and what is settled. */
export function sortAnswers({ open, answers }: Pick<JobQuestions, 'open' | 'answers'>) {
  const isOpen = (key: string) => open.some((question) => question.key === key);
  const disputes = answers.filter(({ counts, against }) => !counts && against !== null);
  const rest = answers.filter((answer) => !disputes.includes(answer));
  const settled = new Map<string, AnswerGroup>();
  for (const answer of rest.filter(({ key }) => !isOpen(key))) {
    const { key, ask } = answer;
    const group = settled.get(key) ?? { key, ask, counting: undefined, others: [] };
    settled.set(key, group);
    // The newest comes first; one that says the same counts as well and stands with the others.
    if (answer.counts && !group.counting) group.counting = answer;
    else group.others.push(answer);
  }
  return {
    disputes,
    /** On a question that stays open: not decided, or still being written. */
    onOpen: (key: string) => rest.filter((answer) => answer.key === key),
    settled: [...settled.values()],
  };
}
