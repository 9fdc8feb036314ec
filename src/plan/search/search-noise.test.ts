import { expect, it } from 'vitest';
import { isTerm } from './search-words.ts';

it.each([
  'own discretion',
  'additional duties',
  "state driver's license",
  'gauge',
  'full-time paid',
  'minimum proven',
  'customer needs',
  'Access',
  'HUGE',
  'fondness for',
  'Widget Framework Experience',
  'c license',
  'practicing license',
  'TYPE VERY FAST',
  'supervise and coordinate',
  'by certification',
  'ny license',
  'Kids',
  'Headset',
  'subcontractors',
])('takes "%s" for no skill', (term) => expect(isTerm(term)).toBe(false));

it.each(['SolidWorks', 'commercial driver license', 'press brake', 'social housing'])(
  'keeps "%s"',
  (term) => expect(isTerm(term)).toBe(true),
);
