import type { Brief } from '#shared/brief.ts';
import { findPayForm } from '#market/difficulty/pay-form.ts';
import type { Kind } from '#knowledge/drawer.ts';
import { capitalize } from '#writing/casing.ts';
import { spellFor } from '#writing/spelling.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { listEmployerSentences } from '../employer/employer-words.ts';
import { bringsQualification, isHiddenOffer } from './hidden-offer.ts';
import { sayBenefit } from '../letters/say-benefit.ts';
import { memoize } from '#shared/memoize.ts';
import { listFacts } from '../wording/own-words.ts';
import { findEarnings } from '../pay/earnings.ts';
import { givesNothing } from './gives-nothing.ts';
import { joinOffers } from './join-offers.ts';
import type { Offered } from './offer-kind.ts';
import { readLine } from './read-line.ts';

const restWeight = 30;

interface Lines {
  offered: string[];
  elsewhere: string[];
}

const perhaps =
  /\bmay (?:also )?(?:include|receive|get|be (?:eligible|offered|entitled|considered|available))\b/i;

/** "Benefits may include A, B and C" promises none of them. */
export function isUnsure(brief: Brief): (text: string) => boolean {
  const unsure = [
    ...brief.employerBlocks.flatMap(({ text }) => splitSentences(text)),
    ...listFacts(brief, { kinds: ['benefit'] }).map(({ text }) => text),
  ]
    .filter((sentence) => perhaps.test(sentence))
    .map((sentence) => sentence.toLowerCase());
  return (text) => unsure.some((sentence) => sentence.includes(text.toLowerCase()));
}

/** What is listed as an offer, and what else may promise something. */
function listLines(brief: Brief): Lines {
  const mayNotBe = isUnsure(brief);
  const hidden = listFacts(brief, { kinds: ['duty', 'skill', 'other'] }).filter(({ text }) =>
    isHiddenOffer(text),
  );
  const brought = listFacts(brief, { kinds: ['education', 'licence'] }).filter(({ text }) =>
    bringsQualification(text),
  );
  return {
    offered: [
      ...[...listFacts(brief, { kinds: ['benefit'] }), ...hidden, ...brought]
        .map(({ text }) => text)
        .filter((text) => !mayNotBe(text)),
      ...listEmployerSentences(brief, ['benefit']).filter((text) => !perhaps.test(text)),
    ].filter((text) => !givesNothing(text)),
    elsewhere: [
      ...listFacts(brief, {
        kinds: ['other', 'culture', 'schedule', 'experience', 'team', 'goal', 'trait', 'travel'],
      }).map(({ text }) => text),
      ...[...brief.openTo, ...brief.taught].map(({ text }) => text),
      brief.pay?.words ?? '',
      brief.pay?.source.from === 'job' ? brief.pay.source.quote : '',
    ],
  };
}

/** Everything that a job offers, the best first. */
export function readOffers(brief: Brief, kind: Kind): Offered[] {
  const known = offersOf(brief);
  const offers = known.get(kind) ?? findOffers(brief, kind);
  known.set(kind, offers);
  return offers;
}

const offersOf = memoize((_brief: Brief) => new Map<Kind, Offered[]>());

function findOffers(brief: Brief, kind: Kind): Offered[] {
  if (brief.language !== null && brief.language !== 'en') return [];
  const { offered, elsewhere } = listLines(brief);
  const reads = [
    ...offered.flatMap((line) => readLine(line, { kind })),
    ...elsewhere.flatMap((line) => readLine(line, { kind, isElsewhere: true })),
  ];
  const known = new Set(reads.map(({ quote }) => quote));
  const mayNotBe = isUnsure(brief);
  const unknown = listFacts(brief, { kinds: ['benefit'] }).flatMap(({ text }) => {
    const phrase =
      known.has(text) || mayNotBe(text) || givesNothing(text)
        ? null
        : sayBenefit(text, brief.employer.name);
    return phrase === null
      ? []
      : [{ kind: 'other', group: 'everyday' as const, phrase, quote: text, weight: restWeight }];
  });
  const spell = spellFor(brief.place.country);
  // Commission that makes up the earnings does not come with them.
  const isEarned = findEarnings(brief) !== null;
  const form = findPayForm(brief);
  return [...joinOffers(reads), ...unknown]
    .filter(
      ({ kind: named, quote }) =>
        (!isEarned || (named !== 'commission' && named !== 'bonus')) &&
        !(form?.kind === 'commission' && quote.includes(form.words)),
    )
    .map((offer) => ({ ...offer, phrase: spell(offer.phrase) }))
    .toSorted((a, b) => b.weight - a.weight);
}

/** Lighter than this, it is no reason to come. */
const lightest = 5;

/** The same as items of a list; "a benefits package" only where nothing of it is named. */
export function listOfferPoints(offers: readonly Offered[]): string[] {
  const told = offers.filter(({ weight }) => weight >= lightest);
  return told
    .filter(({ kind }) => kind !== 'package' || told.length === 1)
    .map(({ phrase }) => capitalize(phrase));
}
