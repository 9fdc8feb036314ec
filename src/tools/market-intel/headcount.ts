import { z } from 'zod';
import { readNumber } from '../reading/number.ts';
import { readText } from '../reading/text.ts';
import { words } from '../stored-fields.ts';

/** A number of people, or how to come by one; null where nothing is known of either. */
export const headcount = z.union([z.int().nonnegative(), words]).nullable();

export interface Figure {
  value: number | null;
  /** As stored, so that "500 to 700" is not shown as 500. */
  text: string;
}

export function readFigure(value: unknown): Figure {
  if (typeof value === 'number') return { value, text: value.toLocaleString('en-US') };
  return { value: readNumber(value), text: readText(value) };
}

/** What could not be counted says so, in the views and in every export. */
export function readCount(value: unknown): Figure {
  return value === null ? { value: null, text: 'Not counted' } : readFigure(value);
}
