import type { Span } from '../field-unit.ts';

/** "$1500 Sign On Bonus", "£2,000 welcome bonus": what a title promises besides the job. */
const bonus =
  /(?:(?:up to )?[$£€]\s?\d[\d,.]*\d?k? )?\b(?:sign[- ]?(?:on|ing)|welcome|joining|retention|relocation|golden hello)(?: (?:bonus|package|payment|incentive))(?: (?:of )?(?:up to )?[$£€]\s?\d[\d,.]*\d?k?)?|[$£€]\s?\d[\d,.]*\d?k? bonus\b/i;

/** Where in a title its bonus stands; undefined where it names none. */
export function findTitleBonus(title: string): (Span & { text: string }) | undefined {
  const found = bonus.exec(title);
  if (!found) return undefined;
  return { text: found[0], start: found.index, end: found.index + found[0].length };
}
