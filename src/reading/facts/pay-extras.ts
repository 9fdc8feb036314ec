/** What comes on top of the pay and stands in the same line: "plus $1.50 shift differential". */
const extraWords =
  /\b(?:differential|bonus(?:es)?|guarantee[ds]?|tips?|tip pool|equity|commissions?|uncapped|paid weekly|weekly pay|overtime|overnight|allowance|per diem|stipend|benefits per|profit[- ]shar\w+|sign-?on|raises?|zuschläge|prime)\b/i;
const joint = /(?:(?<!\s)\s+)?(?:[,;]\s*plus\b|[,;+]|\bplus\b)\s*|\s(?=\()/gi;

const basePay =
  /\b(?:salary|wage|per (?:hour|annum|year|month|week|day)|an hour|a year|cpm|per mile|hourly|annual(?:ly)?|p\.?a|base)\b|\/\s?(?:hr|hour|yr|year)|[$€£]\s?\d[\d,.]*k?\s?(?:-|–|to)\s?[$€£]?\s?\d/i;

/** "In addition to base pay, our program includes a bonus": the base is named and not told. */
const onTop =
  /\b(?:in addition to|on top of|besides|beyond|alongside) (?:the |your |our |this |an? )?(?:\p{L}{1,20} )?(?:base|basic) (?:pay|salary|wages?|compensation|rate)[^,.;]{0,30}, ?/iu;

/** "Fixed pay plus tips": no figure, and more than the base. */
const besideBase =
  /^[^\d£$€]{0,60}\b(?:base|basic|competitive|fixed) (?:base )?(?:salary|pay|wage|rate)s?,? (?:plus|as well as|and|with|\+) (?:an? )?/i;

/** The words behind the figures of a line about pay, and where they begin; undefined when there are none. */
export function findPayExtra(line: string): { text: string; at: number } | undefined {
  if (weighed.test(line)) return undefined;
  if (extraWords.test(line) && !basePay.test(line)) return { text: line, at: 0 };
  const above = onTop.exec(line);
  if (above) {
    const at = above.index + above[0].length;
    const text = line.slice(at).replace(/(?<![\s.;,])[\s.;,]+$/, '');
    if (extraWords.test(text) && !basePay.test(text)) return { text, at };
  }
  const beside = besideBase.exec(line);
  if (beside) {
    const at = beside.index + beside[0].length;
    const text = line.slice(at).replace(/(?<![\s.;,!])[\s.;,!]+$/, '');
    if (extraWords.test(text) && !basePay.test(text)) return { text, at };
  }
  for (const match of line.matchAll(joint)) {
    const before = line.slice(0, match.index);
    const at = match.index + match[0].length;
    const text = line.slice(at).replace(/(?<![\s.;,])[\s.;,]+$/, '');
    const isFigure = match[0].trim() === ',' && /\d$/.test(before) && /^\d{3}\b/.test(text);
    if (!isFigure && /\d/.test(before) && extraWords.test(text)) return { text, at };
  }
  return undefined;
}

/** "Starting pay is based on experience": how the pay is settled, and nothing that one brings or gets. */
const settled =
  /\b(?:pay|salar(?:y|ies)|compensation|wages?|rates?|remuneration|increases? in \p{L}+)\b[^.;:]{0,40}? (?:(?:is|are|will be|shall be|to be|may be) (?:\p{L}+ly )?(?:based|compensated based|determined|commensurate|dependent|decided|informed|influenced|set|negotiable|discussed)|depends?|varies|vary|commensurate)\b/iu;
/** "Skills are considered in setting the wage", "we tell you more about the range later", "not adjusted for the differential". */
const weighed =
  /\b(?:fall|start|be hired) (?:near|within|at|in|toward|around) the (?:\p{L}+ )?(?:middle|midpoint|top|bottom|lower|upper|low|high)\b[^.]{0,12}\b(?:of|end of) (?:this|the) (?:\p{L}+ )?range\b|\b(?:considered|taken into account|weighed|used|factors?) (?:in|when|for|to|into) (?:setting|determin\p{L}+|deciding|mak\p{L}+|calculat\p{L}+)\b[^.]{0,50}\b(?:pay|salar(?:y|ies)|compensation|wages?)\b|\b(?:share|tell|provide|discuss|learn|give) (?:you )?more (?:details |information )?(?:about|on) (?:the |your |our )?(?:\p{L}+ ){0,2}(?:pay|salary|compensation|wage)|\b(?:range|estimate|wage|rate|pay|salary)\b[^.]{0,30}\b(?:has|have|is|are|was) not (?:been )?adjusted\b/iu;
export const tellsHowPayIsSet = (line: string): boolean =>
  (settled.test(line) || weighed.test(line)) &&
  !/\b(?:bonus|insurance|paid time off|401|pension|health)\b/i.test(line);

const namesBase =
  /\b(?:salar(?:y|ies)|wages?|(?:base|basic|hourly) (?:pay|rate)|(?:pay|compensation) (?:range|band|scale))\b/i;
const besideIt =
  /\b(?:sacrifice|reviews?|increase[sd]?|increments?|rises?|raises?|progression|bonus(?:es)?|pension|match\p{L}*|shares?|stock|advance|weekly|commissions?|incentives?|package|insurance|leave|holidays?|overtime|allowance|premiums?|double|sick\w*|maternity|paternity|competitive|attractive|excellent|great|generous|good)\b|%/iu;

/** "Basic wage £300 a week" among what one gets: the pay itself, and nothing on top of it. */
export const tellsBasePay = (line: string): boolean =>
  (namesBase.test(line) && !besideIt.test(line)) || bareRate.test(line.trim());
/** "£15.20ph", "$40k - $45k a year" */
const bareRate =
  /^[£$€]\s?\d[\d,.]*k?(?:\s?[-–]\s?[£$€]?\s?\d[\d,.]*k?)?\s?(?:ph|p\/h|\/\s?(?:hr|hour|yr|year)|(?:per|an?) (?:hour|year|annum)|pa|p\.a\.?)$/i;

const offers =
  /\b(?:health|medical|dental|vision|insurance|401\(?k\)?|pension|retirement|paid time off|pto|holidays?|annual leave|equity|stock|shares|incentives?|bonus|car allowance)\b/gi;
const fewestOffers = 3;

/** "Health benefits, 401k plan, salary and annual bonus" under a heading on pay: a row of offers without a figure. */
export const listsOffers = (line: string): boolean =>
  line.includes(', ') &&
  !/[$£€]\s?\d|\b(?!40[13])\d{2,3}(?:,\d{3}|k\b)/.test(line) &&
  (line.match(offers)?.length ?? 0) >= fewestOffers;

/** "Opportunity for advancement from the second year" under a heading on pay: an offer, and no pay. */
export const tellsAdvance = (line: string): boolean =>
  !/[$£€]\s?\d/.test(line) &&
  /\b(?:opportunit(?:y|ies)|chances?|room|potential|paths?) (?:for|to|of) (?:\p{L}+ ){0,2}(?:advance(?:ment)?|promotion|progress(?:ion)?|career growth)\b/iu.test(
    line,
  );
