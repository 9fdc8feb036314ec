import { z } from 'zod';

const maxId = 2_147_483_647;

/** A number in a path. One that no row can have is read as 0, which no row has: it is absent like any other. */
export const pathId = z
  .string()
  .transform((text) => (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxId ? Number(text) : 0));
