import { lowerFirst, stripEnd } from '#writing/casing.ts';
import type { PlannedPersona } from '../people/planned-persona.ts';

/** Where it was seen says nothing to whoever it is about. */
const bySight = /,? (?:according to|as) your (?:profile|portfolio|reel|page)(?: shows)?\.?$/i;

/** The reason for writing to this person: what is true of such people; whoever sends it has seen that it is. */
export const openLetter = ({ outreach }: Pick<PlannedPersona, 'outreach'>): string =>
  `[First name], ${lowerFirst(stripEnd(outreach.opening.replace(bySight, '')))}.`;
