import type { Unit } from '#shared/reading.ts';
import { jobSigns } from './job-signs.data.ts';

const weight = 0.4;

export function countJobSigns(lines: readonly Unit[]): number {
  const text = lines
    .slice(0, 200)
    .map((line) => line.text)
    .join('\n');
  return jobSigns.filter((sign) => sign.test(text)).length * weight;
}
