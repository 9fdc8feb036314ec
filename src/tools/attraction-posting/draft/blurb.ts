import { unnamedEmployer } from '#plan/wording/names.ts';
import { listJobFacts } from '#plan/letters/job-facts.ts';
import { joinGood, listGood } from '#plan/letters/list-good.ts';
import { readProse } from '#plan/letters/read-prose.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { joinToldWork } from '#plan/subject/told-work.ts';
import { speak } from '#plan/style/voice.ts';
import { countWords, packParts, shorten } from '#writing/shorten.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { sayNarrowHeadline } from '../headline.ts';
import { longestBlurb as longest } from '../writing.ts';
import { listOpening, listRange, sayAsUs, sayRange } from './hook.ts';
import { sayHouse } from './house.ts';
import { findWay } from './applying.ts';
import { isAbroad } from './overview.ts';
import { sayPostingPay } from './pay-line.ts';
import { speakAsUs } from './speak-as-us.ts';

const longestDuty = 24;
const longestTerm = 16;

/** When the contract ends. */
const ofTerm = /^(?:It is a temporary|The (?:contract|internship|job) (?:is|lasts))\b/;

/** A post that stands alone: what, where, with whom, for how much, and what comes with it. */
export function draftBlurb(source: Source): string {
  const plan = makePlan(source);
  const { drawer, sentences, names } = plan;
  const headline = sayNarrowHeadline(source, plan);
  const pay = plan.pay.stated ? sayPostingPay(source, plan) : '';
  if (isAbroad(source)) {
    const social = splitSentences(speakAsUs(speak(source, drawer.posting.social), names));
    return packParts([...social, pay].filter(Boolean), longest) || shorten(headline, longest);
  }
  const isNamed = names.employer !== unnamedEmployer && !headline.includes(names.employer);
  const offers = listGood(source).slice(0, 2);
  const { decisive, hours } = listJobFacts(source);
  const opening = listOpening(source);
  const isRange = sayRange(source, plan) !== '';
  const duty = opening.length > 0 ? joinToldWork(opening) : undefined;
  const house = sayHouse(source);
  const term = decisive.find((text) => ofTerm.test(text) && countWords(text) <= longestTerm) ?? '';
  // "It is part-time." stands in the brackets of the headline.
  const isSaid = (text: string): boolean =>
    headline.includes(text.replace(/^It is |\.$/g, '').toLowerCase());
  const way = `Apply: ${findWay(source) ?? '[link]'}.`;
  const said = packParts(
    [
      isNamed ? `${headline}, with ${names.employer.replace(/\.$/, '')}.` : `${headline}.`,
      pay,
      isRange
        ? `One job for ${joinToldWork(listRange(source))}.`
        : duty === undefined
          ? ''
          : `You ${duty}.`,
      countWords(house) <= longestDuty ? house : '',
      ...readProse(source.brief)
        .slice(0, 1)
        .map(({ text }) => sayAsUs(text)),
      term,
      // "The internship lasts 3 months" says the kind as well.
      term.includes('internship') || isSaid(sentences.contract) ? '' : sentences.contract,
      hours,
      offers.length > 0 ? `It comes with ${joinGood(offers)}.` : '',
    ].filter(Boolean),
    longest - way.length - 1,
  );
  return `${said || shorten(headline, longest - way.length - 1)} ${way}`;
}
