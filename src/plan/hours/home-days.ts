import type { Brief } from '#shared/brief.ts';

export const number = '(\\d|one|two|three|four|five)';
/** How many days are worked at home. */
export const fromHome = new RegExp(
  `\\b${number} (?:remote |home )?days? (?:(?:a|per|each) week )?(?:from home|working from home|at home|remotely|wfh)\\b|\\b(?:remote|from home) ${number} days?\\b`,
  'i',
);

const optional =
  /\b(?:opportunit\w+|options?|optional|possib\w+|available|may|can|up to|eligible)\b/i;

export const linesOf = (brief: Brief): string[] => [
  ...brief.facts.map(({ text, source }) => (source.from === 'job' ? source.quote : text)),
  ...brief.employerBlocks.map(({ text }) => text),
];

/** "2 days from home", where the job says that so many may be had; null where it gives no number. */
export function sayOptionalDays(brief: Brief): string | null {
  const offered = linesOf(brief).find((line) => fromHome.test(line) && optional.test(line));
  const [, few, other] = fromHome.exec(offered ?? '') ?? [];
  const days = few ?? other;
  return days === undefined ? null : `${days} ${isOne(days) ? 'day' : 'days'} from home`;
}

export const isOne = (count: string): boolean => /^(?:1|one)$/i.test(count);
