import { findPayScale } from '../pay/pay-customs.data.ts';
import type { Source } from '../source.ts';

/** How fast a post of this level is filled: in days, in a few weeks, or in more than a month. */
export type Pace = 'quick' | 'steady' | 'usual';

const leading: ReadonlySet<string> = new Set(['lead', 'manager', 'director', 'executive']);
/** Work that is learned in days or weeks, and work with a training behind it (O*NET job zones). */
const LITTLE = 2;
const SOME = 3;
/** Police, fire and prison services choose by exams, medicals and vetting, whatever the level. */
const isVetted = (soc: string | null): boolean => /^33-[1-3]/.test(soc ?? '');
const byHour = /\b(?:part[- ]?time|casual|seasonal|temporary|zero[- ]hours?)\b/i;

/** Who pays by a public scale also approves, advertises and checks by rule. */
const isPublic = ({ place, employer, title }: Source['brief']): boolean =>
  findPayScale(place.country, employer.name, title.given) !== null;

/** Whoever takes an hourly or entry job takes the first one offered; who practises a profession is checked for weeks. */
export function findPace({ brief, market }: Source): Pace {
  const { jobZone, soc } = market.profile;
  const level = brief.seniority.level ?? '';
  if (leading.has(level) || isVetted(soc)) return 'usual';
  const isHourly = brief.pay?.period === 'hour' || byHour.test(brief.employmentType?.text ?? '');
  const zone = jobZone ?? (isHourly || level === 'entry' ? SOME : SOME + 1);
  const isSlow = level === 'senior' || isPublic(brief);
  if (zone <= LITTLE) return isSlow ? 'steady' : 'quick';
  if (zone > SOME) return 'usual';
  return level === 'entry' && !isSlow ? 'quick' : 'steady';
}
