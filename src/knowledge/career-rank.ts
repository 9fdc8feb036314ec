import type { Brief } from '#shared/brief.ts';
import type { Drawer } from './drawer.ts';

type Persona = Drawer['personas'][number];

/** How high somebody stands who is called so; the first that is heard. */
const steps: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:owner|patron|proprietor|founder|their own (?:restaurant|business|firm|practice|shop|company)|business of their own)\b/i,
    5,
  ],
  [
    /\b(?:chief|president|vp|director|executive chef|head (?:chef|of|teacher)|headteacher|department head|principal dentist|general manager|managing)\b/i,
    4,
  ],
  [/\b(?:manager|supervisor|superintendent|foreman|sous|lead|leader|captain|sergeant)\b/i, 3],
  [/\b(?:senior|officer|coordinator|specialist|charge)\b/i, 2],
];
const ofLevel: Partial<Record<NonNullable<Brief['seniority']['level']>, number>> = {
  senior: 2,
  lead: 3,
  manager: 3,
  director: 4,
  executive: 5,
};

export const rankOf = (text: string): number => steps.find(([words]) => words.test(text))?.[1] ?? 1;

/** Whoever works alone with their own tools does the work itself. */
const alone = /self-employed|sole trader|owner[- ]operator|renter|\brents\b|works alone/i;
const aloneInTheWork: ReadonlySet<Drawer['kind']> = new Set([
  'hands-on-trade',
  'driving-and-logistics',
  'shop-and-service',
]);
/** From here on down it is a step back that few would take. */
const stepBack = 2;
const high = 4;

/** Whether a career stands above the job: its people would have to step down. */
export function isAboveJob(
  { name, search }: Pick<Persona, 'name' | 'search'>,
  { title, seniority }: Pick<Brief, 'title' | 'seniority'>,
  kind: Drawer['kind'],
): boolean {
  const told = `${name} ${search.slice(0, 2).join(' ')}`;
  if (alone.test(told) && aloneInTheWork.has(kind)) return false;
  const job = Math.max(rankOf(title.given), ofLevel[seniority.level ?? 'mid'] ?? 1);
  const rank = rankOf(told);
  return rank - job >= stepBack || (rank >= high && rank > job);
}
