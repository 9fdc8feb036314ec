import type { Told } from './told.ts';

/** "0-2 Years" behind a label: so much experience; from none on it asks for nothing. */
export const bareYears = /^\d{1,2}\+?(?:\s?(?:-|–|to)\s?\d{1,2}\+?)?\s?(?:years?|yrs?)$/i;
export const readBareYears = (text: string): Told => ({
  kind: 'experience',
  text: `${text.toLowerCase()} of experience`,
  ...(text.startsWith('0') ? { importance: 'nice' as const } : {}),
});
