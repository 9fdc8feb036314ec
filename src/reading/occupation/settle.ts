import { toGroup } from '#market/occupations/duties/weigh-duties.ts';
import { findCommonest } from '#market/occupations/group-members.ts';
import type { TitleCandidate } from '#market/occupations/titles/match-title.ts';
import type { Ranked } from './ranked.ts';
import { weighTogether } from './weigh-together.ts';

export interface Settled {
  ranked: Ranked[];
  sure: boolean;
  /** What the duties speak for, where they speak clearly. */
  dutiesSay: string | null;
}

/** How sharply a better title outweighs a worse one. */
const TITLE_POWER = 4;
/** How much the duties count beside the title. */
const DUTY_POWER = 0.6;
const DUTY_FLOOR = 0.004;
/** The duties alone may name an occupation, at this much of what a clear title counts. */
const DUTY_ONLY = 0.12;
/** Where they may: the likeliest groups. */
const DUTY_GROUPS = 2;

/**
 * The duties contradict a title when other work is this likely, and this many times as likely as the title's own.
 * A title with one clear meaning is contradicted by more than a guessed one.
 */
const CLASH = {
  certain: { share: 0.6, times: 35 },
  guessed: { share: 0.4, times: 4 },
};
const CERTAIN_TITLE = 0.93;

const toMajor = (soc: string): string => soc.slice(0, 2);

/** As sure as a title may be that the duties contradict. */
const CLASHING = 0.45;
/** From here on an occupation is taken for sure. */
const SURE = 0.5;

/** By the title and what is said; where the text says little, by the title and what little the duties tell. */
export function settle(
  candidates: readonly TitleCandidate[],
  duties: ReadonlyMap<string, number> | null,
  said: ReadonlyMap<string, number> | null = null,
): Settled {
  const titled = settleByTitle(candidates, duties);
  if (!duties || !said || (isClear(titled) && !isGainsaid(titled, duties, said))) return titled;
  const [first, ...others] = weighTogether({ candidates, duties, said });
  if (!first) return { ranked: [], sure: false, dutiesSay: null };
  const strongest = candidates[0]?.score ?? 0;
  const clash = first.title !== null && contradicts(first.soc, strongest, duties);
  const confidence = clash ? Math.min(first.confidence, CLASHING) : first.confidence;
  return {
    ranked: [{ ...first, confidence }, ...others],
    sure: confidence >= SURE,
    dutiesSay: readDuties(duties),
  };
}

/** A title that only one occupation has, and that the duties do not contradict, needs no more words. */
const isClear = ({ ranked: [first] }: Settled): boolean =>
  first !== undefined && first.title !== null && first.confidence >= CLEAR;
const CLEAR = 0.95;

/** The text speaks of another field when that much of it does, and so little of the title's own. */
const GAINSAID = { other: 0.5, own: 0.1 };

/** "Automation Engineer" whose text is of programs alone: words and duties both speak of another field than the title. */
function isGainsaid(
  { ranked: [first] }: Settled,
  duties: ReadonlyMap<string, number>,
  said: ReadonlyMap<string, number>,
): boolean {
  if (!first) return false;
  const own = toMajor(first.soc);
  const fields = new Map<string, number>();
  for (const [soc, share] of said)
    fields.set(toMajor(soc), (fields.get(toMajor(soc)) ?? 0) + share);
  const [likeliest] = [...duties].toSorted(([, a], [, b]) => b - a);
  const [field = own, share = 0] = [...fields].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return (
    field !== own &&
    share >= GAINSAID.other &&
    (fields.get(own) ?? 0) <= GAINSAID.own &&
    likeliest !== undefined &&
    toMajor(likeliest[0]) === field
  );
}

function readDuties(duties: ReadonlyMap<string, number>): string | null {
  const [likeliest] = [...duties].toSorted(([, a], [, b]) => b - a);
  if (!likeliest || likeliest[1] < CLASH.guessed.share) return null;
  return findCommonest(likeliest[0]) ?? null;
}

function settleByTitle(
  candidates: readonly TitleCandidate[],
  duties: ReadonlyMap<string, number> | null,
): Settled {
  const weighed = new Map<string, { weight: number; title: string | null }>();
  for (const { soc, score, title } of candidates)
    weighed.set(soc, { weight: score ** TITLE_POWER, title });
  const groups = [...(duties ?? [])].toSorted(([, a], [, b]) => b - a);
  const strongest = candidates[0]?.score ?? 0;
  for (const [group, share] of groups.slice(0, DUTY_GROUPS)) {
    const soc = findCommonest(group);
    if (soc && !weighed.has(soc) && ![...weighed.keys()].some((one) => toGroup(one) === group))
      weighed.set(soc, { weight: (DUTY_ONLY * share) ** 2, title: null });
  }
  const scored = [...weighed].map(([soc, { weight, title }]) => {
    const share = duties ? (duties.get(toGroup(soc)) ?? 0) + DUTY_FLOOR : 1;
    return { soc, title, score: weight * share ** DUTY_POWER };
  });
  const total = scored.reduce((sum, { score }) => sum + score, 0) || 1;
  const ranked = scored
    .toSorted((a, b) => b.score - a.score)
    .map(({ soc, title, score }) => ({ soc, title, confidence: (score / total) * 0.97 }));
  const [first] = ranked;
  if (!first) return { ranked, sure: false, dutiesSay: null };
  const dutiesSay = duties && readDuties(duties);
  const clash = contradicts(first.soc, strongest, duties);
  const confidence = rate(first, strongest, clash);
  ranked[0] = { ...first, confidence };
  return { ranked, sure: confidence >= SURE, dutiesSay };
}

function contradicts(
  soc: string,
  strongest: number,
  duties: ReadonlyMap<string, number> | null,
): boolean {
  if (!duties) return false;
  const majors = new Map<string, number>();
  for (const [group, share] of duties)
    majors.set(toMajor(group), (majors.get(toMajor(group)) ?? 0) + share);
  const own = majors.get(toMajor(soc)) ?? 0;
  const other = Math.max(...majors.values());
  const { share, times } = strongest >= CERTAIN_TITLE ? CLASH.certain : CLASH.guessed;
  return other >= share && other >= times * own;
}

/** As likely as it is among the others, but never more than the title's own clearness allows. */
function rate(first: Ranked, strongest: number, clash: boolean): number {
  if (first.title === null) return Math.min(first.confidence, 0.4);
  const clearness = Math.min(1, strongest + 0.15);
  const rated = first.confidence * clearness;
  return Math.round((clash ? Math.min(rated, CLASHING) : rated) * 100) / 100;
}
