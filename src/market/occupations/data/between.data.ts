import type { Brief } from '#shared/brief.ts';

/**
 * Occupations between which many titles lie: a manager of human resources in a small house does what specialists do.
 * Where the pay stands far below the first, the second is told beside it.
 */
const between: Readonly<Record<string, string>> = {
  '11-1011': '11-1021',
  '11-2021': '13-1161',
  '11-2022': '41-4012',
  '11-3012': '43-1011',
  '11-3031': '13-2011',
  '11-3051': '51-1011',
  '11-3121': '13-1071',
  '11-9041': '17-2199',
  '11-9151': '21-1093',
  '11-9199': '13-1082',
  '13-1082': '11-9021',
  '13-2011': '43-3031',
  '41-3091': '41-4012',
  '17-2141': '17-3013',
};

/** Work that asks for no degree: no measure for a post that does. */
const withoutDegree: ReadonlySet<string> = new Set(['43-1011', '51-1011', '43-3031', '17-3013']);

/** The second of the two occupations, where the post is not held apart from it by the degree that it demands. */
export function findLesser(
  soc: string | null,
  { education }: Pick<Brief, 'education'>,
): string | null {
  const other = between[soc ?? ''] ?? null;
  const isDegreed = /\b(?:bachelor(?:[’']s)?|master(?:[’']s)?|degree|BA|BS|BSc|MBA|CPA)\b/i.test(
    education?.text ?? '',
  );
  return other !== null && isDegreed && withoutDegree.has(other) ? null : other;
}
