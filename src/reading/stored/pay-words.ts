/** Two lines that lost what stood between them: "weekly wagesChance", "EUR26 days". */
const seam =
  /\t|(?<=\p{Ll})(?=\p{Lu}\p{Ll})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll}{3})|(?<=\p{Lu}{3})(?=\d{2}\s)|(?<=\))(?=\d{2})|(?<=[.!?;])\s+(?=\p{Lu})|\s\|\s|(?<=\p{Ll})(?=- \p{Lu})|(?<=\b(?:[Pp]er|[Aa]n?) (?:[Hh]our|[Yy]ear|[Aa]nnum|[Ww]eek|[Dd]ay|[Mm]onth))\s(?=(?!DOE|Depend|Plus|And|Age|Night|Day|After|Ris|Increas|Week|Satur|Sun|Evening)\p{Lu}\p{Ll}+ )|(?<=\))\s(?=(?!Plus)\p{Lu}\p{Ll}+ \p{L})|\s[-–]\s(?=An? \p{Lu})|(?<=\d{3})\s(?=\d{1,2}% )|(?<=\d|\b(?:[Aa]nnual(?:ly)?|[Hh]ourly|[Yy]early|[Ee]xperience))\s(?=(?:The|We|Our|This|You|All|Please|In) \p{L})/u;
const money = /[£$€₹]\s?\d|\d[\d.,]*\s?(?:€|EUR|GBP|USD|CHF)/;
const label = /^[^£$€₹\d]{0,80}:\s*|^[^£$€₹]{0,80}\b(?:Salary|Pay|Rate|Wage)\s?[-–]\s?(?=[£$€₹])/;
/** What may stand before the first amount and belongs to it; a title or a grade does not. */
const before =
  /^(?:up|to|from|starting|startin|start|at|circa|approx\w*|around|about|ages?|aged|between|base|basic|annual|hourly|salary|pay|range|rate|minimum|of|days?|nights?|competitive|ote|can|earn|c)$/i;
/** "The expected starting pay range for this role is $89,000": the sentence begins with the amount. */
const lead =
  /^(?:[^\s\d£$€₹]+\s){1,12}?(?:is|are|of)\s+(?=[£$€₹\d]|up to|from|between|about|around|approx)/i;
const slogan = /[!?]|\b(?:imagine|you|your|we|our|us|hiring|seeking|candidates?|applicants?)\b/i;
const plain =
  /\b(?:basic|base|starting|annual|hourly|gross|salary|wages?|pay|rate|range|competitive|per|an?|annum|hours?|hrs?|hr|days?|weeks?|months?|monthly|years?|yr|annually|yearly|to|up|from|between|and|is|USD|GBP|EUR)\b/gi;
const longest = 20;

const listAmounts = (text: string): number[] =>
  [...text.matchAll(/(\d[\d,]*(?:\.\d+)?)\s?(k\b)?/gi)].map(
    ([, digits = '', thousand]) => Number(digits.replace(/,/g, '')) * (thousand ? 1000 : 1),
  );

/**
 * What the advertisement says of the pay where that is more than its amounts: "£25,012 (£13.00 per hour)", "negotiable
 * based on experience". Null where the amounts are all there is, or where they stand in a sentence of another kind.
 */
export function readPayWords(lines: readonly string[], amounts: readonly number[]): string | null {
  for (const piece of lines.flatMap((line) => line.split(seam))) {
    const said = listAmounts(piece);
    if (!money.test(piece) || !amounts.every((amount) => said.includes(amount))) continue;
    const words = piece
      .replace(label, '')
      .replace(lead, '')
      .replace(/^competitive (?:salary|pay|wage|rate)s?[,:]?\s/i, '')
      // A heading or the kind of contract that grew on.
      .replace(
        /(?<!(?:\+|\bplus))(?:\s\p{Lu}\p{Ll}+){2}$|\s[-–]\s(?:[Ff]ull|[Pp]art)[- ]time$/u,
        '',
      )
      // "$40,000 and has four weeks of leave": the sentence goes on to something else.
      .replace(/,? and (?:has|have|offers?|comes with)\b.*$/, '')
      .replace(/\bto (?:an? )?max(?:imum)? (?:salary|pay|rate) of (?=[£$€₹])/i, 'to ')
      .replace(/\s+/g, ' ')
      .replace(/\(\s/g, '(')
      .trim()
      .replace(/[\s.,;:–-]{1,5}$/, '')
      .replace(/ is the (?:[\p{L}-]+ ){0,3}(?:salary|pay|wage|rate)(?: range)?$/iu, '');
    const own = fromAmount(words);
    if (isTelling(own, amounts)) return own;
  }
  return null;
}

/** "Ward Clerk $21 per hour plus tips": the title is no pay. */
function fromAmount(words: string): string {
  const at = words.search(/[£$€₹]|\d/);
  const lead = words.slice(0, Math.max(0, at)).match(/\p{L}+/gu) ?? [];
  const money = words.search(/[£$€₹]/);
  return lead.every((word) => before.test(word)) || money === -1 ? words : words.slice(money);
}

function isTelling(words: string, amounts: readonly number[]): boolean {
  const lead = words.slice(0, words.search(/[£$€₹\d]/)).split(/\s+/).length;
  if (slogan.test(words) || lead > 5 || words.split(' ').length > longest) return false;
  if (words.split('(').length !== words.split(')').length) return false;
  const more = words.replace(plain, '').match(/\p{L}{3,}/gu) ?? [];
  const others = listAmounts(words).filter((amount) => amount > 9 && !amounts.includes(amount));
  // "$64,000 $84,000 $105,000" are the marks of a scale, and no words on it.
  return more.length > 0 || (others.length > 0 && /[(/;]|\band\b/.test(words));
}
