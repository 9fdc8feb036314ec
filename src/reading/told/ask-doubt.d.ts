import type { Brief } from '#shared/brief.ts';
import type { Doubt } from '#shared/reading.ts';
/** A value that was read in two ways, as a question for whoever can look. */
export declare function askDoubt({ field, taken, other }: Doubt): Brief['missing'][number];
