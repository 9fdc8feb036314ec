import {
  dialectIds,
  dialects,
  localize,
  type Dialect,
  type DialectId,
  type Limits,
} from './dialects.ts';
import { listBroken } from './measure.ts';
import { breadths, planSearch, type Breadth, type Plan } from './plan.ts';
import { printPlan } from './print.ts';
import type { TermGroups } from './terms.ts';

export type SearchString = { text: string; link: string | null; warnings: string[] };

export type CompiledSearch = {
  dialect: DialectId;
  breadth: Breadth;
  /** One string, or several that together ask for the same people. Empty where the dialect cannot say it. */
  strings: SearchString[];
};

const half = <Term>(list: readonly Term[]): [Term[], Term[]] => {
  const middle = Math.ceil(list.length / 2);
  return [list.slice(0, middle), list.slice(middle)];
};

/** Two plans whose results together are those of the one; the longest list of alternatives is cut in half. */
function splitPlan(plan: Plan): [Plan, Plan] | null {
  const { titles, skillGroups, places } = plan;
  const lists = [titles, ...skillGroups, places];
  const longest = lists.reduce((a, b) => (b.length > a.length ? b : a));
  if (longest.length < 2) return null;
  const [first, second] = half(longest);
  const withList = (part: string[]): Plan => ({
    ...plan,
    titles: titles === longest ? part : titles,
    places: places === longest ? part : places,
    skillGroups: skillGroups.map((group) => (group === longest ? part : group)),
  });
  return [withList(first), withList(second)];
}

/** What can be given up when nothing is left to split: exclusions first, then skills, then the place. */
function loosenPlan(plan: Plan): Plan | null {
  if (plan.exclusions.length > 0) return { ...plan, exclusions: plan.exclusions.slice(0, -1) };
  if (plan.skillGroups.length > (plan.titles.length > 0 ? 0 : 1))
    return { ...plan, skillGroups: plan.skillGroups.slice(0, -1) };
  if (plan.places.length > 0) return { ...plan, places: [] };
  return null;
}

/** Two halvings: more than four pieces nobody would run, and the plan asks for too much. */
const HALVINGS = 2;
const STRINGS_AT_MOST = 2 ** HALVINGS;

/** The plan in as many strings as its halvings allow, or null when one of them is still too long. */
function splitToFit(
  plan: Plan,
  dialect: Dialect,
  limits: Limits,
  halvings: number,
): string[] | null {
  const text = printPlan(plan, dialect);
  if (text === '') return [];
  if (listBroken(text, limits).length === 0) return [text];
  const parts = halvings > 0 ? splitPlan(plan) : null;
  const [first, second] =
    parts?.map((part) => splitToFit(part, dialect, limits, halvings - 1)) ?? [];
  return first && second ? [...first, ...second] : null;
}

/** One string for each title that fits alone: the last resort. */
function listSingles(plan: Plan, dialect: Dialect, limits: Limits): string[] {
  const alone = (title: string): Plan => ({ ...plan, titles: [title] });
  return plan.titles.flatMap((title) => splitToFit(alone(title), dialect, limits, 0) ?? []);
}

function fitPlan(plan: Plan, dialect: Dialect, limits: Limits): string[] {
  let loosened: Plan | null = plan;
  let last = plan;
  while (loosened) {
    const strings = splitToFit(loosened, dialect, limits, HALVINGS);
    if (strings) return [...new Set(strings)];
    last = loosened;
    loosened = loosenPlan(loosened);
  }
  return listSingles(last, dialect, limits).slice(0, STRINGS_AT_MOST);
}

export function compileSearch({
  groups,
  dialect,
  breadth,
  country,
  softLimits,
}: {
  groups: TermGroups;
  dialect: DialectId;
  breadth: Breadth;
  /** Where people are looked for; ISO 3166. */
  country?: string | null;
  /** Replaces the dialect's soft limits; an organization may know its own seats better. */
  softLimits?: Limits;
}): CompiledSearch {
  const { hard, soft, link } = dialects[dialect];
  const wanted = softLimits ?? soft;
  const plan = planSearch({ groups, dialect, breadth });
  const asksNothing = plan.titles.length === 0 && plan.skillGroups.length === 0;
  const texts = asksNothing
    ? []
    : fitPlan(plan, localize(dialect, country), { ...wanted, ...hard });
  const strings = texts.map((text) => ({
    text,
    link: link?.(text) ?? null,
    warnings: listBroken(text, wanted),
  }));
  return { dialect, breadth, strings };
}

/** Every dialect in every breadth. */
export function compileAllSearches(groups: TermGroups): CompiledSearch[] {
  return dialectIds.flatMap((dialect) =>
    breadths.map((breadth) => compileSearch({ groups, dialect, breadth })),
  );
}
