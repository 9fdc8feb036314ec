import { z } from 'zod';

/** The strict building blocks of stored content. */
const storable = z
  .string()
  .trim()
  .refine(
    (text) => text.isWellFormed() && !text.includes('\0'),
    'contains characters that a database cannot store',
  );

export const words = storable.min(1).max(20_000);
/** Empty where there is nothing to say, as in the subject of a text message. */
export const optionalWords = storable.max(300);
export const wordList = z.array(words).max(100);
export const filledWordList = wordList.min(1);

const label = storable.min(1).max(300);
/** Names to texts, in the order they are shown. */
export const labelledWords = z.record(label, words);

export function labelled<T extends z.ZodType>(value: T) {
  return z.record(label, value);
}

export const fraction = z.number().min(0).max(1);
export const scoreOfTen = z.number().min(0).max(10);
export const percent = z.number().min(0).max(100);
