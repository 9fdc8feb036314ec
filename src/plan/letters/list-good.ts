import { joinList } from '#writing/list.ts';
import { memoize } from '../memoize.ts';
import { listFacts } from '../own-words.ts';
import { makePlan } from '../plan.ts';
import { isVague } from '../selling-points.ts';
import type { Source } from '../source.ts';
import { listBenefits } from './say-benefit.ts';
import { findTitleBonus } from './decisive.ts';
import { weighBenefit } from './weigh-benefit.ts';

/** Nobody changes jobs for these. */
const trifle =
  /\b(?:discounts?|discount(?:ed)? (?!meals|parking)|portal|platform|app|vouchers?|voluntary|referral|cycle|bike|gym|well-?being|wellness|assistance program\w*|pet|opportunit\w+|perks|fsa|snacks?|coffee|direct deposit|savings|recognition)\b/i;

const isWanted = (benefit: string): boolean => !trifle.test(benefit) && !isVague(benefit);

/** What is offered, as it stands in a sentence, the best first. */
export const listGood = memoize((source: Source): string[] => {
  const { brief } = source;
  if (brief.language !== null && brief.language !== 'en') return [];
  const { offers, sentences, names } = makePlan(source);
  const pay = sentences.pay.toLowerCase();
  const limits = listLimits(source);
  const ofTitle = findTitleBonus(source);
  return [
    ...(ofTitle === null ? [] : [ofTitle]),
    ...listBenefits(offers, names.employer).filter(
      (benefit) => ofTitle === null || !/\b(?:sign-on|signing|welcome) bonus\b/.test(benefit),
    ),
  ]
    .filter(isWanted)
    .filter((benefit) => !pay.includes(benefit.replace(/^an? /, '').toLowerCase()))
    .filter((benefit) => weighBenefit(benefit) > 0)
    .map((benefit) => addLimit(benefit, limits))
    .toSorted((a, b) => weighBenefit(b) - weighBenefit(a));
});

const limited = /\b(?:for|to) (?:all )?(full|part)[- ]time\b/i;

interface Limit {
  who: string;
  text: string;
}

/** "For full time, we offer a bonus": who gets it. */
function listLimits({ brief }: Source): Limit[] {
  return listFacts(brief, { kinds: ['benefit', 'other', 'schedule'] }).flatMap(({ text }) => {
    const [, kind] = limited.exec(text) ?? [];
    return kind === undefined ||
      /\bpart[- ]time\b.*\bfull[- ]time\b|\bfull[- ]time\b.*\bpart[- ]time\b/i.test(text)
      ? []
      : [{ who: `${kind.toLowerCase()}-timers`, text: text.toLowerCase() }];
  });
}

function addLimit(benefit: string, limits: readonly Limit[]): string {
  const [noun = ''] = /\p{L}+$/u.exec(benefit) ?? [];
  const found = limits.find(
    ({ text }) => /^(?:bonus|insurance|benefits|leave)$/.test(noun) && text.includes(noun),
  );
  return found === undefined || /-time/.test(benefit) || /\buncapped|monthly\b/.test(benefit)
    ? benefit
    : `${benefit} for ${found.who}`;
}

/** "A, B and C"; the comma of "$6,000" is none of a list. */
export const joinGood = (benefits: readonly string[]): string => {
  const isPair = (benefit: string): boolean => / and /.test(benefit);
  const ordered = benefits.toSorted((a, b) => Number(isPair(a)) - Number(isPair(b)));
  const [last = ''] = ordered.slice(-1);
  const rest = ordered.slice(0, -1);
  // "A, B, and C and D": the last pair stands behind a comma.
  if (rest.length > 0 && isPair(last) && rest.every((one) => !isPair(one) && !one.includes(', ')))
    return `${rest.join(', ')}, and ${last}`;
  return joinList(
    ordered.map((benefit) => benefit.replace(/(?<=\d),(?=\d{3})/g, '\u{E000}')),
  ).replaceAll('\u{E000}', ',');
};
