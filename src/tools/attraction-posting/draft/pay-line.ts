import { findEarnings } from '#plan/pay/earnings.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { stripEnd } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import { findPhrases } from './find-phrases.ts';

/** On which terms an amount is paid: people compare them with the amount. */
const terms =
  /\b(?:DOE|DOQ|negotiable|depend\w*|based on|commensurate|experience|payroll|paid (?:weekly|monthly|bi-?weekly|fortnightly)|bonus\w*|commission|tips?|overtime|allowance|pro[- ]rata|differential|OTE|plus)\b|\+\s/i;
const longest = 24;

/** "$50k-$60k/year, negotiable": the amount, and on which terms behind it. */
const amountFirst =
  /^[$£€\d][$£€\d.,kK\s–-]*(?:to [$£€\d.,kK\s]+)?(?:\/|per |an? )?\s?(?:year|yr|hour|hr|annum|week|month|annually)?, (\p{Ll}.+)$/u;

/** The amount in plain words and its terms behind it, where both are told apart. */
function joinTerms(said: string, sentence: string): string {
  const [, behind] = amountFirst.exec(said) ?? [];
  return behind !== undefined && /^Pay is [^.]*(?:\.\d[^.]*)*\.$/.test(sentence)
    ? sentence.includes(behind)
      ? sentence
      : `${sentence.slice(0, -1)}, ${behind}.`
    : `Pay: ${said}.`;
}

/** Only beside the share or the commission that it is reckoned from, and as what it is. */
function sayExample(brief: Source['brief']): string {
  const example = findEarnings(brief)?.example ?? null;
  return example === null ? '' : `The employer's example, no promise: ${quote(stripEnd(example))}.`;
}

/** The pay with its terms as stated, or a blank. */
export function sayPostingPay({ brief }: Source, plan: Plan): string {
  const { pay, sentences } = plan;
  const phrases = findPhrases(plan);
  const said = stripEnd(pay.said ?? '').replace(/ [–—-] (?=\p{L})/gu, ', ');
  const isPlain = findEarnings(brief) === null;
  if (!phrases && isPlain && said !== '' && terms.test(said) && said.split(/\s+/).length <= longest)
    return `${joinTerms(said, sentences.pay)} ${sentences.payTerms}`.trim();
  if (sentences.pay)
    return [sentences.pay, sentences.payTerms, sayExample(brief)].filter(Boolean).join(' ');
  if (phrases) return phrases.payBlank;
  return pay.spoken === null ? 'Pay: [pay: add].' : `Pay, as advertised: ${pay.spoken}.`;
}
