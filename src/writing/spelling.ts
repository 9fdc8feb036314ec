import { americanInCanada, britishSpelling } from './spelling.data.ts';

const british = new Set(['GB', 'IE', 'AU', 'NZ', 'IN', 'ZA', 'SG', 'HK', 'KE', 'NG', 'MT', 'AE']);
const known = new RegExp(`\\b(?:${Object.keys(britishSpelling).join('|')})\\b`, 'giu');

/** "tire" is also a verb and "meter" also an instrument; as the first word of these it keeps its form. */
const kept = /^(?:meter reading|metered|program(?:ming|mer)s?|software program)/i;

/** Our texts are written in American English; what a reader elsewhere gets is spelled as at home. */
export function spellFor(country: string | null): (text: string) => string {
  if (country === null || (!british.has(country) && country !== 'CA' && isAmerican(country)))
    return (text) => text;
  return (text) =>
    text.replace(known, (word, at: number) => {
      const lower = word.toLowerCase();
      const isAmericanThere =
        country === 'CA' && (americanInCanada.has(lower) || /i[sz]/.test(lower.slice(-7)));
      if (isAmericanThere || kept.test(text.slice(at))) return word;
      const other = britishSpelling[lower] ?? word;
      return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
    });
}

/** Where English is nobody's first language, the European offices of the world write the British way. */
const isAmerican = (country: string): boolean => ['US', 'PH', 'PR', 'MX', 'LR'].includes(country);
