import type { Fact, FactKind } from '#shared/brief.ts';

type Unnamed = Pick<Fact, 'kind' | 'importance'>;

const order = { must: 0, preferred: 1, nice: 2 };

/** Kinds that tools show side by side, and how many of them all lists of all tools can hold. */
const groups: { kinds: readonly FactKind[]; most: number }[] = [
  {
    kinds: ['skill', 'trait', 'tool', 'licence', 'experience', 'education', 'language', 'safety'],
    most: 60,
  },
  { kinds: ['authorization', 'physical', 'travel'], most: 20 },
  { kinds: ['duty'], most: 60 },
  { kinds: ['benefit'], most: 40 },
  { kinds: ['schedule'], most: 20 },
  { kinds: ['goal'], most: 20 },
  { kinds: ['process'], most: 20 },
  { kinds: ['team'], most: 12 },
  { kinds: ['culture'], most: 12 },
  { kinds: ['other'], most: 12 },
];

/** Must-haves first, then wishes, each in the order of the job and no more than tools can hold. */
export function boundFacts<One extends Unnamed>(
  facts: readonly One[],
): { facts: (One & { id: string })[]; leftOut: number } {
  const sorted = facts.toSorted((a, b) => order[a.importance] - order[b.importance]);
  const room = new Map(groups.map((group) => [group, group.most]));
  const counts = new Map<string, number>();
  const kept = sorted.flatMap((fact): (One & { id: string })[] => {
    const group = groups.find(({ kinds }) => kinds.includes(fact.kind));
    const left = group ? (room.get(group) ?? 0) : 0;
    if (!group || left === 0) return [];
    room.set(group, left - 1);
    const count = (counts.get(fact.kind) ?? 0) + 1;
    counts.set(fact.kind, count);
    return [{ ...fact, id: `${fact.kind}-${count}` }];
  });
  return { facts: kept, leftOut: facts.length - kept.length };
}
