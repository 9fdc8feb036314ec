import type { Booklet } from '../booklet.ts';

/** What the threads can make. */
export interface Order {
  format: 'pdf' | 'docx';
  booklet: Booklet;
}
