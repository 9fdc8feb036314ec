import type { DealKind } from '#shared/brief.ts';

/** How a sentence is known that speaks of the deal; what exactly it says is read where it is used. */
export interface DealRow {
  kind: DealKind;
  words: RegExp;
  also?: RegExp;
  unless?: RegExp;
}

const count = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';

export const dealRows: readonly DealRow[] = [
  {
    kind: 'length',
    words: new RegExp(
      String.raw`\b${count}\+?(?: ?(?:-|–|to) ?${count})?\+?[- ]?(?:weeks?|months?|years?)\b`,
      'i',
    ),
    also: /\b(?:term|contract\w*|assignment|placement|intern(?:ship)?s?|secondment|cover|FTC|engagement|duration|length|temporary|seasonal|fixed|interim|appointment)\b/i,
    unless:
      /\b(?:experience|probation\w*)\b|\b(?:past|last|over|for more than) (?:the (?:past|last) )?\S+ (?:years|months)\b/i,
  },
  {
    kind: 'length',
    words:
      /\b(?:spring|summer|fall|autumn|winter)\b(?! (?:boot|framework|park|protection|management|part(?:y|ies)|events?|hours|flex|break))/i,
    also: /\b(?:intern(?:ship)?s?|seasonal|season|semester|term|20\d\d|clerk(?:ship)?s?|camps?)\b/i,
  },
  {
    kind: 'form',
    words:
      /\b(?:1099|independent contractors?|sub-? ?contract(?:or)?s?|self[- ]employed|freelancers?|freelance|sole traders?|own (?:limited )?company)\b/i,
    also: /\b(?:role|position|job|basis|opportunity|agreement|contract|work|you|as an?|status|seeking|looking|hiring|1099)\b/i,
    unless:
      /\b(?:manag\w+|coordinat\w+|supervis\w+|oversee\w*|liais\w+|direct(?:ing|s)?|negotiat\w+|vendors?|suppliers?|clients?|other contractors|tax|fil(?:e|ing|ings)|returns)\b/i,
  },
  {
    kind: 'earnings',
    words:
      /\bOTE\b|\bon[- ]target earnings\b|\bcommission[- ]only\b|\b100% commission\b|\btotal target(?:ed)? (?:cash|compensation)\b|\b(?:earn(?:ing)?|mak(?:e|ing))\b[^.!?\d]{0,40}[$£€]\s?\d|[$£€]\s?\d[\d,.]*k?[^.!?]{0,30}\b(?:in commissions?|per (?:\p{L}+ )?(?:sale|presentation|appointment|deal|policy)|for every (?:appointment|sale|deal))|\bfor every (?:appointment|sale|deal)\b[^.!?]{0,80}[$£€]\s?\d|\b(?:(?:earning|income) potential|potential (?:earnings|income)|expected (?:total |cash )?(?:compensation|earnings|income)|average (?:first[- ]year )?earnings)\b/iu,
    unless: /\bdiscount|\b(?:PTO|leave|reward|referral)\b/i,
  },
];
