import type { Fact } from '#shared/brief.ts';
import { isGlued } from '#writing/glued.ts';
import { listOnce } from '#writing/list.ts';
import { isListItem, listFacts, ownWords } from './own-words.ts';
import type { Source } from './source.ts';

/** A caveat, a notice or a heading pleases nobody, even where benefits are listed. */
const noBenefit =
  /\b(?:unable to|do not|does not|cannot|not eligible|must|required?|subject to|eligib|at (?:its|our) discretion|equal opportunity|benefits? (?:include|package|offered)|following|range of additional|what we offer|why (?:join|work)|salary|pay range|compensation)\b|[:?]$/i;
/** A torn-off end, an invitation to read on, a promise to nobody. */
const torn =
  /^(?:of|for|to|in|with|and|or|each|whatever|read|find out|learn more|click|see|discover|ability to)\b|\b(?:we['’]ll|you['’]ll|you choose|netting)\b|\bmay include\b|[)]$(?<!\([^)]*\))/i;
const lead =
  /^(?:we (?:also )?(?:offer|provide|have|give you)|you(?:'|’)?(?:ll| will) (?:get|receive|have|enjoy)|our staff a range of[^:]*:|benefits(?: include)?:?|including:?|enjoy|plus|additionally,?)\s*/i;

/** A bracket that opens or closes alone was torn out of a longer line. */
const isClosed = (text: string): boolean => text.split('(').length === text.split(')').length;

/** What the job offers, item by item, in its own words. */
export function listSellingPoints({ brief }: Source): string[] {
  const items = listFacts(brief, { kinds: ['benefit'] })
    .flatMap(splitRun)
    .map((text) => text.replace(lead, '').trim())
    .filter(
      (text) =>
        isListItem(text, 18) &&
        !isGlued(text) &&
        isClosed(text) &&
        !noBenefit.test(text) &&
        !torn.test(text) &&
        text.split(/\s+/).length >= 2,
    );
  return listOnce(items.map((text) => text.charAt(0).toUpperCase() + text.slice(1)));
}

/** "We offer A, including:B" is a heading that ran into its first item. */
function splitRun(fact: Fact): string[] {
  const words = ownWords(fact);
  const [, last = ''] = /\b(?:including|include|offer|following)\s*:\s*(.{3,})$/i.exec(words) ?? [];
  return [last || words];
}
