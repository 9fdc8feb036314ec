interface RiskSum {
  start: { points: number; why: string };
  terms: { points: number; why: string }[];
  /** What stands before and behind the sum. */
  rest: string;
}

const whole =
  /^(?:(.*?) ?In figures: )?Start (\d\.\d+) \(([^()]+)\)[;.] ?(.*?)[.;]? ?Total (\d\.\d+)(?:: \w+)?\. ?(.*)$/s;
const term = /^(plus|minus) (\d\.\d+), (.+)$/s;
/** Half of the last digit. */
const tolerance = 0.006;

/** The sum that a reasoning tells; undefined where it is told otherwise or does not come to the score. */
export function readRiskSum(score: number | null, reasoning: string): RiskSum | undefined {
  const [, lead, start, why, middle, , rest] = whole.exec(reasoning) ?? [];
  if (start === undefined || why === undefined || score === null) return undefined;
  const terms = (middle ?? '').split(/; (?=(?:plus|minus) \d)/).map((text) => term.exec(text));
  if (terms.includes(null)) return undefined;
  const read = terms.map((found) => ({
    points: Number(found![2]) * (found![1] === 'minus' ? -1 : 1),
    why: found![3]!,
  }));
  const sum = read.reduce((total, { points }) => total + points, Number(start));
  if (Math.abs(sum - score) > tolerance) return undefined;
  return {
    start: { points: Number(start), why },
    terms: read,
    rest: [lead, rest].filter(Boolean).join(' '),
  };
}
