import type { Drawer } from '#knowledge/drawer.ts';

/** Large employers of the trade in a country; none where the trade names none there. */
export function findEmployers({ employers }: Pick<Drawer, 'employers'>, country: string | null) {
  const key = country?.toLowerCase();
  return Object.entries(employers).find(([code]) => code === key)?.[1] ?? [];
}
