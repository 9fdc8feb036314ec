import { toMainClause } from '#plan/main-clause.ts';
import { memoize } from '#plan/memoize.ts';
import { beginsWithVerb } from '#plan/orders.ts';
import type { Source } from '#plan/source.ts';
import { stripEnd } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { countWords } from '#writing/shorten.ts';
import { listWork } from './duties.ts';

const length = { fewest: 4, most: 24 };
const points = {
  first: 10,
  perLine: 1.5,
  /** Far down a list one line is like another. */
  mostLost: 7.5,
  ofTitle: 3,
  /** Named products, documents, tools or numbers. */
  named: 2,
  ofAnyJob: 11,
  supporting: 3,
  assisting: 7,
  least: 3,
};

/** Done in any job. */
const anyDuty =
  /^(?:\p{L}+ly )?(?:other|demonstrates?|understand|comply|participate|perform (?:any|other|routine)|attend|follow|adhere|work (?:well|with(?! [^,.]{3,40} to (?:prepare|build|design|write|draft|produce|create|develop|plan)\b)|as|collab\w+)|maintain (?:a (?:clean|tidy)|the clean|compliance|knowledge|files|records)|uphold|report|be|meet|exceed|use|utilize|act|help (?:to )?(?:coordinate|maintain|support|ensure|manage|organi[sz]e|develop|drive|with|out|in|us|the team|other)|integrate|handle (?:other|any)|contribute|take (?:an?|advantage)|bring|have|key|play)\b|\b(?:other duties|as (?:assigned|needed|required|applicable|directed)|polic(?:y|ies|es) and procedures|etc|signage|(?:particular|specific|certain) (?:field|area)s?|full (?:scope|range) of|whole child)\b/iu;
/** Beside somebody else's work. */
const supporting =
  /^(?:ensure|make sure|collaborate|communicate|coordinate|monitor and support)\b/iu;
/** Somebody else's work itself. */
const assisting = /^(?:assist|support|provide (?:\p{L}+ )?support)\b|\band assist\b/iu;
const named = /(?<=[\p{Ll},] )\p{Lu}[\p{L}\p{N}]{2,}|\d/gu;
/** The name of the house tells nobody what is done. */
const namesThings = (text: string, house: string): boolean =>
  (text.match(named) ?? []).some((name) => !house.includes(name));

/** Several lines in one, or a line that lost a part. */
const odd =
  /[;:!?•|()]|, ,|^[^,]*, \p{L}+$|\b(?:and|or|the|of|to|for|with|in|an?|various|all)$|\p{Ll}{3}\p{Lu}|\band \p{Ll}+ing\b|, \p{Ll}+s,|\b(?:and|or) \p{Ll}{4,}(?:ies|es) |\b(?:we|us|I)\b/u;
/** What is counted up or explained behind these words stands in the list of duties. */
const tail =
  /,?\s(?:including|such as|which|in order to|in accordance with|to ensure|to include|as well as|i\.e\.|e\.g\.)(?!\p{L}).*|(?<=\s\S+\s\S+\s\S+),? (?:ensuring|assisting|helping|providing|building|leading|identifying)\b.*/isu;
/** "As an operator, you will ..." tells the reader the same. */
const address =
  /^(?:as an? [^,.]{3,60}, |the (?:\p{Lu}[\p{L}/-]+ ){1,4})?(?:you(?:['’]ll| will)|will) |^have the opportunity to /iu;

const bareDuty = (line: string): string =>
  stripEnd(
    toMainClause(
      stripEnd(
        line
          .replace(address, '')
          .replace(/\s?\([^)]{0,300}\)/g, '')
          .replace(tail, ''),
      ),
    ),
  );
const beginsPlainly = (text: string): boolean =>
  beginsWithVerb(text.replace(/^\p{L}+ly (?=\p{L})/u, ''));

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));
const anyTitle =
  /^(?:manag|assis|offic|senio|junio|assoc|repre|coord|speci|techn|engin|opera|super|direc|worke|inter|lead|exper|proje|servi)/;

/** What is done first and most; null where no line says it plainly. */
export const findLeadDuty = memoize((source: Source): string | null => {
  const field = new Set(stems(source.brief.title.given).filter((stem) => !anyTitle.test(stem)));
  const work = listWork(source);
  // Of one or two lines each is the work.
  const isChoice = work.length > 2;
  const ranked = work
    .map((line, i) => ({ text: bareDuty(line), line, i }))
    .filter(({ text }) => {
      const count = countWords(text);
      return (
        count >= length.fewest &&
        count <= length.most &&
        beginsPlainly(text) &&
        !/^demonstrate/i.test(text) &&
        !odd.test(text) &&
        !isGlued(text)
      );
    })
    .map(({ text, line, i }) => ({
      text,
      rank:
        points.first -
        Math.min(i * points.perLine, points.mostLost) +
        (!assisting.test(text) && namesThings(text, source.brief.employer.name)
          ? points.named
          : 0) +
        (stems(text).some((stem) => field.has(stem)) ? points.ofTitle : 0) -
        (isChoice && (anyDuty.test(line) || anyDuty.test(text)) ? points.ofAnyJob : 0) -
        (supporting.test(text) ? points.supporting : 0) -
        (assisting.test(text) ? points.assisting : 0),
    }))
    .toSorted((a, b) => b.rank - a.rank);
  const [best] = ranked;
  return best === undefined || best.rank < points.least
    ? null
    : `${best.text.charAt(0).toLowerCase()}${best.text.slice(1)}`;
});
