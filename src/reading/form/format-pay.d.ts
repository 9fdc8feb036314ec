import type { Pay } from '#shared/parsed-job.ts';
/** "$76,608 - $99,848 per year": one way to write pay, whatever the ad's own. */
export declare function formatPay({ min, max, currency, period }: Pay): string;
