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

/** "16 first calls: 8 from 157 people we write to, 8 from applicants and referrals; then 8 second rounds, ...". */
export function sayFunnel(funnel: Funnel): string {
  const { contacts, screens, fromOutreach } = funnel;
  const others = screens - fromOutreach;
  const rest = others > 0 ? `, ${others} from applicants and referrals` : '';
  return `${countOf(screens, 'first call')}: ${fromOutreach} from ${contacts} people we write to${rest}; then ${sayLater(funnel)}`;
}
