import type { Db } from '../db/database.ts';

/** Something of its own for each database: ids and hashes of one mean nothing in another. */
export function keepForDatabase<Kept>(make: () => Kept): (db: Db) => Kept {
  const kept = new WeakMap<Db, Kept>();
  return (db) => {
    const known = kept.get(db) ?? make();
    kept.set(db, known);
    return known;
  };
}
