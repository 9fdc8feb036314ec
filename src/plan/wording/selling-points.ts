import type { Fact } from '#shared/brief.ts';
import { isGlued } from '#writing/glued.ts';
import { listOnce } from '#writing/list.ts';
import { isCaveat } from '../offers/caveat.ts';
import { isHiddenOffer } from '../offers/hidden-offer.ts';
import { isListItem, listFacts, ownWords } from './own-words.ts';
import type { Source } from '../source.ts';

/** What the job demands, and words for pay that has a sentence of its own. */
const noBenefit =
  /\b(?:must|required?|following|range of additional|salary|pay range|compensation)\b/i;
/** A torn-off end, an invitation to read on, a promise to nobody. */
const torn =
  /^(?:of|for|to|in|with|and|or|also|that|that['’]s|this|these|those|it|it['’]s|they|each|whatever|read|find out|learn more|click|see|discover|ability to)\b|\b(?:we['’]ll|you['’]ll|you choose|netting)\b|\bmay include\b|\b(?:wie|bspw|such as|like)\.?$|[)]$(?<!\([^)]*\))/i;
const lead =
  /^(?:we (?:also )?(?:offer|provide|have|give you)|you(?:'|’)?(?:ll| will) (?:get|receive|have|enjoy)|our staff a range of[^:]*:|benefits(?: include)?:?|including:?|enjoy|plus|additionally,?)\s*/i;

const more = /,? (?:and|&) (?:(?:much|lots|so much|many) )?more[!.]*$/i;

/** A bracket that opens or closes alone was torn out of a longer line. */
/** "Salary25 days", "morePension": two items that lost what stood between them. */
const grown = /\p{Ll}\d{2,}|\p{Ll}{2}\p{Lu}\p{Ll}{2}/u;
const isClosed = (text: string): boolean =>
  !grown.test(text) && text.split(/[([]/).length === text.split(/[)\]]/).length;

/** What the job offers, item by item, in its own words. */
export function listSellingPoints({ brief }: Source): string[] {
  const hidden = listFacts(brief, { kinds: ['duty', 'skill', 'other'] }).filter(({ text }) =>
    isHiddenOffer(text),
  );
  const items = [...listFacts(brief, { kinds: ['benefit'] }), ...hidden]
    .flatMap(splitRun)
    .map((text) => text.replace(lead, '').replace(/!+$/, '').replace(more, '').trim())
    .filter(
      (text) =>
        isListItem(text, 18) &&
        !isCaveat(text) &&
        !isGlued(text) &&
        isClosed(text) &&
        !noBenefit.test(text) &&
        !torn.test(text) &&
        text.split(/\s+/).length >= 2,
    );
  return listOnce(items.map((text) => text.charAt(0).toUpperCase() + text.slice(1))).toSorted(
    (a, b) => weigh(b) - weigh(a),
  );
}

const wanted =
  /\b(?:equity|stock|bonus|commission|company (?:van|car)|van|health ?(?:care|insurance|cover\w*|plan|benefits?)|medical|dental|vision|pension|retirement|401|leave|holidays?|vacation|pto|time off|training|tuition|relocation|overtime|double time|from home|remote|meals?|housing|accommodation|sick pay|sign[- ]on|mileage)\b/i;
const vague =
  /\b(?:competitive|opportunit\w+|great|friendly|culture|reviews|recognition|purpose|environment|generous|excellent|comprehensive|supportive|rewarding|fantastic|outstanding|bonds|collaboration|invest in you|oportunidad\w*|crecimiento|dinámic\w*|competitiv\w*|abwechslungsreich\w*|freundlich\w*|interessant\w*|branchengerecht\w*|dynamique|convivial\w*)\b/i;
/** What every employer says. */
export const isVague = (text: string): boolean => vague.test(text) && !/\d/.test(text);

const small = /\b(?:discounts?|scheme|platform|portal|app|programme|program|vouchers?)\b/i;

/** What people ask for first, then the rest; what every employer says comes last. */
const weigh = (text: string): number =>
  (/\d/.test(text) ? 2 : 0) +
  (wanted.test(text) ? 2 : 0) -
  (vague.test(text) ? 3 : 0) -
  (small.test(text) ? 1 : 0);

/** The same, and short sentences that offer something: "This role will participate in our equity plan". */
export function listOffers(source: Source): string[] {
  const sentences = listFacts(source.brief, { kinds: ['benefit'] })
    .map((fact) => ownWords(fact).replace(/^(?:additionally|also|plus),?\s+/i, ''))
    .filter((text) => text.split(/\s+/).length <= 22 && !isGlued(text) && isClosed(text))
    .filter((text) => !noOffer.test(text))
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1));
  const points = listSellingPoints(source);
  const told = points.join('\n').toLowerCase();
  return [
    ...points,
    ...listOnce(sentences).filter((text) => !told.includes(text.slice(0, 24).toLowerCase())),
  ];
}

const noOffer =
  /^(?:that|that['’]s|this (?!role|position|job)|these|those|it|it['’]s|they|also)\b|\b(?:invest in you|bonds|unable to|cannot|not eligible|subject to|discretion|equal opportunity|following|what we offer|why (?:join|work)|read more|click|visit)\b|[:?]$/i;

/** "We offer A, including:B" is a heading that ran into its first item. */
function splitRun(fact: Fact): string[] {
  // Torn out of a list in brackets.
  if (!isClosed(fact.text)) return [];
  const words = ownWords(fact);
  const [, last = ''] =
    /\b(?:including|include|offer|following|benefit from|receive|enjoy|get)\s*:\s*(.{3,})$/i.exec(
      words,
    ) ?? [];
  return [last || words];
}
