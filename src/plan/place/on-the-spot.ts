import type { Kind } from '#knowledge/drawer.ts';

/** Work that nobody can do from home, and whose people seldom keep a profile on a network. */
export const onTheSpot: ReadonlySet<Kind> = new Set<Kind>([
  'hands-on-trade',
  'care',
  'driving-and-logistics',
  'kitchen-and-hotel',
  'shop-and-service',
]);
