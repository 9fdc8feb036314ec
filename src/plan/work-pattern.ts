import { joinList } from '#writing/list.ts';
import { isHybridOffered } from './offered-hybrid.ts';
import type { Plan } from './plan.ts';
import type { Source } from './source.ts';

const number = '(\\d|one|two|three|four|five)';
const inOffice = new RegExp(
  `\\b${number} days? (?:(?:a|per|each) week )?(?:in|at) (?:the|our) (?:office|hq|headquarters)\\b`,
  'i',
);
const fromHome = new RegExp(
  `\\b${number} (?:remote |home )?days? (?:(?:a|per|each) week )?(?:from home|working from home|at home|remotely|wfh)\\b|\\b(?:remote|from home) ${number} days?\\b`,
  'i',
);

const optional =
  /\b(?:opportunit\w+|options?|optional|possib\w+|available|may|can|up to|eligible)\b/i;

/** "hybrid, 3 days in the office": where the job says how many. */
function sayWorkType({ brief }: Source): string {
  const { workType } = brief;
  if (workType === null) return '';
  if (workType === 'on-site') return 'on site';
  if (workType !== 'hybrid') return workType;
  if (isHybridOffered(brief)) return `${asOption} hybrid work`;
  if (brief.presence) return `hybrid, ${brief.presence.text}`;
  const lines = [
    ...brief.facts.map(({ text, source }) => (source.from === 'job' ? source.quote : text)),
    ...brief.employerBlocks.map(({ text }) => text),
  ];
  const said = lines.join('\n');
  const offered = lines.find((line) => fromHome.test(line) && optional.test(line));
  if (offered !== undefined) {
    const [, few, other] = fromHome.exec(offered) ?? [];
    const days = few ?? other ?? '';
    return `${asOption} ${days} ${isOne(days) ? 'day' : 'days'} from home`;
  }
  const [, office] = inOffice.exec(said) ?? [];
  if (office) return `hybrid, ${office} ${isOne(office) ? 'day' : 'days'} in the office`;
  const [, home, other] = fromHome.exec(said) ?? [];
  const days = home ?? other;
  return days ? `hybrid, ${days} ${isOne(days) ? 'day' : 'days'} from home` : 'hybrid';
}

const asOption = 'with the option of';
const isOne = (count: string): boolean => /^(?:1|one)$/i.test(count);

/** How one works in one short sentence: "It is full-time and hybrid, 3 days in the office." */
export function sayWorkPattern(source: Source, { sentences }: Pick<Plan, 'sentences'>): string {
  const [, kind = ''] =
    /^It is (?!an? )((?!.*\b(?:work|contract)\b).+)\.$/.exec(sentences.contract) ?? [];
  const type = sayWorkType(source);
  if (kind === '' && isHybridOffered(source.brief)) return 'Hybrid work is an option.';
  if (type.startsWith(asOption))
    return `It is ${kind || 'a job'}, ${type}.`.replace('job, with', 'job with');
  const parts = [...kind.split(/, | and /), type].filter(Boolean);
  return parts.length === 0 ? '' : `It is ${joinList(parts)}.`;
}
