import { z } from 'zod';

/** The reply of a call that has nothing more to say. */
export const done = z.null().describe('Done.');
