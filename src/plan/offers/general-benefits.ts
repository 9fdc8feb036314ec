import type { Brief } from '#shared/brief.ts';
import { sayBenefit } from '../letters/say-benefit.ts';
import { readLine } from './read-line.ts';

const praised =
  /\b(?:(?:great|excellent|generous|competitive|full|comprehensive|attractive|good|exceptional|outstanding|superb|extensive|robust|strong) (?:[\p{L}-]{1,20},? ){0,3}benefits?(?: package)?|benefits package|full benefits)\b/iu;

/** "Excellent benefits": that there are some, and not which; null where nothing is said of any. */
export function findPraisedBenefits({ facts, employerBlocks, pay }: Brief): string | null {
  const lines = [
    ...employerBlocks.map(({ text }) => text),
    ...facts
      .filter(({ kind }) => kind !== 'duty' && kind !== 'skill')
      .map(({ text, source }) => (source.from === 'job' ? source.quote : text)),
    pay?.words ?? '',
  ];
  for (const line of lines) {
    const [said] = praised.exec(line) ?? [];
    if (said !== undefined) return said.charAt(0).toLowerCase() + said.slice(1);
  }
  return null;
}

export const saysBenefits = (brief: Brief): boolean =>
  findPraisedBenefits(brief) !== null ||
  brief.employerBlocks.some(({ role, text }) => role === 'benefit' && /\bbenefits?\b/i.test(text));

/** Whether a benefit is named; that people are trained, or what the hours are, is none. */
export const namesBenefit = ({ facts, language }: Brief): boolean =>
  facts.some(({ kind, text }) => {
    if (kind !== 'benefit') return false;
    if (language !== null && language !== 'en') return true;
    const reads = readLine(text, { kind: 'office-specialist' });
    return reads.length === 0
      ? sayBenefit(text) !== null
      : reads.some(({ offer }) => offer.group !== 'learning' && offer.group !== 'hours');
  });
