import type { Brief } from './brief.ts';

/** The fewest that "several" can mean. */
const several = 2;

/** How many starts are planned for: the number stated, two where several are wanted without a number, else one. */
export const countStarts = ({
  openings,
  severalOpenings,
}: Pick<Brief, 'openings' | 'severalOpenings'>): number =>
  openings?.count ?? (severalOpenings ? several : 1);
