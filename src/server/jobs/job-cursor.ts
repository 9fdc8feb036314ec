import { z } from 'zod';
import { maxRowId } from '#shared/row-id.ts';
import { AppError } from '../http/app-error.ts';

/** Where a page of jobs ended. */
const positionSchema = z.strictObject({
  id: z.int().min(1).max(maxRowId),
  title: z.string().refine((text) => text.isWellFormed() && !text.includes('\0')),
});
export type JobPosition = z.infer<typeof positionSchema>;

export const writeCursor = ({ id, title }: JobPosition): string =>
  Buffer.from(JSON.stringify({ id, title: title.toLowerCase() })).toString('base64url');

export function readCursor(cursor: string): JobPosition {
  try {
    return positionSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new AppError('BAD_REQUEST', 'This page does not exist. Start from the first one.');
  }
}
