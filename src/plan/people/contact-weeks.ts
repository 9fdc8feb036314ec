import { findQuietWeek } from '../outreach/quiet-weeks.data.ts';
import type { Plan } from '../plan.ts';
import { isWrittenTo, listFitting, type PlannedPersona } from './planned-persona.ts';

type Planned = Pick<Plan, 'personas' | 'timeline' | 'drawer'>;

/** Whom each week writes to, and who is only answered; the same in every tool. */
export function planContacts({ personas, timeline, drawer }: Planned): {
  first: PlannedPersona[];
  second: PlannedPersona[];
  rest: PlannedPersona[];
  answered: PlannedPersona[];
  /** The week in which the rest is written to: 2 where week 3 comes too late, 4 where nobody answers in week 3. */
  weekOfRest: 2 | 3 | 4;
  isThirdQuiet: boolean;
} {
  const fitting = listFitting(personas);
  const [first, second, ...rest] = fitting.filter(isWrittenTo);
  const third = timeline.weeks[2];
  const isThirdQuiet = third !== undefined && findQuietWeek(drawer, third) !== null;
  return {
    first: first ? [first] : [],
    second: second ? [second] : [],
    rest,
    answered: fitting.filter((one) => !isWrittenTo(one)),
    weekOfRest: timeline.isShort ? 2 : isThirdQuiet ? 4 : 3,
    isThirdQuiet,
  };
}

/** The week in which such people are written to; null where they are only answered, or nobody writes to them. */
export function findContactWeek(plan: Planned, persona: PlannedPersona): number | null {
  const { first, second, rest, weekOfRest } = planContacts(plan);
  if (first.includes(persona)) return 1;
  if (second.includes(persona)) return 2;
  return rest.includes(persona) ? weekOfRest : null;
}
