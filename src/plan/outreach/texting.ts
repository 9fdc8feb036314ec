import type { Phrasebook } from '../wording/phrasebook.ts';

/** Where a keyword ends texts by rule, and the halves of the day are written in capitals. */
const american: ReadonlySet<string> = new Set(['US', 'CA', 'PR', 'PH']);

const isAmerican = (country: string | null): boolean => country === null || american.has(country);

/** How whoever is texted ends it, in the words of the country. */
export const sayEndTexts = (country: string | null, phrases: Phrasebook | null): string =>
  phrases?.endTexts ??
  (isAmerican(country) ? 'Reply STOP to end texts.' : 'No more texts? Just say so.');

/** Whether a text already says how to end it. */
export const endsTexts = (text: string): boolean => /\bstop\b|\bno more texts\b/i.test(text);

/** "noon to 1 PM" is "12 to 1 pm" where the halves of the day are written small. */
export const sayClockAsIn = (time: string, country: string | null): string =>
  isAmerican(country)
    ? time
    : time
        .replace(/\bnoon to\b/g, '12 to')
        .replace(/(\d) ?AM\b/g, '$1 am')
        .replace(/(\d) ?PM\b/g, '$1 pm');

/** When and whom one may text or call: by rule in the United States, elsewhere by consent. */
export function sayTextRule(country: string | null): string {
  if (country === 'US' || country === 'PR')
    return 'Texts and calls only between 8 AM and 9 PM where they live.';
  // There the caller checks a list of numbers, and no rule names the hours.
  if (country === 'GB')
    return 'Text or email a private address only with consent (PECR); check the number against the TPS before a first call, and call at a reasonable hour.';
  const law = country === 'CA' ? ' (CASL)' : '';
  return `Text only people who have agreed to it${law}; call at a reasonable hour where they live.`;
}
