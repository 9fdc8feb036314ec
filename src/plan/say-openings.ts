import type { Brief } from '#shared/brief.ts';
import { countStarts } from '#shared/count-starts.ts';
import { quote } from '#writing/quote.ts';

type Wanted = Pick<Brief, 'openings' | 'severalOpenings'>;

/** How many are to be hired, for whoever plans the search: what is stated, and what is assumed. */
export function sayOpenings(brief: Wanted): string {
  if (brief.openings) return `${brief.openings.count} to be hired`;
  return brief.severalOpenings
    ? `several to be hired, number not stated (planned for ${countStarts(brief)})`
    : 'one start planned (assumption)';
}

/** How the number is asked for: what the text says of it is not asked again. */
export const askOpenings = ({ severalOpenings }: Wanted): string =>
  severalOpenings
    ? `how many exactly are to be hired (the text says ${quote(severalOpenings.text)})`
    : 'how many people are to be hired';
