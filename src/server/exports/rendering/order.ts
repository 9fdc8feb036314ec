import type { Booklet } from '../booklet.ts';

/** What the workers can make. */
export interface Order {
  format: 'pdf' | 'docx';
  booklet: Booklet;
}

export type Outcome = { bytes: Uint8Array<ArrayBuffer> } | { problem: string };
