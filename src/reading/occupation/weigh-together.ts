import { toGroup } from '#market/occupations/duties/weigh-duties.ts';
import { findCommonest } from '#market/occupations/group-members.ts';
import type { TitleCandidate } from '#market/occupations/titles/match-title.ts';
import type { Ranked } from './ranked.ts';
import { signWeights } from './sign-weights.data.ts';

export type Signs = Record<keyof typeof signWeights, number>;

interface Heard {
  candidates: readonly TitleCandidate[];
  duties: ReadonlyMap<string, number>;
  /** How likely each occupation is by the words of title and text. */
  said: ReadonlyMap<string, number>;
}

/** How many the words of the text may add to those that the title names, and how many the groups of the duties. */
const mostSaid = 8;
const mostGroups = 2;
const clear = 4;
/** So that what is never said is not out of the question. */
const floor = { said: 0.002, group: 0.01, field: 0.02, duties: 0.004 };
const toField = (soc: string): string => soc.slice(0, 2);

const listLikeliest = (shares: ReadonlyMap<string, number>, most: number): string[] =>
  [...shares]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([key]) => key);

function sumBy(
  shares: ReadonlyMap<string, number>,
  toKey: (soc: string) => string,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [soc, share] of shares) sums.set(toKey(soc), (sums.get(toKey(soc)) ?? 0) + share);
  return sums;
}

/** All that speaks for each occupation that a job may be of. */
export function listSigns({ candidates, duties, said }: Heard): Map<string, Signs> {
  const titled = new Map(candidates.map((one) => [one.soc, one]));
  const best = Math.max(0, ...candidates.map(({ score }) => score));
  const groups = sumBy(said, toGroup);
  const fields = sumBy(said, toField);
  const socs = new Set([
    ...titled.keys(),
    ...listLikeliest(said, mostSaid),
    ...listLikeliest(duties, mostGroups).flatMap((group) => findCommonest(group) ?? []),
  ]);
  const signs = [...socs].map((soc): [string, Signs] => {
    const { score = 0, how = null } = titled.get(soc) ?? {};
    const isTitled = how === null ? 0 : 1;
    return [
      soc,
      {
        said: Math.log((said.get(soc) ?? 0) + floor.said),
        saidOfGroup: Math.log((groups.get(toGroup(soc)) ?? 0) + floor.group),
        saidOfField: Math.log((fields.get(toField(soc)) ?? 0) + floor.field),
        title: score,
        clearTitle: score ** clear,
        titled: isTitled,
        shortened: how === 'shortened' ? 1 : 0,
        bestTitle: isTitled && score === best ? 1 : 0,
        duties: Math.log((duties.get(toGroup(soc)) ?? 0) + floor.duties),
        titleShare: best === 0 ? 0 : score / best,
        other: soc.endsWith('99') ? 1 : 0,
      },
    ];
  });
  return new Map(signs);
}

const keys = Object.keys(signWeights) as (keyof typeof signWeights)[];

/** The occupations a job may be of, the likeliest first, by title and text together; of a hundred that are said to be so likely, as many are right. */
export function weighTogether(heard: Heard): Ranked[] {
  const titles = new Map(heard.candidates.map(({ soc, title }) => [soc, title]));
  const rated = [...listSigns(heard)].map(([soc, signs]) => ({
    soc,
    title: titles.get(soc) ?? null,
    odds: Math.exp(keys.reduce((sum, key) => sum + signWeights[key] * signs[key], 0)),
  }));
  const total = rated.reduce((sum, { odds }) => sum + odds, 0);
  return rated
    .toSorted((a, b) => b.odds - a.odds)
    .map(({ soc, title, odds }) => ({
      soc,
      title,
      confidence: Math.round((odds / total) * 97) / 100,
    }));
}
