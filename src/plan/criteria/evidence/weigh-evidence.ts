import type { Fact } from '#shared/brief.ts';
import { weighDemand } from '../../demands/requirements.ts';
import { isEmphasized, isSoft } from '../own-lines/is-demand.ts';

const judged = ['skill', 'tool', 'safety', 'experience', 'language', 'trait', 'other'] as const;
export const judgedKinds = judged;
const demandKinds: ReadonlySet<string> = new Set(judged);
/** What a person is asked to bring; all else tells of the work and of the employer. */
export const isAsked = ({ kind }: Fact): boolean => demandKinds.has(kind);

/** "You are responsible for the keys": a remark that tells what is done. */
export const tellsWork = ({ kind, text }: Pick<Fact, 'kind' | 'text'>): boolean =>
  kind === 'other' && /\bresponsible for\b/i.test(text);

const byImportance = { must: 3, preferred: 1, nice: 0.5 } as const;
const ofTheDays: Partial<Record<Fact['kind'], number>> = {
  duty: 1.2,
  goal: 1,
  licence: 1.5,
  schedule: 0.5,
  team: 0.3,
};
const soft = 0.6;
const firstNamed = 1;
const emphasis = 2.5;
/** A line of this many words says many things, and none of them plainly. */
const longLine = 40;

/**
 * How much a line of the job adds to what it calls for: what must be met before what fills the days, the subject of
 * the work before traits that every advertisement names, what is named first or put first before the rest.
 */
export function valueOf(fact: Fact, place: number): number {
  const { kind, text } = fact;
  const importance = weighDemand(fact);
  if (!isAsked(fact)) return ofTheDays[kind] ?? 0;
  if (tellsWork(fact) && importance !== 'must') return ofTheDays.duty ?? 0;
  if (kind === 'other' && importance !== 'must') return 0.3;
  const base = byImportance[importance];
  const bonus = isEmphasized(fact) ? emphasis : importance === 'must' && place < 2 ? firstNamed : 0;
  if (isSoft(fact) && !isEmphasized(fact)) return Math.min(base, soft);
  return (base + bonus) * (text.split(/\s+/).length > longLine ? 0.4 : 1);
}
