import type { Labels } from './labels.ts';

/** What a reading says, in the names that labels use. */
export interface Answer {
  readable: boolean;
  fields: Record<string, unknown>;
  facts: readonly { role: string; quote: string }[];
}

export interface RoleScore {
  right: number;
  wrong: number;
  missed: number;
}

export interface Score {
  roles: Map<string, RoleScore>;
  /** Right answers out of all; of what was invented only the count. */
  fields: Map<string, { right: number; of: number }>;
}

const scoredRoles = 'duty must nice benefit company process schedule pay place legal'.split(' ');

export const startScore = (): Score => ({
  roles: new Map(scoredRoles.map((role) => [role, { right: 0, wrong: 0, missed: 0 }])),
  fields: new Map(),
});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const plain = (value: unknown): string =>
  textOf(value)
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const wordsOf = (value: unknown): string[] =>
  plain(value)
    .split(' ')
    .filter((word) => word.length > 1);

function shareOf(wanted: unknown, given: unknown): number {
  const have = new Set(wordsOf(given));
  const all = wordsOf(wanted);
  return all.length === 0 ? 0 : all.filter((word) => have.has(word)).length / all.length;
}

/** Most words of one, or all words of the other. */
const isAlike = (wanted: unknown, given: unknown): boolean =>
  shareOf(wanted, given) >= 0.6 || (given !== null && shareOf(given, wanted) >= 0.99);

/** Adds what was read of one text to the score. */
export function addToScore(score: Score, answer: Answer, labels: Labels): void {
  count(score, 'read at all', answer.readable);
  if (!answer.readable) return;
  scoreRoles(score, answer, labels);
  scoreNames(score, answer, labels);
  scoreValues(score, answer, labels);
}

function count({ fields }: Score, name: string, isRight: boolean): void {
  const { right, of } = fields.get(name) ?? { right: 0, of: 0 };
  fields.set(name, { right: right + (isRight ? 1 : 0), of: of + 1 });
}

function scoreRoles({ roles }: Score, { facts }: Answer, { units }: Labels): void {
  const said = facts
    .map(({ role, quote }) => ({ role, quote: plain(quote) }))
    .filter(({ quote }) => quote.length > 2);
  for (const { text, roles: truth } of units) {
    const unit = plain(text);
    if (unit.length < 3) continue;
    const given = new Set(said.filter(({ quote }) => isSame(quote, unit)).map(({ role }) => role));
    for (const [role, counts] of roles) {
      if (truth.includes(role) && given.has(role)) counts.right += 1;
      else if (given.has(role)) counts.wrong += 1;
      else if (truth.includes(role)) counts.missed += 1;
    }
  }
}

const isSame = (quote: string, unit: string): boolean =>
  quote === unit ||
  (quote.length > 12 && unit.includes(quote)) ||
  (unit.length > 12 && quote.includes(unit));

function scoreNames(score: Score, { fields: got }: Answer, { fields: want }: Labels): void {
  if (want.title) count(score, 'title', isAlike(want.title, got.title));
  for (const key of ['employer', 'city', 'department', 'reportsTo', 'startDate'] as const) {
    const wanted = want[key];
    if (wanted) {
      const ways = wanted.split('/');
      count(
        score,
        key,
        ways.some((way) => isAlike(way, got[key])),
      );
    } else if (got[key]) count(score, `${key} invented`, false);
  }
  for (const key of ['tools', 'credentials'] as const) {
    const given = Array.isArray(got[key]) ? (got[key] as unknown[]) : [];
    for (const item of want[key] ?? [])
      count(
        score,
        key,
        given.some((one) => isAlike(item, one)),
      );
  }
}

function scoreValues(score: Score, { fields: got }: Answer, { fields: want }: Labels): void {
  if (want.country) count(score, 'country', want.country.includes(textOf(got.country) || '??'));
  if (want.workType && want.workTypeBasis === 'stated')
    count(score, 'work type', got.workType === want.workType);
  else if (!want.workType && got.workType) count(score, 'work type invented', false);
  if (want.employmentType)
    count(score, 'employment type', got.employmentType === want.employmentType);
  for (const key of ['openings', 'yearsMin'] as const) {
    const wanted = want[key];
    if (wanted !== undefined && wanted !== null) count(score, key, Number(got[key]) === wanted);
  }
  if (want.pay) count(score, 'pay', isSamePay(want.pay, got.pay as Pay | null));
  else if (got.pay) count(score, 'pay invented', false);
  if (want.soc) {
    const soc = textOf(got.soc);
    count(score, 'occupation, broad', soc.slice(0, 2) === want.soc.slice(0, 2));
    count(score, 'occupation, exact', soc.slice(0, 7) === want.soc);
  }
}

type Pay = NonNullable<Labels['fields']['pay']>;

function isSamePay(want: Pay, got: Pay | null): boolean {
  if (!got) return false;
  const [least, most] = [want.min ?? want.max, want.max ?? want.min];
  return (
    isNear(least, got.min ?? got.max) &&
    isNear(most, got.max ?? got.min) &&
    (!want.currency || got.currency === want.currency) &&
    (!want.period || got.period === want.period)
  );
}

const isNear = (a: number | null | undefined, b: number | null | undefined): boolean =>
  typeof a === 'number' && typeof b === 'number'
    ? Math.abs(a - b) <= 0.01 * Math.abs(a) + 0.01
    : (a ?? null) === (b ?? null);
