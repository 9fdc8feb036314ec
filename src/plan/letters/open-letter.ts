import { lowerFirst } from '#writing/casing.ts';
import type { PlannedPersona } from '../planned-persona.ts';

/** The reason for writing to this person: what a profile shows of such people. */
export const openLetter = ({ outreach }: Pick<PlannedPersona, 'outreach'>): string =>
  `[First name], ${lowerFirst(outreach.opening)}`;
