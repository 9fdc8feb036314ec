import type { TermGroups } from '#market/search-strings/terms.ts';
import type { Plan } from '#plan/plan.ts';
import { holdsPost } from '#plan/people/holds-post.ts';
import { hasWish } from '#plan/people/job-persona.ts';
import { holds } from '#plan/search/title-kin.ts';
import type { Source } from '#plan/source.ts';
import { groupPersona, listSearched } from './search-personas.ts';

interface Grouped {
  letter: string;
  groups: TermGroups;
}

const shown = 3;

/** Whether whoever the second string finds is found by the first one anyway. */
function contains(wide: TermGroups, narrow: TermGroups): boolean {
  const holdsAll = (some: readonly string[] = [], all: readonly string[] = []): boolean =>
    some.length === 0 || (all.length > 0 && all.every((term) => some.includes(term)));
  return (
    narrow.titles.every((title) => wide.titles.includes(title)) &&
    holdsAll(wide.skills, narrow.skills) &&
    holdsAll(wide.must, narrow.must)
  );
}

/** The terms of this job that no string before asks for; all of them where each is taken. */
function turnTerms(plan: Plan, before: readonly Grouped[], groups: TermGroups): string[] {
  const taken = new Set(before.flatMap((one) => [...one.groups.skills, ...groups.titles]));
  const { own, skills } = plan.search;
  const must = groups.must ?? [];
  return [...new Set([...own, ...skills])]
    .filter(
      (term) =>
        !taken.has(term) &&
        !must.includes(term) &&
        !groups.titles.some((title) => holds(title, term)),
    )
    .slice(0, shown);
}

/**
 * A string for each persona, none of which finds what another finds: a title that an earlier one asks for is left to
 * it, and no two ask for the same words beside their titles.
 */
export function groupPersonas(source: Source, plan: Plan): Grouped[] {
  const usual = new Set(plan.search.precise);
  return listSearched(source, plan).reduce<Grouped[]>((before, persona) => {
    const groups = groupPersona(source, plan, persona);
    const taken = new Set(before.flatMap((one) => one.groups.titles));
    // Whoever holds the post is called by its title, whoever else is.
    const isHolder = holdsPost(source.brief.title.clean)(persona);
    const [own] = plan.search.precise;
    const left = groups.titles.filter(
      (title) => !taken.has(title) || (isHolder && own !== undefined && holds(own, title)),
    );
    // Whoever has no title of their own is told by the words beside it.
    const isOwn = groups.titles.some((title) => !usual.has(title));
    const titled = left.length > 0 && isOwn ? { ...groups, titles: left } : groups;
    const isSame = ({ groups: other }: Grouped): boolean =>
      titled.skills.length > 0 &&
      titled.skills.filter((term) => other.skills.includes(term)).length > titled.skills.length / 2;
    const others = turnTerms(plan, before, titled);
    const mended =
      before.some(isSame) && others.length > 1 && !hasWish(persona)
        ? { ...titled, skills: others }
        : titled;
    const isFound = before.some(
      (one) => contains(one.groups, mended) || contains(mended, one.groups),
    );
    return isFound ? before : [...before, { letter: persona.letter, groups: mended }];
  }, []);
}
