import type { AnswerLink } from '#shared/answers.ts';
import type { AnswerRow } from './answers.rows.ts';
import type { LinkRow } from './answered-job.rows.ts';

export interface LinkParts {
  baseUrl: string;
  /** Nothing for what was sealed with another secret. */
  openSecret: (sealed: string) => string | undefined;
}

const isoOrNull = (time: Date | null) => time?.toISOString() ?? null;

function stateOf({ revokedAt, expiresAt, completedAt, openedAt }: LinkRow): AnswerLink['state'] {
  if (revokedAt) return 'revoked';
  if (expiresAt.getTime() <= Date.now()) return 'expired';
  if (completedAt) return 'answered';
  return openedAt ? 'opened' : 'sent';
}

export const addressOf = ({ baseUrl }: Pick<LinkParts, 'baseUrl'>, token: string) =>
  `${baseUrl}/answer/${token}`;

export function presentLink(
  parts: LinkParts,
  link: LinkRow,
  answers: readonly Pick<AnswerRow, 'linkId' | 'key'>[],
): AnswerLink {
  const { id, name, email, questions, sealedToken, createdAt, expiresAt } = link;
  const keys = questions.map(({ key }) => key);
  const answered = new Set(answers.filter(({ linkId }) => linkId === id).map(({ key }) => key));
  const state = stateOf(link);
  const isOpen = state !== 'revoked' && state !== 'expired';
  const token = isOpen ? parts.openSecret(sealedToken) : undefined;
  return {
    id,
    name,
    email,
    keys,
    state,
    answered: keys.filter((key) => answered.has(key)).length,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    openedAt: isoOrNull(link.openedAt),
    completedAt: isoOrNull(link.completedAt),
    remindedAt: isoOrNull(link.remindedAt),
    url: token === undefined ? null : addressOf(parts, token),
  };
}
