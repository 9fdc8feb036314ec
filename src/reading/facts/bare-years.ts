import type { Told } from './told.ts';

const bareYears = /^\d{1,2}\+?(?:\s?(?:-|–|to)\s?\d{1,2}\+?)?\s?(?:years?|yrs?)$/i;

/** "0-2 Years" behind a label: so much experience; from none on it asks for nothing. */
export const readBareYears = (text: string): Told | undefined =>
  bareYears.test(text)
    ? {
        kind: 'experience',
        text: `${text.toLowerCase()} of experience`,
        ...(text.startsWith('0') ? { importance: 'nice' as const } : {}),
      }
    : undefined;
