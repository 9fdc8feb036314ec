import { memoize } from '#shared/memoize.ts';
import { isFullWeek } from '../hours/full-week.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';

/** How the work is divided, where most people keep something else beside it. */
type ExtraWork = 'shifts' | 'part-time' | 'season';

const byShift =
  /\b(?:per[- ]?diem|prn|casual|bank (?:staff|work|shifts?|contract)|zero[- ]hours?|as[- ]and[- ]when|on[- ]demand|relief|freelance|substitute)\b/i;
const season = /\b(?:season\w*|summer job|holiday job|temporary summer)\b/i;
const part = /\bpart[- ]time\b/i;

/** Whether nobody need give up a job for it; null where it is the usual whole job. */
export const findExtraWork = memoize((source: Source): ExtraWork | null => {
  const { brief } = source;
  const { sentences } = makePlan(source);
  const said = `${sentences.contract} ${brief.employmentType?.text ?? ''} ${brief.title.given}`;
  if (/\bfull[- ]?time\b/i.test(said) || isFullWeek(brief)) return null;
  if (byShift.test(said) && !/\brelief (?:night|driver|manager)\b/i.test(said)) return 'shifts';
  if (season.test(said)) return 'season';
  return part.test(said) ? 'part-time' : null;
});
