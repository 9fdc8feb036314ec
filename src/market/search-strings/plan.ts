import type { DialectId } from './dialects.ts';
import { cleanTerms, type TermGroups } from './terms.ts';

export const breadths = ['broad', 'balanced', 'narrow'] as const;
export type Breadth = (typeof breadths)[number];

/** What a string asks for: one of each group, none of the exclusions. */
export type Plan = {
  titles: string[];
  skillGroups: string[][];
  places: string[];
  exclusions: string[];
};

const TITLES: Record<Breadth, number> = { broad: 12, balanced: 6, narrow: 4 };
const SKILLS_BALANCED = 6;
const SKILLS_NARROW = 3;
const PLACES = 6;
const EXCLUSIONS: Record<Breadth, number> = { broad: 3, balanced: 3, narrow: 2 };

/** Platforms with a field or filter of their own for the place need none in the string. */
const PLACE_ELSEWHERE: DialectId[] = ['indeed'];
/** A search of everybody without a place returns the world. */
const PLACE_ALWAYS: DialectId[] = ['linkedin', 'googleXray', 'github', 'general'];

/** Narrow asks for two kinds of skill at once; the first of the list weigh most. */
function groupSkills(skills: string[], breadth: Breadth): string[][] {
  if (breadth === 'broad') return [];
  if (breadth === 'balanced') return [skills.slice(0, SKILLS_BALANCED)];
  // Few of them are asked for by halves: one group would ask no more than the balanced search.
  const first = Math.min(SKILLS_NARROW, Math.ceil(skills.length / 2));
  return [skills.slice(0, first), skills.slice(first, first + SKILLS_NARROW)];
}

const fold = (term: string): string => ` ${term.toLowerCase()} `;

export function planSearch({
  groups,
  dialect,
  breadth,
}: {
  groups: TermGroups;
  dialect: DialectId;
  breadth: Breadth;
}): Plan {
  const titles = cleanTerms(groups.titles).slice(0, TITLES[breadth]);
  const skills = cleanTerms(groups.skills);
  const taken = [...titles, ...skills].map(fold);
  const wantsPlace =
    PLACE_ALWAYS.includes(dialect) || (breadth === 'narrow' && !PLACE_ELSEWHERE.includes(dialect));
  return {
    titles,
    // With no title to go by, the skills are what is searched for.
    skillGroups: [
      ...groupSkills(skills, titles.length === 0 && breadth === 'broad' ? 'balanced' : breadth),
      cleanTerms(groups.must ?? []),
    ].filter((group) => group.length > 0),
    places: wantsPlace ? cleanTerms(groups.places).slice(0, dialect === 'github' ? 1 : PLACES) : [],
    // Excluding what is searched for would find nobody.
    exclusions: cleanTerms(groups.exclusions)
      .filter((term) => !taken.some((wanted) => wanted.includes(fold(term))))
      .slice(0, EXCLUSIONS[breadth]),
  };
}
