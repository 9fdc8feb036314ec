import type { Fact } from '#shared/brief.ts';
import type { Weighed } from '../settle-weights.ts';
import { isAsked } from './weigh-evidence.ts';

/** How much of a thing a demand asks for. */
export type Degree = 'deep' | 'plain' | 'light';

const having =
  'knowledge|understanding|experience|background|expertise|proficiency|skills?|command|grasp|familiarity|track record|competence|abilit(?:y|ies)';

/** "In-depth understanding of looms": what is said of the having itself, and not of the looms. */
const deep = new RegExp(
  `^(?:(?:an?|the|has|have|possess(?:es)?|must have|demonstrated) )*(?:(?:in[- ]depth|thorough|extensive|expert|comprehensive|deep|strong|solid|significant|substantial|detailed|advanced)[ ,]+(?:and )?)(?:[\\p{L}-]+ ){0,3}?(?:${having})\\b|^(?:mastery|expertise)\\b`,
  'iu',
);
/** "Familiarity with looms", "basic knowledge of looms", "some experience of looms". */
const light = new RegExp(
  `^(?:(?:an?|the|has|have|possess(?:es)?|must have|good|some) )*(?:familiar(?:ity)?|aware(?:ness)?|exposure)\\b|^(?:(?:an?|the|has|have|possess(?:es)?|must have) )*(?:basic|general|some|working|fundamental|introductory|rudimentary)[ ,]+(?:[\\p{L}-]+ ){0,2}?(?:${having})\\b`,
  'iu',
);

/** What a demand says of its own depth. */
export function degreeOf(fact: Fact): Degree {
  if (!isAsked(fact)) return 'plain';
  return light.test(fact.text) ? 'light' : deep.test(fact.text) ? 'deep' : 'plain';
}

/** "Advanced Excel, with pivot tables": more than that somebody has seen the program. */
const deepTool =
  /^(?:(?:an?|the|has|have|must have|possess(?:es)?) )*(?:advanced|expert|in[- ]depth)\b|\b(?:advanced|expert|power) (?:[\p{L}-]+ ){0,3}(?:skills?|proficiency|user|level|knowledge)\b|\b(?:pivot tables?|v-?lookups?|x-?lookups?|macros?|vba)\b/iu;
export const isDeepTool = ({ kind, text }: Pick<Fact, 'kind' | 'text'>): boolean =>
  kind === 'tool' && deepTool.test(text);

/** What must be known in depth weighs more than it would, what one shall be familiar with less. */
const ofDegree: Record<Degree, number> = { deep: 1.15, plain: 1, light: 0.6 };

/** Each demand by the depth that its own line asks for; a tool never weighs more than the work done with it. */
export const weighByDegree = (lines: readonly Weighed[]): Weighed[] =>
  lines.map((line) => {
    const [first] = line.facts;
    if (line.origin !== 'must' || !first) return line;
    const degree = degreeOf(first);
    const isTool = line.facts.every(({ kind }) => kind === 'tool');
    return isTool && degree === 'deep' ? line : { ...line, mass: line.mass * ofDegree[degree] };
  });
