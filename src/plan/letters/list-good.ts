import { joinList } from '#writing/list.ts';
import { memoize } from '#shared/memoize.ts';
import { isGlued } from '#writing/glued.ts';
import { listOffered } from '../offers/list-offered.ts';
import type { Offered } from '../offers/offer-kind.ts';
import { listFacts } from '../wording/own-words.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';

/** Lighter than this, nobody changes jobs for it: told only where hardly anything else is offered. */
const worth = 20;
/** No thing that comes with a job, as a sentence of its own says that nobody needs experience; and one word that anybody may write. */
const sayNothing: ReadonlySet<string> = new Set([
  'a start that needs no experience',
  'training',
  'training and development',
]);
/** A clause, a rule, half of a row, or a word so wide that anything may be meant. */
const noThing =
  /[;:]|\b(?:receive|receives|are|is|will|prorated|accruals?|accrue\w*|entitlements?|eligib\w+|hierarchy|opportunities|employees?['’]s?|contributions? toward)\b|^(?:an? )?(?:incentives?|apprenticeship|retirement options|benefits|perks|overtime(?: available)?|short|long[- ]term|family|life|flexible|development plan)$|^(?:an? )?employees\b/i;
const fewest = 3;
const lightest = 5;

/** What is offered, as it stands in a sentence, the best first. */
export const listGood = memoize((source: Source): string[] =>
  listGoodOffers(source).map(({ phrase }) => phrase),
);

/** The same with the kind of each and the line that says it. */
export function listGoodOffers(source: Source): Offered[] {
  const plan = makePlan(source);
  const pay = `${plan.sentences.pay} ${plan.pay.said ?? ''}`.toLowerCase();
  const limits = listLimits(source);
  const told = listOffered(source)
    .filter(({ phrase, kind, weight }) => {
      const [amount] = kind === 'pay step' ? (/[$£€][\d,.]*\d/.exec(phrase) ?? []) : [];
      const isSaid = pay.includes(bare(phrase)) || (amount !== undefined && pay.includes(amount));
      const isRhythm = kind === 'pay rhythm' && rhythm.test(pay);
      return (
        weight >= lightest &&
        !isSaid &&
        !isRhythm &&
        !sayNothing.has(phrase) &&
        !noThing.test(phrase) &&
        !isGlued(phrase) &&
        !ofDoing.test(phrase)
      );
    })
    .filter(
      ({ kind, quote }) =>
        // Who may come is no thing that comes with a job.
        kind !== 'beginners welcome' && (kind !== 'bonus' || !ofReferral.test(quote)),
    )
    .map((offer) => ({
      ...offer,
      phrase: addBasis(addStart(addLimit(asChance(offer), limits), offer), offer),
    }));
  const good = told.filter(({ weight }) => weight >= worth);
  // "A benefits package" says less than any part of it.
  const isOnly = listOffered(source).length === 1;
  const light = told.filter(({ weight, kind }) => weight < worth && (kind !== 'package' || isOnly));
  return (good.length >= fewest ? good : [...good, ...light].slice(0, fewest)).filter(
    ({ kind, phrase }) => !isHope(kind, phrase),
  );
}

/** When the money comes, told with the amount. */
const rhythm = /\bpaid (?:weekly|daily)\b|\b(?:weekly|daily) pay\b/;
/** "Room to grow", with no word of where to: anybody says so, and nobody gets it with a job. */
const isHope = (kind: string, phrase: string): boolean =>
  kind === 'development' ||
  kind === 'career pathways' ||
  (kind === 'progression' && !/(?<!room) (?:in)?to \p{L}|\bfrom within\b/u.test(phrase));

/** "gain a broader vision": what somebody does, and no thing that comes with a job. */
const ofDoing =
  /^(?:gain|be|become|enjoy|earn|receive|get|have|join|grow|learn|build|make|see|find)\b/i;

/** Small at the head, but for a name in capitals. */
const lowerName = (text: string): string =>
  /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text)
    ? text
    : text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** "Registration fees" alone sound like a bill. */
const sayPaid = (phrase: string, quote: string): string =>
  /^(?!paid\b)(?:[\p{L}-]+ ){0,3}fees$/iu.test(phrase) &&
  /\b(?:pa(?:id|y|ys)|cover\w*|reimburs\w*|refund\w*)\b/i.test(quote)
    ? `paid ${lowerName(phrase)}`
    : phrase;

/** "also eligible for a bonus" cannot come with a job, and nobody is shouted at. */
const calm = (phrase: string): string =>
  phrase
    // "Medicals paid for" reads like a deed.
    .replace(/^(?!an? )([^,]{3,40}?) paid for$/i, (_all, what: string) => `paid ${lowerName(what)}`)
    .replace(/^(?:also )?eligible (?:for|to (?:receive|earn)) /i, 'the chance of ')
    .replace(/\p{Lu}{3,20}(?:[- ]\p{Lu}{2,20}){1,5}(?!\p{L})/gu, (words) =>
      words === 'SIMPLE IRA' ? words : words.toLowerCase(),
    );

/** Paid for a friend who comes, and not for the work. */
const ofReferral = /\brefer\w*\b[^.;]{0,80}\bbonus|\bbonus\w*\b[^.;]{0,40}\brefer/i;
/** "You may receive a bonus": a bonus that somebody decides on is none that comes with the job. */
const ofChance =
  /\b(?:may|might|could|eligib\w+|discretionary|potential|possib\w+)\b[^.;]{0,50}\bbonus|\bbonus\w*\b[^.;]{0,20}\b(?:may|potential|possible|eligib\w+)\b/i;

/** The same as a chance, where its line promises nothing. */
export function asChance({
  kind,
  phrase,
  quote,
}: Pick<Offered, 'kind' | 'phrase' | 'quote'>): string {
  const said = sayPaid(calm(phrase), quote);
  return kind === 'bonus' && ofChance.test(quote) && !/\b(?:chance|potential)\b/.test(said)
    ? `the chance of ${said}`
    : said;
}

/** "Commission on new moorings": for what it is paid belongs to it. */
const basis =
  /\b(?:commissions?|bonus(?:es)?) ((?:on|for|per) (?!(?:a|the|top|average|target|our|your|this)\b)(?:[\p{L}-]+ ){0,3}[\p{L}-]+)(?=$|[.;,()])/iu;
function addBasis(phrase: string, { kind, quote }: Pick<Offered, 'kind' | 'quote'>): string {
  const [, what] = kind === 'commission' ? (basis.exec(quote) ?? []) : [];
  return what === undefined || !/\bcommissions?$/.test(phrase)
    ? phrase
    : `${phrase} ${what.toLowerCase()}`;
}

const bare = (phrase: string): string => phrase.replace(/^an? /, '').toLowerCase();

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

/** An insurance that nobody waits for. */
const atOnce =
  /\b(?:from|on|effective|starting|beginning|as of) (?:the |your )?(?:day (?:one|1)|first day|1st day)\b|\bday (?:one|1) (?:benefits|coverage|insurance)\b|\bthe day you (?:start|join)\b|\bupon hire\b/i;
const addStart = (phrase: string, { group, quote }: Pick<Offered, 'group' | 'quote'>): string =>
  group === 'health' && atOnce.test(quote) && /\b(?:insurance|cover\w*|benefits)$/i.test(phrase)
    ? `${phrase} from day one`
    : phrase;

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
