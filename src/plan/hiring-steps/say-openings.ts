import type { Brief } from '#shared/brief.ts';
import { countStarts } from '#shared/count-starts.ts';
import { capitalize } from '#writing/casing.ts';
import { pluralize } from '#writing/number.ts';
import { quote } from '#writing/quote.ts';

type Wanted = Pick<Brief, 'openings' | 'severalOpenings'>;

/** How many are to be hired, for whoever plans the search: what is stated, and what is assumed. */
export function sayOpenings(brief: Wanted): string {
  if (brief.openings) return `${brief.openings.count} to be hired`;
  return brief.severalOpenings
    ? `several to be hired, number not stated (planned for ${countStarts(brief)})`
    : 'one start planned (assumption)';
}

/** The same for candidates; empty where one is wanted or nobody says. */
export function tellOpenings({ openings, severalOpenings }: Wanted): string {
  if (openings && openings.count > 1)
    return `${capitalize(sayCount(openings.count))} people are needed.`;
  return severalOpenings ? 'More than one person is needed.' : '';
}

const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const sayCount = (count: number): string => words[count - 2] ?? `${count}`;

/** Who has a plain plural: "line cook", and neither "nurse, nights" nor "head of sales". */
const plainTitle =
  /^(?!.*\b(?:of|for|in|to|with|and|or|de|at|on)\b)[\p{L}' -]{2,60}(?:er|or|ist|ian|ant|tive|yst|eer|nurse|clerk|cook|guard|mechanic|agent|aide|carer|man|woman)$/iu;

/** "a cook", or "cooks" where more than one is wanted: whom the employer needs. */
export function nameWanted(
  brief: Wanted,
  { title, aTitle }: { title: string; aTitle: string },
): string {
  if (countStarts(brief) < 2) return aTitle;
  return plainTitle.test(title) ? pluralize(title) : `more than one ${title}`;
}

/** "several cooks", "three cooks": whom a letter says the employer hires; null where one is wanted or the title has no plain plural. */
export function nameSeveral(brief: Wanted, title: string): string | null {
  if (tellOpenings(brief) === '' || !plainTitle.test(title)) return null;
  const count = brief.openings?.count ?? 0;
  return `${count > 1 ? sayCount(count) : 'several'} ${pluralize(title)}`;
}

/** How the number is asked for: what the text says of it is not asked again. */
export const askOpenings = ({ severalOpenings }: Wanted): string =>
  severalOpenings
    ? `how many exactly are to be hired (the text says ${quote(severalOpenings.text)})`
    : 'how many people are to be hired';
