import type { Signs } from '#reading/occupation/weigh-together.ts';

/** An advertisement of which people said what occupation it is of, and what speaks for each that it may be of. */
export interface JudgedOccupations {
  signs: ReadonlyMap<string, Signs>;
  code: string;
  also: readonly string[];
}

const rounds = 300;
const pace = 0.3;
const decay = 0.01;
/** What an occupation counts that a fair judge would accept too. */
const ofOthers = 0.6;

const names: readonly (keyof Signs)[] = [
  'said',
  'saidOfGroup',
  'saidOfField',
  'title',
  'clearTitle',
  'titled',
  'shortened',
  'bestTitle',
  'duties',
  'titleShare',
  'other',
];

interface Row {
  values: number[][];
  right: number[];
}

/** How much each sign counts, so that the chances of the right occupations become as high as can be. */
export function learnSigns(judged: readonly JudgedOccupations[]): Signs {
  const rows = judged
    .map(({ signs, code, also }): Row => {
      const right = [...signs.keys()].map((soc) =>
        soc === code ? 1 : also.includes(soc) ? ofOthers : 0,
      );
      return { values: [...signs.values()].map((one) => names.map((name) => one[name])), right };
    })
    .filter(({ right }) => right.some((share) => share > 0));
  const weights = names.map(() => 0);
  const paces = names.map(() => 1e-8);
  for (let round = 0; round < rounds; round += 1) {
    const slopes = weights.map((weight) => decay * weight);
    for (const row of rows) addSlopes(row, weights, slopes, rows.length);
    for (const [k, slope] of slopes.entries()) {
      paces[k]! += slope * slope;
      weights[k]! -= (pace * slope) / Math.sqrt(paces[k]!);
    }
  }
  return Object.fromEntries(
    names.map((name, k) => [name, Math.round(weights[k]! * 100) / 100]),
  ) as Signs;
}

function addSlopes(
  { values, right }: Row,
  weights: readonly number[],
  slopes: number[],
  count: number,
): void {
  const scores = values.map((signs) => signs.reduce((sum, sign, k) => sum + sign * weights[k]!, 0));
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, one) => sum + one, 0);
  const found = odds.reduce((sum, one, i) => sum + one * right[i]!, 0);
  for (const [i, signs] of values.entries()) {
    const gap = odds[i]! / all - (odds[i]! * right[i]!) / found;
    for (const [k, sign] of signs.entries()) slopes[k]! += (gap * sign) / count;
  }
}
