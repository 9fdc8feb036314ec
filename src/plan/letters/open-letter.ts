import { lowerFirst } from '#writing/casing.ts';
import type { PlannedPersona } from '../planned-persona.ts';

/** The reason for writing to this person: what a profile shows of such people. Empty where nothing is known of them, and the letter begins with the job. */
export const openLetter = ({ outreach }: Pick<PlannedPersona, 'outreach'>): string =>
  outreach === undefined ? '' : `[First name], ${lowerFirst(outreach.opening)}`;
