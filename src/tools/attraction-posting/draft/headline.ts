import type { Brief } from '#shared/brief.ts';
import { toTitleCase } from '../../craft/prose/casing.ts';

/** The title as given; beside a title in another language stands what it means. */
export function sayHeadline({ title: { clean, singular } }: Brief): string {
  const noun = (singular.split(' ').at(-1) ?? '').slice(0, 5).toLowerCase();
  return clean.toLowerCase().includes(noun) ? clean : `${toTitleCase(singular)} (${clean})`;
}
