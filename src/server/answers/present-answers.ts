import type { GivenAnswer, JobAnswer } from '#shared/answers.ts';
import type { NamedAnswer } from './answers.rows.ts';
import { findStanding } from './settle.ts';

const stateWords = {
  said: '',
  'not-decided': 'not decided',
  'does-not-apply': 'does not apply',
  unknown: 'not known',
  'ask-hr': 'ask HR',
} as const;

/** An answer in words, also where there are none. */
export const inWords = ({ state, said }: Pick<JobAnswer, 'state' | 'said'>): string =>
  state === 'said' ? said : stateWords[state];

/** Everything that was answered, with what stands against it. */
export function presentAnswers(
  rows: readonly NamedAnswer[],
  answers: readonly JobAnswer[],
): GivenAnswer[] {
  const sayStanding = (standing: JobAnswer): string => {
    const origin = rows.find(
      ({ answer }) => answer.key === standing.key && answer.status === 'counts',
    );
    const { name } = origin ? nameAnswerer(origin) : standing.by;
    return name ? `${name}: ${inWords(standing)}` : inWords(standing);
  };
  return rows.map((row) => {
    const { id, key, topic, ask, state, said, status, against, replaces, answeredAt } = row.answer;
    const standing = replaces === null ? findStanding(answers, key) : undefined;
    return {
      id,
      key,
      topic,
      ask,
      state,
      said,
      by: nameAnswerer(row),
      at: answeredAt.toISOString(),
      counts: status === 'counts',
      against:
        status === 'waiting' ? (standing ? sayStanding(standing) : (against ?? withdrawn)) : null,
      replaces,
    };
  });
}

const withdrawn = 'Another answer, which has been taken back since';

/** Somebody whose account was deleted has no name any more. */
const nameAnswerer = ({ answer, linkName, personName, keyName }: NamedAnswer): GivenAnswer['by'] =>
  answer.linkId === null
    ? { name: personName ?? keyName ?? '', as: 'recruiter' }
    : { name: linkName ?? '', as: 'hiring manager' };
