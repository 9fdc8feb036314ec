import type { Found, Unit } from '#shared/reading.ts';
type Urgency = 'critical' | 'active' | 'passive';
/** How pressing the search is, where the text says so. */
export declare function readUrgency(units: readonly Unit[], text: string): Found<Urgency> | null;
export {};
