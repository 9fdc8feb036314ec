import type { Brief } from '#shared/brief.ts';
import type { Gate } from '../criteria/criterion.ts';
import { shortGate } from '../criteria/gates/ways.ts';

const fewYears = 1;
const longestName = 22;
/** Most people have these, whatever they do today. */
const common = /\bdriv\w+|\bfirst aid\b|\bfood (?:handler|hygiene|safety)\b|\bCPR\b/i;

const isTrained = ({ kind, name }: Gate): boolean => kind === 'credential' && !common.test(name);

/** Papers and years of the work itself that somebody new to it cannot have yet, in the words of the job. */
export function listBarriers({ seniority }: Brief, gates: readonly Gate[]): string[] {
  const years = seniority.years?.min ?? 0;
  return [
    ...gates.filter(isTrained).map((gate) => shortGate(gate, longestName)),
    ...(years >= fewYears ? [`${years} ${years === 1 ? 'year' : 'years'} of experience`] : []),
  ];
}
