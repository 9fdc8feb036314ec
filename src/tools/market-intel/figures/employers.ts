import type { Drawer } from '#knowledge/drawer.ts';

/** A trade may name employers by country; nothing is known where it does not. */
export function findEmployers(drawer: Drawer, country: string | null): string[] {
  const { employers } = drawer as Drawer & { employers?: unknown };
  if (country === null || typeof employers !== 'object' || employers === null) return [];
  const list = Object.entries(employers).find(
    ([key]) => key.toUpperCase() === country.toUpperCase(),
  )?.[1] as unknown;
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
}
