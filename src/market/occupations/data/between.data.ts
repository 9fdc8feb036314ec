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
  '29-1141': '29-2061',
};

export const findLesser = (soc: string | null): string | null => between[soc ?? ''] ?? null;
