import type { Fact } from '#shared/brief.ts';
import { capitalize } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import type { Unweighted } from '../settle-weights.ts';
import { askTraits, knownTraits, nameWay, type Trait } from './traits.ts';

/** So many essentials can each be judged by themselves. */
const few = 6;
const most = 3;
/** A line goes by two plain words at most. */
const namedIn = 2;

/** Whether manner is one of a few things that the job calls essential, and no afterthought of a long list. */
export const isOneOfFew = (manner: number, others: number): boolean =>
  manner > 0 && manner + others <= few;

/** Each manner that the job demands as a line of its own, in the order of the job; praise alone makes none. */
export function toMannerLines(facts: readonly Fact[]): Unweighted[] {
  const praise = knownTraits.at(-1);
  const heard = facts.map((fact) => ({
    fact,
    traits: listHeard(fact).filter((trait) => trait !== praise),
  }));
  const groups = new Map<Trait, Fact[]>();
  for (const { fact, traits } of heard) {
    const own = traits.find((trait) => groups.has(trait)) ?? traits[0];
    if (own) groups.set(own, [...(groups.get(own) ?? []), fact]);
  }
  const kept = [...groups].slice(0, most);
  const named = new Set(kept.map(([trait]) => trait));
  return kept.map(([trait, own], place) => {
    const besides = heard
      .filter(({ fact }) => own.includes(fact))
      .flatMap(({ traits }) => traits)
      .filter((other, i, all) => !named.has(other) && all.indexOf(other) === i)
      .slice(0, namedIn - 1);
    for (const other of besides) named.add(other);
    return {
      id: nameWay(place),
      name: capitalize(joinList([trait, ...besides].map(({ name }) => name))),
      origin: 'must',
      facts: own,
      competency: null,
      looksLike:
        'Shows in what a person did on an ordinary day, not in how they describe themselves.',
      ...askTraits([trait, ...besides]),
    };
  });
}

/** What a line speaks of, in its order. */
const listHeard = ({ text }: Fact): Trait[] =>
  knownTraits
    .map((trait) => ({ trait, at: text.search(trait.words) }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at)
    .map(({ trait }) => trait);
