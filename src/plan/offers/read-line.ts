import type { Kind } from '#knowledge/drawer.ts';
import { sayBenefit } from '../letters/say-benefit.ts';
import { findCalls, splitGlued, toScanned, type Call } from './find-calls.ts';
import type { OfferKind } from './offer-kind.ts';
import { keepsMeaning } from './keeps-meaning.ts';
import { following, nearest, noTerms, readTerms, type Terms } from './read-terms.ts';
import { dropPraise, sayOffer } from './say-offer.ts';

/** One thing named in one line, said, before those of other lines are set beside it. */
export interface Read {
  offer: OfferKind;
  phrase: string;
  /** Its word in a row of several; null where it stands alone. */
  piece: string | null;
  terms: Terms;
  /** What the line calls an insurance: "coverage", "benefits". */
  noun: string;
  isFree: boolean;
  hasFigure: boolean;
  quote: string;
  weight: number;
}

/** Said of what is not given, or of what somebody else does. */
const denied =
  /\b(?:not|no|cannot|unable|without|excluding|n't|ineligible|neither)\b(?! (?:only|just|cost|always))[^.;]{0,50}$/u;
const noOffer =
  /\b(?:not eligible|no benefits|ineligible|responsible for|experience (?:with|in|administering)|administ\w+ (?:of )?(?:benefits|payroll)|knowledge of|ability to (?!buy)|(?:must|should) (?:successfully )?(?:have|be|hold|complete|pass)|candidates? (?:for|to) our client)\b/u;
/** Offered to some, and nobody knows to whom. */
const unsure = /\bmay (?:include|qualify)\b|\bif (?:applicable|eligible)\b/u;

const ofInsurance =
  /\b(?:insurances?|assurance|coverage|cover|plans?|benefits?|401|pto|pension|premiums?(?! on)|employer paid|health ?care (?:options|packages?))\b/u;

const beginsItem =
  /(?:^|[,:(/-]|\b(?:and|or|of|with|including|includes?|paid|free|covered|comprehensive|competitive|excellent|generous|great|robust|quality|affordable|class|notch|tier|employee|full|our|your|offers?|offering|provides?|providing|for|covers?|covering|principle)) ?$/u;

function isMeant(call: Call, calls: readonly Call[], scanned: string): boolean {
  if (!call.offer.isBareWord) return true;
  const own = scanned.slice(call.start, call.end);
  const others = calls.filter(({ offer }) => offer.isBareWord && offer !== call.offer);
  return (
    ofInsurance.test(own) ||
    scanned.split(' ').length <= 2 ||
    ((others.length > 0 || ofInsurance.test(scanned)) &&
      beginsItem.test(scanned.slice(0, call.start)))
  );
}

/** Behind "25 days' holiday", where the same line says so: " plus 8 bank holidays". */
function sayHolidays(call: Call, calls: readonly Call[], scanned: string): string {
  const other = calls.find(({ offer }) => offer.kind === 'bank holidays');
  if (!other || other.start < call.end) return '';
  const between = scanned.slice(call.end, other.start);
  const name = scanned.slice(other.start, other.end).replace(/holiday$/, 'holidays');
  const [, few] = /\b(\d{1,2}|eight) (?:days? )?$/u.exec(between) ?? [];
  const joint = /\bincl/u.test(between) ? 'including' : 'plus';
  return ` ${joint} ${few === undefined ? '' : `${few} `}${name}`;
}

const weighFor = (offer: OfferKind, kind: Kind, hasFigure: boolean): number =>
  Math.max(offer.care?.[kind] ?? 0, hasFigure ? (offer.withFigure ?? offer.weight) : offer.weight);

interface Where {
  kind: Kind;
  /** Only what is meant wherever it stands. */
  isElsewhere?: boolean;
}

const shortLine = 10;
const smallWeight = 20;
const fewWords = 6;

/** "Free employee dental coverage": whose it is and what it is stand in its words alone. */
const isOwnWords = (line: string, calls: readonly Call[]): boolean =>
  calls.length === 1 &&
  calls[0]?.offer.joins === 'insurance' &&
  /\bfree\b/i.test(line) &&
  line.split(' ').length <= fewWords;

/** "free medical, dental and vision": said once of the whole row. */
const sharesFree = /\bfree [\p{L}&, ]{0,60}$/u;

const nouns = /\b(?:insurances?|assurance|coverage|cover|benefits)\b/u;

/** Nothing is called an insurance that may be a treatment in the house. */
function nameCover(scanned: string, start: number): string {
  if (/\b(?:insurances?|assurance)\b/u.test(scanned)) return 'insurance';
  const [clause = ''] = scanned.slice(start).split(/[.;:]/u);
  return nouns.exec(clause)?.[0] ?? 'insurance';
}

/** "Career growth: we offer free courses": a heading, and what is given behind it. */
const gloss =
  /^\p{Lu}[\p{L} ]{3,30}(?:\s?[-:]\s?(?:we )?(?:offer(?:s|ing)?|provid(?:es?|ing))\s|:\s(?=[^:]{3,80}\b(?:training|courses?|tuition|education|certification)\b))(?=\p{L})/iu;
const ofCareer = /\b(?:growth|progression|advancement|development|career)\b/i;

function dropGloss(line: string): string {
  const [head = ''] = gloss.exec(line) ?? [];
  return ofCareer.test(head) ? line.slice(head.length) : line;
}

/** A short line on something that is best said in its own words: "Sunday shifts paid at double time". */
function sayWhole(line: string, calls: readonly Call[], kind: Kind, quote: string): Read | null {
  const keeping = isOwnWords(line, calls) ? calls[0] : calls.find(({ offer }) => offer.keepsLine);
  const isMixed = calls.some(({ offer }) => offer !== keeping?.offer && offer.weight > smallWeight);
  if (!keeping || isMixed || line.split(' ').length > shortLine || line.includes(',')) return null;
  const said = sayBenefit(line);
  if (said === null || denied.test(toScanned(line).slice(0, keeping.start))) return null;
  const phrase = dropPraise(said);
  return {
    offer: keeping.offer,
    phrase,
    piece: null,
    terms: noTerms,
    noun: 'insurance',
    isFree: false,
    hasFigure: /\d/.test(phrase),
    quote,
    weight: weighFor(keeping.offer, kind, /\d|\bfree\b/.test(phrase)),
  };
}

const bareRead = {
  piece: null,
  terms: noTerms,
  noun: 'insurance',
  isFree: false,
  hasFigure: false,
} as const;

/** What the line itself calls it, where that can stand in a sentence. */
function ownWords(segment: string): string | null {
  const words = segment.trim();
  if (words.split(' ').length > shortLine) return null;
  const said = sayBenefit(words);
  return said === null ? null : dropPraise(said);
}

/** Everything that a line offers. */
export const readLine = (quote: string, where: Where): Read[] =>
  splitGlued(quote).flatMap((line) => readPiece(dropGloss(line), quote, where));

function readPiece(line: string, quote: string, { kind, isElsewhere = false }: Where): Read[] {
  const scanned = toScanned(line);
  if (noOffer.test(scanned)) return [];
  const calls = findCalls(scanned).filter((call, _, all) => isMeant(call, all, scanned));
  const isShouted = !/\p{Ll}/u.test(line);
  const whole = sayWhole(line, calls, kind, quote);
  if (whole !== null && !isElsewhere) return [whole];
  return calls.flatMap((call, i) => {
    const { offer, start, end } = call;
    const before = scanned.slice(calls[i - 1]?.end ?? 0, start);
    const behind = scanned.slice(end, calls[i + 1]?.start);
    if ((isElsewhere && !offer.isAnywhere) || denied.test(before)) return [];
    const words = scanned.slice(start, end);
    const terms = readTerms({
      before,
      call: words,
      behind,
      line: scanned,
      start,
      isShared: offer.joins === 'insurance' || offer.joins === 'protection',
    });
    const clause = `${before.slice(-60)}${words}${behind}`;
    const said = sayOffer({
      offer,
      words: line.slice(start, end),
      clause,
      near: `${nearest(before.slice(-60))}${words}${following(behind)}`,
      line: scanned,
      terms,
      isShouted,
    });
    if (said === null) return [];
    const lead = nearest(before);
    const tail = following(behind);
    const holidays =
      offer.kind === 'annual leave' && said.hasFigure ? sayHolidays(call, calls, scanned) : '';
    const phrase = `${said.phrase}${terms.limit}${holidays && terms.limit ? ',' : ''}${holidays}`;
    const isRow = offer.joins !== undefined;
    const ahead = scanned.slice(0, start);
    const segment = `${lead}${words}${tail}`;
    if (!keepsMeaning({ segment, before, ahead, behind, phrase, isRow })) {
      const own = ownWords(line.slice(start - lead.length, end + tail.length)) ?? ownWords(line);
      return own === null
        ? []
        : [{ ...bareRead, offer, phrase: own, quote, weight: weighFor(offer, kind, false) }];
    }
    const isFree =
      /\bfree\b/u.test(clause) ||
      (offer.isBareWord === true && sharesFree.test(scanned.slice(0, start)));
    const hasFigure =
      said.hasFigure || terms.share !== '' || (isFree && offer.joins === 'insurance');
    return [
      {
        offer,
        phrase,
        piece: offer.joins === undefined || said.hasFigure ? null : (offer.piece ?? said.phrase),
        terms,
        noun: nameCover(scanned, start),
        isFree,
        hasFigure,
        quote,
        weight: terms.isOwnCost || unsure.test(scanned) ? 0 : weighFor(offer, kind, hasFigure),
      },
    ];
  });
}
