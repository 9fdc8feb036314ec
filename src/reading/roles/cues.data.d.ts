import type { UnitRole } from '#shared/reading.ts';
/**
 * Words that speak for a role, in English, German, French and Spanish. They are signals among others:
 * how much each kind counts is learnt, so that a text in a language with few examples is read by the
 * same weights.
 */
export declare const cues: Partial<Record<UnitRole | 'wish' | 'demand' | 'offer' | 'we' | 'you', string>>;
