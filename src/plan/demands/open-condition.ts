import type { Kind } from '#knowledge/drawer.ts';
import type { Plan } from '../plan.ts';
import type { Source } from '../source.ts';

/** Work at a desk, whose full-time hours are the usual ones: people ask how many days they are expected there. */
const atDesk: ReadonlySet<Kind> = new Set<Kind>([
  'office-specialist',
  'engineering-and-science',
  'leading-people',
]);

/** Nobody does these from home, whoever leads or knows them. */
const atPlace =
  /\b(?:stores?|shops?|retail|restaurants?|hotels?|warehouses?|plant|factory|production|nurs\w+|veterinar\w+|clinic\w*|school|farm|construction|kitchen|laborator\w+)\b/i;

/** Whoever lifts, stands or climbs at work is there every day. */
const byHand =
  /\b(?:lift|carry|climb|kneel|crouch|stoop|forklift|ladders?|moving (?:mechanical )?parts|machine shop|hard hat|protective equipment|PPE|shop floor)\b/i;
const isByHand = ({ facts }: Source['brief']): boolean =>
  facts.some(({ kind, text }) => kind !== 'benefit' && byHand.test(text));

/** What people ask about their working week first and the job leaves open; null where it says it. */
export function findOpenCondition(
  { brief }: Source,
  { stated, drawer }: Pick<Plan, 'stated' | 'drawer'>,
): 'hours' | 'days on site' | null {
  if (stated.has('hours')) return null;
  const isPart = /\bpart\b|casual|temporary|seasonal|intern/i.test(
    brief.employmentType?.text ?? '',
  );
  if (!atDesk.has(drawer.kind) || isPart) return 'hours';
  if (atPlace.test(brief.title.given)) return 'hours';
  return stated.has('workType') || isByHand(brief) ? null : 'days on site';
}
