import type { Pay } from '#shared/parsed-job.ts';
import type { Found } from '#shared/reading.ts';
import type { FieldSource } from '../field-unit.ts';
/** What the job pays, as stated: not bonuses, budgets, revenues or sums insured. */
export declare function readPay(source: FieldSource): Found<Pay> | null;
