import type { Fact } from '#shared/brief.ts';
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
/** A share this small is one line, whatever it is made of. */
const small = 15;

/** Where the job says how its time is spent, what is told of its days weighs by that. */
export function steerByShares(
  criteria: readonly Weighed[],
  shares: ReadonlyMap<Fact, Share>,
): Weighed[] {
  const parts = [...new Set([...shares.values()].map(({ of }) => of))];
  const total = parts.reduce((sum, of) => sum + (shares.get(of)?.percent ?? 0), 0);
  if (parts.length < enough || total > all) return [...criteria];
  const shareOf = ({ facts, origin }: Weighed): Share | undefined =>
    origin === 'duty' || origin === 'must'
      ? facts.map((fact) => shares.get(fact)).find((found) => found !== undefined)
      : undefined;
  const seen = new Set<Fact>();
  const kept = criteria.filter((one) => {
    const found = shareOf(one);
    if (!found || found.percent > small) return true;
    return !seen.has(found.of) && Boolean(seen.add(found.of));
  });
  const shared = kept.filter((one) => shareOf(one) !== undefined);
  const mass = shared.reduce((sum, one) => sum + one.mass, 0);
  const sizes = Map.groupBy(shared, (one) => shareOf(one)?.of);
  const weigh = (one: Weighed): number => {
    const found = shareOf(one);
    return found ? found.percent / (sizes.get(found.of)?.length ?? 1) : 0;
  };
  const sum = shared.reduce((added, one) => added + weigh(one), 0);
  return kept.map((one) =>
    shared.includes(one) ? { ...one, mass: (mass * weigh(one)) / sum, isShare: true } : one,
  );
}
