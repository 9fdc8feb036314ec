import { listDraws } from '../../craft/draws.ts';
import { listFacts } from '../../craft/facts.ts';
import { makePlan } from '../../craft/plan.ts';
import { lowerFirst } from '../../craft/prose/casing.ts';
import { dropEchoes } from '../../craft/prose/echoes.ts';
import { joinList } from '../../craft/prose/list.ts';
import { beginsWithVerb } from '../../craft/prose/verbs.ts';
import type { Source } from '#plan/source.ts';
import { keep, keepLong, spare, type Part } from './parts.ts';
import * as phrases from './phrases.data.ts';
import { isSentence, type Say } from './told.ts';

const MOST = { benefits: 10, told: 5, culture: 3 };
const LONG = 260;
const MONEY = /bonus|differential|guarantee|equity|commission|\btips?\b|tip pool/i;
const LISTED = 60;

const firstSentence = (text: string): string => {
  const sentence = text.trim().split(/(?<=[.!?])\s/)[0] ?? '';
  return sentence.length <= 220 ? sentence : '';
};

/** Short enough for a list, and a thing rather than a sentence. */
const isListed = (text: string): boolean =>
  text.length <= LISTED &&
  !isSentence(text) &&
  !beginsWithVerb(text) &&
  !/[.:]\s|^(?:when|from|while|no)\b|\s(?:is|are|was|will|can|has|goes|comes|stays)\s/i.test(text);

const LESS =
  /part[- ]time|\b0?\.\d+ ?FTE|seasonal|per diem|\bprn\b|\b(?:[12]\d|3[0-6])(?:\.\d)? ?(?:hours|h)\b|\b(?:[1-3]|one|two|three) (?:evenings|days|nights|shifts) a week|\bmonths?\b/i;

/** A year of 2,080 hours says nothing of a job with fewer of them. */
function isFullYear({ brief }: Source): boolean {
  const hours = listFacts(brief, { kinds: ['schedule', 'other'] }).map(({ text }) => text);
  return ![brief.title.given, brief.employmentType?.text ?? '', ...hours].some((text) =>
    LESS.test(text),
  );
}

export function tellOffer(source: Source, say: Say): Part[] {
  const { pay } = makePlan(source);
  const offers = dropEchoes(
    listDraws(source).filter(
      ({ topic, fact, text }) => fact !== null && topic !== 'pay' && text.length <= LONG,
    ),
    ({ text }) => text,
  );
  const pick = (kind: string): string[] =>
    offers.filter(({ fact }) => fact!.kind === kind).map(({ text }) => text);
  const benefits = pick('benefit').slice(0, MOST.benefits);
  const culture = pick('culture').slice(0, MOST.culture);
  // Money first: it is what readers look for.
  const listed = benefits
    .filter(isListed)
    .toSorted((a, b) => Number(MONEY.test(b)) - Number(MONEY.test(a)));
  const told = benefits.filter((text) => !isListed(text)).slice(0, MOST.told);
  return [
    ...keep([
      pay.spoken && say(phrases.offerOpenings, 'offer-pay'),
      pay.yearly && isFullYear(source)
        ? say(phrases.yearlyPay, 'yearly', { yearly: pay.yearly })
        : null,
      listed.length > 0
        ? say(phrases.offerLists, 'offer-list', {
            offer: joinList(listed.map((text) => lowerFirst(text))),
          })
        : null,
    ]),
    ...keepLong(told.slice(0, 1)),
    ...spare(told.slice(1)),
    ...keepLong(culture.slice(0, 1)),
    ...spare(culture.slice(1)),
    ...spare([source.employer.description && firstSentence(source.employer.description)]),
  ];
}
