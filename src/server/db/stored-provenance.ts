import type { Provenance } from '#shared/output.ts';

/** The author is looked up when it is read, so that a deleted account leaves no name behind. */
export type StoredProvenance = Omit<Provenance, 'author'>;
