import type { Fact } from '#shared/brief.ts';

/** What stands under it tells how it is there. */
const conditionsHeading =
  /^(?:the )?(?:special |general |physical (?:demands )?(?:and |& ))?(?:work(?:ing)?|environmental|job) (?:conditions?|environment|hazards|surroundings)\b/i;
const ofHolder =
  /\b(?:must|abilit(?:y|ies)|able|willing\p{L}*|comfortable|flexib\p{L}+|proficien\p{L}+|knowledge|experience|skills?|degree|licen[cs]e|certif\p{L}+|you)\b/iu;
const mayBeThere = new Set<Fact['kind']>(['skill', 'safety', 'trait', 'tool', 'other']);

/** "Small amounts of machine noise" below "Working conditions": nothing that somebody brings. */
export const tellsConditions = (
  text: string,
  { heading, kind }: { heading: string | null; kind: Fact['kind'] },
): boolean => conditionsHeading.test(heading ?? '') && !ofHolder.test(text) && mayBeThere.has(kind);
