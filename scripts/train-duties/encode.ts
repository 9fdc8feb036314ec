import { WEIGHT_ZERO } from '#market/occupations/duties/weigh-duties.ts';
import type { DutyModel } from './softmax.ts';

const STEP = 0.5;
const MOST = 40;
/** Weights that move nothing are left out; they are most of them. */
const LEAST = 2;

/** The model as lines of text: a word, then each group that it speaks for or against. */
export function encodeModel({ groups, words, weights }: DutyModel): string {
  const lines = words.flatMap((word, number) => {
    const cells: string[] = [];
    for (const [group] of groups.entries()) {
      const value = Math.round(weights[number * groups.length + group]! / STEP);
      const held = Math.max(-12, Math.min(MOST, value));
      if (held < LEAST && held > -LEAST) continue;
      cells.push(group.toString(36).padStart(2, '0') + String.fromCharCode(WEIGHT_ZERO + held));
    }
    return cells.length > 0 ? [`${word} ${cells.join('')}`] : [];
  });
  return `/** Written by scripts/train-duties.ts: which words of a job speak for which group of occupations. */
export const dutyGroups = '${groups.join(' ')}';

export const weightStep = ${STEP};

/** A word, then three characters for each group: its number in base 36 and the weight. */
export const dutyTable = \`${lines.join('\n').replace(/[\\`$]/g, '\\$&')}\`;
`;
}
