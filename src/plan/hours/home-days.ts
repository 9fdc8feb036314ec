import type { Brief } from '#shared/brief.ts';

export const number = '(\\d|one|two|three|four|five)';
/** How many days are worked at home. */
const fromHome = new RegExp(
  `\\b${number} (?:remote |home )?days? (?:(?:a|per|each) week )?(?:from home|working from home|at home|remotely|wfh)\\b|\\b(?:remote|from home) ${number} days?\\b|\\b${number} (?:remote|home)(?:[- ]work(?:ing)?)? days?\\b`,
  'i',
);

const optional =
  /\b(?:opportunit\w+|options?|optional|possib\w+|available|may|can|up to|eligible)\b/i;

/** "two" of "Two remote days a week"; undefined where no number is said. */
export const findHomeDays = (text: string): string | undefined =>
  fromHome.exec(text)?.slice(1).find(Boolean)?.toLowerCase();

export const linesOf = (brief: Brief): string[] => [
  ...brief.facts.map(({ text, source }) => (source.from === 'job' ? source.quote : text)),
  ...brief.employerBlocks.map(({ text }) => text),
];

/** "2 days from home", where the job says that so many may be had; null where it gives no number. */
export function sayOptionalDays(brief: Brief): string | null {
  const offered = linesOf(brief).find((line) => fromHome.test(line) && optional.test(line));
  const days = findHomeDays(offered ?? '');
  return days === undefined ? null : `${days} ${isOne(days) ? 'day' : 'days'} from home`;
}

export const isOne = (count: string): boolean => /^(?:1|one)$/i.test(count);
