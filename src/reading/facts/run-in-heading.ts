import type { Unit } from '#shared/reading.ts';
import { speaksOf } from './speaks-of.ts';

const longest = 5;
const little = /^(?:and|or|of|in|the|your|our|for|to|with|an?|&)$/;
/** What is given, by its name: then the few words are the offer, and what follows explains it. */
const namesOffer =
  /\b(?:leave|insurance|holidays?|vacation|training|bonus(?:es)?|pension|discounts?|parking|pto|401|flex\w*|remote|hybrid|stock|equity|commission|tuition|lunch|gym|retirement|medical|dental|vision|health\w*|pay|salary|coverage|time off)\b/i;

/** "Room to Breathe. Enjoy 20 days of leave": a few words with capitals head the offer that stands behind them in the same line. */
export function isRunInHeading(
  { text, shape, role, end }: Pick<Unit, 'text' | 'shape' | 'role' | 'end'>,
  next: Pick<Unit, 'role' | 'start' | 'shape'> | undefined,
  document: string,
): boolean {
  if (role !== 'benefit' || shape !== 'sentence' || next?.role !== 'benefit') return false;
  const words = text.replace(/[.!:]$/, '').split(/\s+/);
  return (
    words.length > 1 &&
    words.length <= longest &&
    words.every((word) => /^\p{Lu}/u.test(word) || little.test(word)) &&
    !namesOffer.test(text) &&
    !speaksOf.benefit(text) &&
    !document.slice(end, next.start).includes('\n')
  );
}
