import { isHybridOffered } from '#plan/offered-hybrid.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';

/** Role and place: "Staff Accountant, Twinsburg, OH (hybrid)". */
export function sayHeadline({ brief }: Source, { names, place: words }: Plan): string {
  const { place, workType } = brief;
  // At home nobody adds the country.
  const near = workType !== 'remote' && place.country !== 'US' ? words.town : null;
  const where = near ?? words.label ?? '[town, state]';
  const isNamed = names.headline.toLowerCase().includes(where.toLowerCase());
  return `${names.headline}${isNamed ? '' : `, ${where}`}${workType === 'hybrid' && !isHybridOffered(brief) ? ' (hybrid)' : ''}`;
}
