import { z } from 'zod';

/** The largest number a row of the database can have. */
export const maxRowId = 2_147_483_647;

const orNone = (id: number) => (id >= 1 && id <= maxRowId ? id : 0);

/** A number in a query. One that no row can have is read as 0, which no row has: it is absent like any other. */
export const queryId = z.coerce.number().int().transform(orNone);

/** The same in a path, where everything that is no number is absent too. */
export const pathId = z
  .string()
  .transform((text) => (/^[1-9]\d{0,9}$/.test(text) ? orNone(Number(text)) : 0));
