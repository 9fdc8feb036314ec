import type { Fact } from '#shared/brief.ts';
import type { Points } from '../line-weights/by-lines.ts';
import type { Weighed } from '../settle-weights.ts';

/** "(80%)", "20% Plan the week", "Sales - 35%", "about 30 percent of your time". */
const share =
  /\(\s?(\d{1,2}) ?(?:%|percent)(?: of (?:the |your )?time)?\s?\)|^(\d{1,2}) ?%(?! (?:of|focus))|[-–:] ?(\d{1,2}) ?%$|(\d{1,2}) ?(?:%|percent) of (?:the|your|their) (?:time|work(?:ing)?|days?|week)\b/i;

/** What stands so close before it, in the same sentence, is meant by the share as well. */
const sameSentence = 3;

interface Share {
  percent: number;
  /** The line that names it. */
  of: Fact;
}

const readShare = (text: string): number => {
  const [, ...found] = share.exec(text) ?? [];
  return Number(found.find((one) => one !== undefined) ?? 0);
};

/** How much of the days each line fills, where the job says so. */
export function listShares(facts: readonly Fact[]): Map<Fact, Share> {
  const shares = new Map<Fact, Share>();
  let behind: { start: number; share: Share | undefined } | undefined;
  for (const fact of facts.toReversed()) {
    if (fact.source.from !== 'job') continue;
    const { quote, start } = fact.source;
    const percent = readShare(quote);
    const isJoined = behind !== undefined && behind.start - (start + quote.length) <= sameSentence;
    const own = percent > 0 ? { percent, of: fact } : isJoined ? behind?.share : undefined;
    if (own) shares.set(fact, own);
    behind = { start, share: own };
  }
  return shares;
}

const enough = 2;
const all = 100;

/** Where the job says how its time is spent, what is told of its days is worth what it says. */
export function steerByShares(points: Points, shares: ReadonlyMap<Fact, Share>): Points {
  const parts = [...new Set([...shares.values()].map(({ of }) => of))];
  const total = parts.reduce((sum, of) => sum + (shares.get(of)?.percent ?? 0), 0);
  if (!isSteered(shares) || total > all) return points;
  const told = [...shares].filter(([fact]) => points.has(fact));
  const worth = told.reduce((sum, [fact]) => sum + (points.get(fact) ?? 0), 0);
  const sizes = Map.groupBy(told, ([, share]) => share.of);
  const parted = told.map(
    ([fact, share]) => [fact, share.percent / (sizes.get(share.of)?.length ?? 1)] as const,
  );
  const whole = parted.reduce((sum, [, part]) => sum + part, 0);
  return new Map([
    ...points,
    ...parted.map(([fact, part]) => [fact, (worth * part) / whole] as const),
  ]);
}

const isSteered = (shares: ReadonlyMap<Fact, Share>): boolean =>
  new Set([...shares.values()].map(({ of }) => of)).size >= enough;

/** Lines for which the job says how much of the time they fill. */
export const markShares = (
  criteria: readonly Weighed[],
  shares: ReadonlyMap<Fact, Share>,
): Weighed[] =>
  criteria.map((one) =>
    isSteered(shares) && one.facts.some((fact) => shares.has(fact))
      ? { ...one, isShare: true }
      : one,
  );
