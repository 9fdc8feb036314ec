/** Lines that stand among the offers of an advertisement, or sound like one, and give nobody anything. */

/** Leads to a page, or to somebody who could tell. */
const pointer =
  /^(?:please )?(?:check out|connect with us|get in touch|contact|click|visit|learn more|read more|find out more|see (?:our|the|below)|follow us|join our talent|for (?:more|full|further|additional|complete) (?:info|detail)\p{L}*)\b|\bvisit (?:our|us|the|www)\b|\bshare this information\b|\bbenefits (?:page|site|website|guide|summary)\b|\b(?:information|details?)\b[^.;]{0,80}\b(?:can|may) be found\b|^details (?:of|on|about)\b|^no (?:\p{L}+ ){1,4}(?:needed|required|necessary)\.?$/iu;
/** What may become of the benefits, and how an offer is reckoned. */
const remark =
  /\bchang(?:e|es|ing) (?:in|to|your) (?:\p{L}+ )?benefits\b|\bbenefits\b[^.;]{0,60}\b(?:may|can|could) (?:change|vary|be (?:changed|amended))\b|\breflective of\b|^(?:actual |final |exact |starting )?(?:offers?|pay|salary|salaries|compensation|rates?)\b[^.;]{0,40}\b(?:will (?:be|depend|vary)|depends?|var(?:y|ies)|is based|are based|determined|commensurate)\b/iu;
/** Asked of whoever comes. */
const asked =
  /^(?:(?:prior|previous|proven|relevant|strong|some|hands-on) )?(?:experience|knowledge|understanding|familiarity|proficiency) (?:with|of|in|using)\b|^[^.;:]{0,100}\b(?:is|are|be) (?:strictly )?(?:required|mandatory)(?! (?:by law|notice))|\b(?:prefers|we prefer|inspires you|excites you)\b|\bbonus (?:if|points|skills?)\b|^bonus\s?[–—-]\s?(?!.*(?:annual|pa(?:y|id)\b|compan|perform|discretion|quarter|month|year|\d))/iu;
/** Done for those whom the house serves. */
const served =
  '(?:clients?|customers?|patients?|students?|residents|guests|consumers|businesses|brands)';
const ofOthers = new RegExp(
  String.raw`^(?:[Ww]e|[Oo]ur (?:goal|mission|aim) is to|\p{Lu}[\p{L}&'’-]*(?: \p{Lu}[\p{L}&'’-]*){0,3})\s(?:offers?|provides?|helps?|gives?|serves?|brings?|supports?) (?:\p{L}+ )?(?:our |its |the )?${served}\b|\bhelp(?:s|ing)? (?:our |its |the )?${served}\b`,
  'u',
);
/** The rest of a line that lost its beginning, and an answer to a question that nobody hears. */
const torn =
  /^(?:[)(+&/%,.;]|(?:because|commensurate|etc|thereof|respectively)\b|(?:yes|no|none|n\/a|tbd|we(?:['’]ve)? got you(?: covered)?|(?:fully )?paid (?:for )?by (?:the |your )?(?:employer|company))$)/iu;

/** Paid to whoever brings somebody else. */
const bounty = /\byour referral\b|\bfor (?:each|every) referral\b|\breferral fee\b/iu;

/** A cell of a form: that there is none, or what is no thing to get. */
const cell =
  /\p{L}\)?\??\s?[:–-]\s?(?:no|none|n\/a|not (?:provided|offered|available))\.?$|^(?:working )?(?:hours|shifts?|location|job type|employment type|start date|salary|pay|rate)\s?:/iu;

/** How one applies. */
const applies = /\b(?:should|must|please|to) apply\b|\binformal enquir\w+/i;

const patterns = [applies, pointer, remark, asked, ofOthers, torn, bounty, cell];

export const givesNothing = (text: string): boolean =>
  patterns.some((one) => one.test(text.trim()));
