import type { AnswerLink } from '#shared/answers.ts';
import type { BadgeVariant } from '#ui/badge.tsx';

export const linkStateWords: Record<AnswerLink['state'], { label: string; variant: BadgeVariant }> =
  {
    sent: { label: 'Not opened yet', variant: 'grey' },
    opened: { label: 'Opened', variant: 'blue' },
    answered: { label: 'Done', variant: 'green' },
    expired: { label: 'Expired', variant: 'grey' },
    revoked: { label: 'Withdrawn', variant: 'grey' },
  };

/** It can still be opened. */
export const isLive = ({ state }: AnswerLink): boolean =>
  state !== 'expired' && state !== 'revoked';

/** "3 of 8 answered". */
export const countAnswered = ({ answered, keys }: AnswerLink): string =>
  `${answered} of ${keys.length} answered`;
