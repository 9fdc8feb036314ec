import type { Brief, Fact } from '#shared/brief.ts';
import { bareDemand } from '#plan/demands/bare-demand.ts';
import { isSoft } from '#plan/criteria/own-lines/is-demand.ts';
import { mendDemand } from '#plan/wording/mend-demand.ts';
import { beginsWithVerb } from '#plan/wording/orders.ts';
import { ownWords } from '#plan/wording/own-words.ts';
import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { listOnce } from '#writing/list.ts';
import { countWords } from '#writing/shorten.ts';
import { toReader } from './doing.ts';
import { listWholeMusts } from './whole-musts.ts';

/** A paper, a system or years stand in the list of demands, whatever else the line praises. */
const hard =
  /\d|\b(?:licen[cs]e\w*|certif\w*|degree|diploma|experience (?:in|with|as|of)|years?|excel|software|systems?|english|bilingual|fluent|driv\w+|shifts?|weekends?|nights?|lift\w*|background|transport\w*|vehicle|attendance)\b/i;

const byNature =
  /^(?:you are |you['’]re )?(?:an? )?(?:friendly|personable|warm|caring|compassionate|positive|outgoing|energetic|passionate|enthusiastic|motivated|driven|curious|kind|honest|humble)\b/i;

/** How somebody is, and nothing that a paper or a test would settle. */
export const isManner = (fact: Fact): boolean =>
  fact.kind === 'trait' ||
  ((fact.kind === 'skill' || fact.kind === 'experience' || fact.kind === 'other') &&
    fact.terms.length === 0 &&
    (isSoft(fact) || byNature.test(fact.text)) &&
    !hard.test(fact.text));

const lead =
  /^(?:you(?:['’]re| are| have| will be| will have| possess)?|are|is|be|being|have|has|must (?:be|have)|should (?:be|have)|someone who is|ability to be)\s+/i;
/** What the reader does beside it was a sentence of its own. */
const tail = /,? (?:and )?(?:you|your|we|who want)\b/i;
const dropTail = (text: string): string => {
  const at = text.search(tail);
  return at === -1 ? text : text.slice(0, at);
};
/** An order to the reader does not stand in a row of qualities. */
const order =
  /^(?:hold|deliver|love|want|bring|take|work|thrive|like|enjoy|care|make|do|show|demonstrate|maintain|provide|build|keep|give|treat|communicate|support|help|ensure|act|display|exhibit|yourself)\b|\b(?:your|you|yourself|we|our|us)\b/i;
/** Longer ones are demands of their own, and stand in the list as the job has them. */
const most = { items: 7, words: 50, each: 4 };

/** "What", "if", "to be reliable as": what was left of a sentence. */
const fragment =
  /^(?:what|if|so|when|how|which|who|where|that|need|needs|to)\b|,? (?:so|as|if|that|what|but|because)$|\b(?:plays|is|are|will)\b|\b(?:team|environment|company|workplace|culture)$/i;

/** As an item of a row; empty where its words make none. */
function toItem(fact: Fact): string {
  const text = lowerFirst(
    stripEnd(
      dropTail(
        ownWords(fact)
          .replace(lead, '')
          .replace(/^to be /i, ''),
      ),
    ),
  );
  const isItem =
    text !== '' &&
    !order.test(text) &&
    !fragment.test(text) &&
    !(countWords(text) === 1 && beginsWithVerb(text)) &&
    !isGlued(text) &&
    !/[:;.!?]|\b(?:and|or|the|of|to|for|with|in|an?)$/i.test(text) &&
    countWords(text) <= most.each;
  // "Attention To Detail": the capitals of a heading.
  const isCapital = /\s\p{Lu}\p{Ll}{2}/u.test(text) && !/\p{Lu}{2}/u.test(text);
  return isItem ? (isCapital ? text.toLowerCase() : text) : '';
}

const quoteOf = ({ source, text }: Fact): string =>
  source.from === 'job' ? source.quote.trim() : text;
const able = /^able to /i;

/** "able to plan, speak clearly and meet dates": each of what one sentence asks somebody to be able to do. */
function listAble(brief: Brief): ReadonlyMap<Fact, string[]> {
  const told = new Map<Fact, string[]>();
  let isOpen = false;
  for (const fact of listWholeMusts(brief)) {
    const own = lowerFirst(toReader(stripEnd(ownWords(fact))));
    const isNext: boolean = isOpen && /^\p{Ll}/u.test(quoteOf(fact)) && beginsWithVerb(own);
    isOpen = isNext || able.test(own);
    if (isOpen && isManner(fact))
      told.set(
        fact,
        own
          .replace(able, '')
          .split(/ and (?=(?:build|meet|work|manage|plan|organi[sz]e|keep|handle|solve) )/)
          .map((text) => `able to ${text}`),
      );
  }
  // One alone is told as it stands.
  return told.size > 1 ? told : new Map();
}

/** The qualities that are asked for, as items of one sentence. */
export function listTraits(brief: Brief): string[] {
  const rows = listAble(brief);
  const items = listWholeMusts(brief)
    .filter(isManner)
    .flatMap((fact) => rows.get(fact) ?? [toItem(fact)])
    .filter(Boolean);
  let words = 0;
  return listOnce(items)
    .filter((text) => {
      words += countWords(text);
      return words <= most.words;
    })
    .slice(0, most.items);
}

const longestLine = 34;
/** Torn off, or a word about the list itself. */
const noLine =
  /^(?:what|if|so|when|how|which|who|where|that|to|these|personal|whether|here)\b|[:?]$|:\p{L}|\b(?:job description|more important)\b/iu;

/** What of the manner makes no such item, as lines of their own, so that nothing asked for is lost. */
export function listMannerLines(brief: Brief): string[] {
  const told = new Set(listTraits(brief));
  const rows = listAble(brief);
  return listOnce(
    listWholeMusts(brief)
      .filter(isManner)
      .filter((fact) => !told.has(toItem(fact)) && !rows.has(fact))
      .map((fact) =>
        capitalize(bareDemand(stripEnd(ownWords(fact))))
          .replace(/\band have (?=the ability|an?\b|strong|good)/i, 'and ')
          .replace(/^(?:to )?be able to\b/i, 'Able to')
          .replace(/^to have\b/i, 'Have'),
      )
      .map((text) => ((brief.language ?? 'en') === 'en' ? mendDemand(text) : text))
      .filter(
        (text) =>
          countWords(text) > 2 &&
          countWords(text) <= longestLine &&
          !noLine.test(text) &&
          !isGlued(text),
      ),
  );
}
