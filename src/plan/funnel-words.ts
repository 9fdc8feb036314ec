import { countOf } from '#writing/number.ts';
import type { Funnel } from './funnel.ts';

/** "78 contacts, 8 first calls, 4 second rounds, 2 final talks, 2 offers, 1 start". */
export const sayFunnel = ({
  contacts,
  screens,
  technical,
  finals,
  offers,
  starts,
}: Funnel): string =>
  [
    countOf(contacts, 'contact'),
    countOf(screens, 'first call'),
    countOf(technical, 'second round'),
    countOf(finals, 'final talk'),
    countOf(offers, 'offer'),
    countOf(starts, 'start'),
  ].join(', ');
