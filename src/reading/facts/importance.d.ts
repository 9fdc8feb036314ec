import type { Fact } from '#shared/brief.ts';
import type { Unit } from '#shared/reading.ts';
type Importance = Fact['importance'];
/** How much a demand weighs: a wish stays a wish, and a must is one unless its own words make it less. */
export declare function importanceOf(text: string, unit: Pick<Unit, 'role' | 'heading' | 'label'>): Importance;
export {};
