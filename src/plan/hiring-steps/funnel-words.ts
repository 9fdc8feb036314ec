import { countOf } from '#writing/number.ts';
import type { Funnel } from './funnel.ts';

/** "8 second rounds, 4 final talks, 2 offers, 1 start". */
export const sayLater = ({ technical, finals, offers, starts }: Funnel): string =>
  [
    countOf(technical, 'second round'),
    countOf(finals, 'final talk'),
    countOf(offers, 'offer'),
    countOf(starts, 'start'),
  ].join(', ');
