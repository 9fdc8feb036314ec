import type { Brief } from '#shared/brief.ts';

/** What a job says of itself, and what it therefore gives nobody. */
const pairs: readonly (readonly [job: RegExp, wish: RegExp])[] = [
  [
    /\b(?:fast[- ]paced|early[- ]stage|scrappy|seed[- ]stage|series a) (?:\p{L}{1,15} ){0,2}(?:start-?up|company|team)\b|\bearly[- ]stage\b/iu,
    /\b(?:steadier|steady (?:hours|workload|weeks?)|large enough|predictable (?:hours|weeks?|days|evenings|shifts)|share on-call|quieter|slower|hand to others)\b/i,
  ],
  [
    /\b(?:must|need\p{L}{0,3}|requires?|required|work(?:ing)?)\b[^.;\n]{0,40}\b(?:evenings?|saturdays?|sundays?|weekends?)\b|\b(?:evenings?|saturdays?|sundays?|weekends?)\b[^.;\n]{0,30}\b(?:needed|required|a must|availabilit\p{L}{1,3})\b/iu,
    /\bdaytime (?:hours|work)\b|\b(?:evenings?|weekends?)(?: and weekends)? (?:free|off|at home)\b|\bno (?:nights?, no )?weekends?\b|\bpredictable evenings\b/i,
  ],
];

/** Whether a wish is one that this very job cannot meet by its own words. */
export function goesAgainst({ facts, conditions }: Brief): (wish: string) => boolean {
  const said = [...facts, ...conditions].map(({ text }) => text);
  const wishes = pairs
    .filter(([job]) => said.some((text) => job.test(text)))
    .map(([, wish]) => wish);
  return (wish) => wishes.some((one) => one.test(wish));
}
