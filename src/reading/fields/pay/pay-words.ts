/** Words that make an amount pay when they stand before it. English, German, French, Polish, Spanish, Italian, Dutch, Portuguese, Swedish. */
const pay =
  'salar(?:y|ies)|pay(?:s|ing)?|paid|wages?|compensation|comp|remuneration|earn(?:s|ing|ings)?|hourly|annual(?:ly)?|rate|hiring range|base|basic|ote|ctc|package|make|income of|start(?:ing|s)? at|gehalt|[a-zäöü]*gehalt|vergütung|lohn|[a-zäöü]*lohn|entgelt|verdien\\w*|bezahlung|salaire|rémunération|fixe|taux horaire|wynagrodzenie|widełki|stawka|pensja|zarobki|zarobić|salario|sueldo|stipendio|retribuzione|ral|loon|salaris|salário|vencimento|lön|månadslön';

/** Words that make an amount something else. */
const notPay =
  "paid out|donors?|sign(?:ing)?[- ]?on|signing|bonus(?:es)?|incentives?|commissions?|referral|rais(?:e|es|ed|ing)|funding|funded|backed|series [a-f]|seed|revenues?|turnover|sales|arr|gmv|budgets?|valu(?:ed|ation)|insurance|coverage|insured|fines?|penalt(?:y|ies)|relocation|stipends?|reimburse\\w*|tuition|allowances?|bond(?:ed)?|deductibles?|premiums?|portfolio|assets|aum|grants?|fees?|loans?|debts?|pric(?:e|ed|es)|costs?|worth|deals?|quotas?|contracts? (?:of|worth|from|up to|values?)|projects? (?:of|worth|from|up to|values?|ranging)|schemes?|bids?|savings?|saved?|donat\\w+|awards?|prizes?|match(?:ing|ed)?|401|403|hsa|fsa|contribut\\w+|discounts?|gifts?|vouchers?|spend(?:ing)?|invest\\w*|market cap|loss(?:es)?|per diem|detention|layover|lumper|extra stop|stop pay|differential|overtime|stand-?by|on-?call|call-?outs?|deposit|toward|towards|credit|equity|stock|rsus?|shares?|uniform|rent|housing|parking|phone|gym|membership|scholarships?|retention|liabilit\\w+|damages|exceed(?:ing)?|households?|families|tips?|meals?|lunch|tickets?|travel|training|learning|education|equipment|home office|wellness|childcare|pension|life assurance|death benefit|payments? processed|transactions?|balance|invoices?|orders|purchases?|umsatz|jahresumsatz|[a-zäöü]*prämien?|bonus|[a-zäöü]*zuschuss|budget|chiffre d'affaires|levée|levé|prime|primes|tickets? restaurant|mutuelle|indemnité|premia|dofinansowanie";

export const payCues = new RegExp(`(?<![a-zÀ-ɏ])(?:(${notPay})|(${pay}))(?![a-zÀ-ɏ])`, 'gi');

/** Stronger than any word of pay between them and the amount: "overtime is paid at", "families earning". */
export const neverPay =
  /\b(?:overtime|detention|layover|breakdown|per diem|stand-?by|on-?call|call-?out|orientation|differential|families|households|donors?|customers?|clients|students|members|residents|patients|another|one client)\b[^.;]{0,24}$|\b(?:less than|below|under|cap of|no more than|not exceed\w*|we (?:pay|cover|refund) (?:the|your)|funds?)[^.;]{0,24}$|\b(?:on-?call|stand-?by|call-?out)\b[^.;]{0,60}$/i;

/** Right behind an amount: "$5,000 sign-on bonus", "$2/hr shift differential". */
export const notPayBehind = new RegExp(
  `^[ (*]*(?:(?!plus|and|with|or|und|et|depending|based|including|inclusive|excluding|exclusive|incl|excl|to |bis )[a-zÀ-ɏ][a-zÀ-ɏ-]*[ ]){0,3}(?:${notPay}|customers?|clients?|company|business|organi[sz]ation|per (?:bin|piece|box|bale|acre|delivery|drop|trip|article|word|page|case|pallet|visit|class|session|lesson|sale|room|person|employee|child|dependent|unit|ton|load|stop|user|seat|student|ticket)|off)(?![a-zÀ-ɏ])`,
  'i',
);

/** Right behind an amount: "$50k base", "45.000 € brutto". */
export const payBehind =
  /^[ (*,]*(?:p\.?a\.?\b|basic|base|salary|starting|gross|brutto|brut|netto|ote|fte|pro[ -]rata|doe|dependent on|depending on|d\.o\.e|ctc|per annum|package|basis|plus (?:bonus|benefits|super)|\+ ?(?:bonus|benefits|super|car|equity|commission)|neg(?:otiable)?)/i;

export const targetEarnings =
  /\b(?:ote|on[- ]target|on track earnings|uncapped|(?:earning|income|earnings) potential|potential (?:to|of|earnings)|first[- ]year|top (?:performers|earners)|(?:on )?average|realistic|total (?:cash|comp\w*|earnings|package|on[- ]target))\b/i;
