import type { UnitRole } from '#shared/reading.ts';
import type { FieldUnit, Span } from '../field-unit.ts';

/** Among demands and duties a name is a product or a place more often than the employer. */
const elsewhere = new Set<UnitRole>(['must', 'nice', 'duty', 'benefit', 'schedule', 'pay']);

const longestLead = 140;
/** "Acme is hiring a cook for the night shift", "At Acme, we": the house itself, in a line of any kind. */
const hires =
  /^,? (?:(?:is|are) (?:currently |now |actively )?(?:hiring|seeking|looking for|recruiting|searching)|(?:is|are) (?:proud to be )?an? (?:\S+ ){0,2}[Ee]qual|seeks|offers an?|celebrates|reserves the right|is unable to (?:employ|sponsor|offer))\b/;
const asHouse = /(?:^|[.!?:\n] ?)At $|\b(?:Organi[sz]ation|Company|Employer): ?$/;
/** "This is a full-time role for a cook at Acme", "a post with Acme". */
const roleAt =
  /\b(?:role|position|post|job|internship|opportunity)(?: (?:for|as|of) [^.\n]{2,80})? (?:at|with)(?: the)? $/;

/** Whether a name that only a rule found stands where an employer is named. */
export function mayNameHouse({ unit, start, end }: Span & { unit: FieldUnit }): boolean {
  const before = unit.text.slice(Math.max(0, start - longestLead), start);
  const after = unit.text.slice(end, end + 40);
  return (
    unit.labelKind === 'employer' ||
    !elsewhere.has(unit.role) ||
    hires.test(after) ||
    roleAt.test(before) ||
    (asHouse.test(before) && /^(?:,? (?:we|it|our)\b|\s)/.test(after))
  );
}
