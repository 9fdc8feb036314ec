import type { Found } from '#shared/reading.ts';
/** "Analyst – Acme", where Acme is the employer, is an analyst. */
export declare function withoutEmployer(title: Found<string>, employer: string | null): Found<string>;
