import { capitalize, stripEnd } from '#writing/casing.ts';

/** "Never had an accident", "none so far": a clean record, or no occasion yet. "Never checks" is a habit, and stays. */
const cleanRecord =
  /\bnever (?:happen\w*|had|has had|lost|missed|made|failed|needed|was|were|came|come|comes|been|scrapped|late|crashed|broke|damaged|dropped|met|ever|occurred|got|hit|a problem)\b|^["“']?never["”',.]*$|^never,? ever$|^no [a-z]+ ever$|^none(?: so far| at all| yet)?$|^nothing ever went wrong$|^(?:it |that )?never (?:does|did|has)$/i;

const withoutWay = 'No way of their own to prevent it, or to notice it in time';

/**
 * What a weak answer sounds like, without what an honest newcomer or somebody with a clean record would say: whoever has
 * never met it is asked how they would go about it.
 */
export function allowNever(weak: string): string {
  const parts = stripEnd(weak).split(/(?:; (?:or )?|,? or )(?=["“'\p{L}])/u);
  const isClean = parts.map((part) => cleanRecord.test(part.trim()));
  if (!isClean.some(Boolean)) return weak;
  // A list that is cut within a quotation or a clause is left out whole.
  const kept = parts.filter((part, i) => !isClean[i] && isWhole(part));
  return kept.length === 0 ? withoutWay : capitalize(kept.join('; ').replace(/^or /, ''));
}

const fewestWords = 2;
const isWhole = (part: string): boolean =>
  part.split(/\s+/).length >= fewestWords && (part.match(/["“”]/g)?.length ?? 0) % 2 === 0;
