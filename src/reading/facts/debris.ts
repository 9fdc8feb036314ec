import { classifyHeading } from '../layout/classify-heading.ts';

/** What a page shows around a job, and what only looks like a line of it. */
const address = /https?:\/\/|\bwww\.|\S@\S+\.\p{L}{2}|#(?:EMAIL|URL|PHONE)_/iu;
/** What stands for an address that was taken out: whoever reads the sentence could not use it. */
const hidden = /#(?:EMAIL|PHONE|URL)_[\da-f]{8}/i;
const addressOnly = /^(?:\S+:\s)?\S*(?:https?:\/\/|www\.|\S@)\S+$/i;
/** "Id=1900&lang=en": the end of an address, cut off from it. */
const query = /=[^\s&=]*&[\w-]+=/;
const reference =
  /^(?:job |position |vacancy |posting |requisition )?(?:ref(?:erence)?|req(?:uisition)?|id|code|no|nr|number|announcement|posting)\b[\s.:#]{0,4}(?:id|no|number|code)?[\s.:#]{0,4}[\p{L}\d/-]*\d[\p{L}\d/-]*$|^[\p{L}]{0,4}[-/]?\d{4,}[\d/-]*$/iu;
const share =
  /^\(?(?:up to |approx\.? |about |~)?\d{1,3} ?(?:%|percent)(?: of (?:the |your )?time)?\)?$/i;
const telephone = /^(?:tel|phone|call|fax|mobile)?[\s.:]{0,3}\+?[\d\s().-]{7,20}$/i;
const button =
  /^(?:apply (?:now|today|here|online)|share (?:this|on|job)|follow us|like us|save (?:this )?job|print|report (?:this )?(?:job|ad)|cookies?(?: settings| policy)?|accept (?:all )?cookies|click (?:here|to|the|on)|view (?:all|more|job)|see (?:all|more|less)|show (?:all|more|less)|read more|learn more|back to|(?:sign (?:in|up)|log in|subscribe)$|things to know|opens? in (?:a )?new (?:window|tab))/i;
/** "Download the full", "View our complete job description: 2024": what is left of a link. */
const linkWords =
  /^(?:please )?(?:download|view|see|read|open)(?: (?:the|our|a|this|an))?(?: (?:full|complete|entire|detailed|attached|official))?(?: (?:job|role|position|candidate|recruitment|information))?(?: (?:description|advert(?:isement)?|ad|details|spec(?:ification)?|pack|brochure|flyer|pdf|posting|listing|profile|version|here|below|document))*(?:\s?[:–-]\s?[^.]{0,60})?$|^(?:find out|for) more(?: (?:info(?:rmation)?|details))?(?: (?:here|below))?$|^more (?:info(?:rmation)?|details)(?: (?:here|below))?$/i;
const money =
  /^(?:(?:(?:competitive|attractive|good|great|excellent|base|starting|annual|hourly) ){0,2}(?:salary|pay|rate|wage|compensation|package|budget)\b[^.]{0,12})?(?:up to |from |circa |c\.? ?|ca\.? )?(?:[$€£₹]|(?:USD|EUR|GBP|KES|KSH|PHP|INR|AUD|CAD|CHF|ZAR|NGN)\.? ?)\s?\d[\d,.\s]*(?:k|m)?(?:\s?(?:-|–|to|and)\s?(?:[$€£₹]|[A-Z]{3} ?)?\s?\d[\d,.]*(?:k|m)?)?(?:\s?(?:an?|per|\/|p\.?)\s?(?:h(?:ou)?r|year|yr|annum|a\.?|month|week|day)\p{L}*)?(?: (?:gross|net|basic|doe|depending on experience|pro rata|ote|\+ .{0,30}))*$/iu;
/** What is left of a cut sentence or of a form. */
const scrap =
  /^(?:(?:open to )?(?:both )?(?:fe)?males? ?(?:\/|or|and|&) ?(?:fe)?males?(?: applicants| candidates)?|the|many|some|ltd|inc|llc|plus|ideal|required(?: and| or)?|much more|many more|and more|more|if successful|no exceptions|expert|for this role|[0-9a-f]{10,40}#?|requires|hire now|additionally|unfortunately|furthermore|under \p{Lu}\p{L}+ code|#\S+|(?:aa|eoe|ada|eeo|m|f|d|v|vet)(?:\/(?:aa|eoe|ada|eeo|m|f|d|v|vet|disabled))+)$/iu;
/** Words over a list, which ask for nothing by themselves. */
const overList =
  /^(?:it )?(?:systems?|others?|languages?|tools|software|general|background|abilities|(?:required|preferred|other|additional) (?:education|licen[cs]es?|skills|experience|qualifications|knowledge|compensation|training))$/i;
const longestHeading = 4;

/** "Supervisory experience: none required", "Licences: N/A": a row of a form that was left empty. */
const emptyRow =
  /^(?:[^.;]{3,60}\s?[:–-]\s?)?(?:none|n\/a|not (?:required|applicable|needed))(?:,? (?:is |are )?(?:required|needed|necessary|at this time))?$/i;

/** Links, buttons, codes, amounts and bare headings demand and promise nothing. */
export function isDebris(text: string): boolean {
  const words = text.replace(/(?<![.:;!\s])[.:;!\s]+$/, '');
  if (addressOnly.test(words) || (address.test(words) && words.split(' ').length <= longestHeading))
    return true;
  if (hidden.test(words) || emptyRow.test(words)) return true;
  if (query.test(words) && !words.includes(' ')) return true;
  if (reference.test(words) || share.test(words) || telephone.test(words) || money.test(words))
    return true;
  if (button.test(words) || linkWords.test(words) || scrap.test(words) || overList.test(words))
    return true;
  return words.split(' ').length <= longestHeading && isBareHeading(words);
}

/** "Technical skills", and not "Experience preferred" or "Working shifts", which say something. */
const isBareHeading = (words: string): boolean =>
  /^(?:must|nice|duty|benefit)$/.test(classifyHeading(words) ?? '') &&
  !/\b(?:required|preferred|desired|must|shifts?|travel|training|insurance|working)\b/i.test(words);

/** "50% Team discount", "100% Company paid cover": a part of the price, and not of the time. */
const ofPrice =
  /^\d{1,3} ?% [^.:–]{0,40}\b(?:discounts?|off|match\p{L}*|contributions?|paid|cover(?:age|ed)?|bonus|pension|commission|reimburse\p{L}*|remote|employer)\b/iu;

/** "Plan routes (30%)", "30% – Plan routes": how much of the time is no part of what is done. */
export const dropShare = (text: string): string => (ofPrice.test(text) ? text : withoutShare(text));

const withoutShare = (text: string): string =>
  text
    .replace(
      /(?:(?<!\s)\s+)?\((?:approx\.? |about |~)?\d{1,3} ?%(?: of (?:the |your )?time)?\)$/i,
      '',
    )
    .replace(
      /^\(?(?:approx\.? |about |~)?\d{1,3} ?%\)?(?: of (?:the |your )?time)?\s?[:–-]?\s(?=\p{Lu})/u,
      '',
    );
