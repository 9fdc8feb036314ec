import { countOf } from '#writing/number.ts';
import type { Funnel } from './funnel.ts';

/** "78 contacts for 4 of 16 first calls (applicants and referrals bring the rest), 8 second rounds, ...". */
export const sayFunnel = ({
  contacts,
  screens,
  fromOutreach,
  technical,
  finals,
  offers,
  starts,
}: Funnel): string =>
  [
    fromOutreach < screens
      ? `${countOf(contacts, 'contact')} for ${fromOutreach} of ${countOf(screens, 'first call')} (applicants and referrals bring the rest)`
      : `${countOf(contacts, 'contact')}, ${countOf(screens, 'first call')}`,
    countOf(technical, 'second round'),
    countOf(finals, 'final talk'),
    countOf(offers, 'offer'),
    countOf(starts, 'start'),
  ].join(', ');
