import { joinList } from '#writing/list.ts';
import { findHomeDays, isOne, linesOf, number, sayOptionalDays } from './home-days.ts';
import { isHybridOffered } from './offered-hybrid.ts';
import type { Plan } from '../plan.ts';
import type { Source } from '../source.ts';

const inOffice = new RegExp(
  `\\b${number} days? (?:(?:a|per|each) week )?(?:in|at) (?:the|our) (?:office|hq|headquarters)\\b`,
  'i',
);
/** "hybrid, 3 days in the office": where the job says how many. */
export function sayWorkType({ brief }: Source): string {
  const { workType } = brief;
  if (workType === null) return '';
  if (workType === 'on-site') return 'on site';
  if (workType !== 'hybrid') return workType;
  const option = sayOptionalDays(brief);
  if (isHybridOffered(brief)) return `${asOption} ${option ?? 'hybrid work'}`;
  if (brief.presence) return `hybrid, ${brief.presence.text}`;
  if (option !== null) return `${asOption} ${option}`;
  const said = linesOf(brief).join('\n');
  const [, office] = inOffice.exec(said) ?? [];
  if (office) return `hybrid, ${office} ${isOne(office) ? 'day' : 'days'} in the office`;
  const days = findHomeDays(said);
  return days ? `hybrid, ${days} ${isOne(days) ? 'day' : 'days'} from home` : 'hybrid';
}

const asOption = 'with the option of';

/** How one works in one short sentence: "It is full-time and hybrid, 3 days in the office." */
export function sayWorkPattern(source: Source, { sentences }: Pick<Plan, 'sentences'>): string {
  const [, kind = ''] =
    /^It is (?!an? )((?!.*\b(?:work|contract)\b).+)\.$/.exec(sentences.contract) ?? [];
  const type = sayWorkType(source);
  if (kind === '' && isHybridOffered(source.brief) && sayOptionalDays(source.brief) === null)
    return 'Hybrid work is an option.';
  if (type.startsWith(asOption))
    return `It is ${kind || 'a job'}, ${type}.`.replace('job, with', 'job with');
  const parts = [...kind.split(/, | and /), type].filter(Boolean);
  return parts.length === 0 ? '' : `It is ${joinList(parts)}.`;
}
