import { isOccupationWord } from '../fields/title/occupation-words.ts';

/** Signs of what a sentence is about, beyond the demands on a person. */
const goal =
  /\b(?:(?:in|within|during|after|by|over) (?:your|the|their) first (?:\w+ )?(?:days?|weeks?|months?|year)|by (?:day|month|week) \w+|by the end of (?:year|month|week|the first|your first)|first (?:30|60|90|100|180) days|in your first year|year one|after (?:six|twelve|three|6|12|3|nine|9) months,? you|success (?:looks|means|is measured)|in den ersten .{1,20}(?:tagen|wochen|monaten)|nach (?:einem jahr|sechs monaten))\b/i;
const spokenGoal =
  /^(?:by (?:day|month|week) \w+|by the end of (?:year one|your first year|the first year)|(?:in|within|during) (?:your|the) first \w+ (?:days?|weeks?|months?|year)|in your first year|after (?:\w+|an? \w+) ?(?:days?|weeks?|months?|years?)?),? (?:you|we)\b|^the first (?:\d+|\p{L}+) (?:days|weeks|months) (?:is|are) (?:for|spent)\b/iu;
/** "Must reach the next grade within a year of hire": comes after the hiring and asks nothing before it. */
const afterHire =
  /\b(?:progress|advance|move|promoted|graduate)[a-z]{0,5} (?:up )?(?:in)?to\b[^.;]{2,60}\bwithin (?:\d{1,2}|\p{L}{3,8}) (?:days|weeks|months|years?) of (?:hire|hiring|employment|joining|starting|appointment)\b|^(?:must )?completes? (?:all )?(?:[\p{L}-]+ ){0,3}(?:training|coursework|courses|orientation|induction|onboarding)\b[^.;]{0,60}\bwithin (?:\d{1,2}|\p{L}{3,8}) (?:days|weeks|months|years?) of (?:hire|hiring|employment|joining|starting|appointment)\b/iu;
const paper = /\b(?:licen[cs]|certif|registration)/i;
const process =
  /\b(?:interview process|hiring process|selection process|(?:the|our) process (?:is|has|includes|takes|starts)|phone (?:screen|interview)|recruiter (?:call|screen)|(?:first|second|final|technical|panel|on-?site|video) interviews?|interviews?(?: (?:will|are|is|with|in|include)|\s?:)|we test every|hears? back (?:within|in)\b|(?:answer|reply to|respond to|hear back|get back to|answers) (?:every|all|each)? ?(?:applicants?|candidates?|applications?|you within)|offers? (?:follow|within|are made)|offer within|answers within (?:an?|one|two|three|\d+) |^we ask for (?:an?|your)\b|working interview|trial shift|probearbeit\w*|vorstellungsgespräch\w*|entretien (?:téléphonique|sur site))/i;
const formality =
  /^(?:completion of an on-?line application|a qualifying score|qualifying score|submit|passing score|written test|complete (?:the|an) (?:online )?application)\b/i;
const term =
  /^(?:employment|appointments?|the appointment|assignments?)\b.{0,60}\b(?:limited to|for a (?:term|period)|months|years?)\b|^may be extended\b|^duration:/i;
const count =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf)';
const team = new RegExp(
  String.raw`\b(?:teams? of ${count}|${count}[- ](?:person|people|strong) (?:team|crew|department|office|unit)s?|(?:join|part of|alongside) (?:a|an|our|the) .{0,40}\b(?:team|crew|group|department|squad)|direct reports?|team size|first .{0,20} hire|two-person crews?|team (?:besteht|von)|équipe de ${count})\b`,
  'i',
);
const headCount = new RegExp(String.raw`\b${count} ((?:\p{L}+[- ]){0,2}\p{L}{3,})`, 'giu');

const namesPeople = (words: string): boolean =>
  words
    .split(/[\s-]/)
    .some(
      (word) =>
        isOccupationWord(word) ||
        /^(?:people|personen|colleagues|staff|employees|mitarbeit\w+|AEs|SDRs)$/i.test(word),
    );

/** "Our group has four partners and seven associates": people by number, and no demand for more of them. */
function countsPeople(text: string): boolean {
  const heads = [...text.matchAll(headCount)].filter(([, words = '']) => namesPeople(words));
  if (heads.length === 0 || /\b(?:years?|experience|supervise|train)\b/i.test(text)) return false;
  return (
    heads.length > 1 ||
    /\b(?:team|crew|shift|unit|group|department|shop|kitchen|besteht|work (?:nights|days|in)|teams have)\b|^we are\b/i.test(
      text,
    )
  );
}

const benefit =
  /\b(?:401\(?k\)?|health (?:insurance|care|coverage)|(?:medical|dental)(?:,| and| insurance| coverage)|vision (?:insurance|coverage|plan)|paid (?:time off|holidays?|vacation|sick|parental|leave|training|weekly)|pto\b|days'? (?:of )?(?:holiday|annual leave|vacation|paid)|vacation days|sick days|pension|retirement|sign-?on bonus|bonus(?:es)?\b|stock options|equity\b|tuition|employee discount|free (?:parking|lunch|uniforms?|meals|gym)|we (?:offer|pay for|provide|cover)|benefits include|per diem|relocation (?:help|assistance|package|is paid)|company car|hours (?:a week )?are guaranteed|guaranteed hours|mileage|reimburse\w*|\d+ ?% (?:staff |employee )?discount|housing (?:free|help|provided)|meals (?:are|and) |rooms and meals|gym\b|overtime (?:at|pay|paid)|overnight \+|parking provided|[$€£]\s?\d[\d,.]* (?:per|an?) (?:\w+ )?(?:visit|start of care|session|delivery|stop|load|exam)|urlaubstage|urlaub\b|altersvorsorge|jobticket|weihnachtsgeld|wir bieten|tickets? restaurant|mutuelle|rtt\b|nous offrons)/i;
const plainBenefit =
  /^(?:excellent|great|good|competitive|top|above[- ](?:average|industry|market)|industry[- ]leading|attractive) (?:(?:starting|base|hourly|weekly|industry|market) ){0,2}(?:pay|wages?|salary|compensation)\b[^.]{0,40}$|^(?:health|medical|dental|vision(?! system)|life)\b(?!.{0,60}\b(?:skills?|terminolog\w+|assist\w+|experience|records?|knowledge|background|degree|licen[cs]\w+|certificat\w+|billing|coding|offices?|sciences?|practice|setting|equipment|devices?|settings|field|school|necessity|informatics|administration|technolog\w+|education)\b)[^.]{0,60}$|^(?:the|our) (?:agency|department|company|county|city|district|employer|firm) (?:provides|pays|offers|covers)\b|\b(?:401\(?k\)?|403\(b\)|pto\b|paid (?:time off|holidays?|vacation)|vacation days|sick days|pension|retirement|we offer|tuition help|health insurance|benefits after|sign-?on bonus)/i;
/** What a house treats its people to; a line of a few words names nothing else. */
const perk =
  /\b(?:snacks|game room|(?:team|weekly|free|catered|company|paid) (?:\p{L}+ )?(?:lunch(?:es)?|meals|drinks|coffee)|lunch outs?|(?:dog|pet)[- ]friendly|gym memberships?|ping[- ]pong|pool table|happy hours?|(?:team|company|family) (?:and \p{L}+ )?(?:outings?|parties|retreats|excursions)|team outings|birthday leave|13th[- ]month|(?:vacation|sick|annual|birthday|maternity|paternity|parental) leave|accruals?|casual dress|mileage (?:will be|is) (?:paid|reimbursed)|(?:car|transport|transportation|meal|rice|housing|phone) allowance|private (?:health )?insurance|get paid for it|(?:possible|performance|annual) bonus\p{L}*|incentive (?:program|scheme|plan)s?|of your choice|support from (?:an?|our|the) team)\b/iu;
const mostOfPerk = 9;
const asksFirst =
  /^(?:ability|able|must|experience|knowledge|understanding|familiar|manag|prepar|proficien|strong|excellent)/i;
const namesPerk = (text: string): boolean =>
  perk.test(text) && !asksFirst.test(text) && text.split(' ').length <= mostOfPerk;

const travelShare =
  /\btravel(?:ing|ling)?\b.{0,30}\d{1,3} ?(?:%|percent)|\d{1,3} ?(?:%|percent) (?:of the time )?(?:is )?travel|^travel (?:is|to|required|up)\b|(?<!\bhome )\baway from home\b|\breisebereitschaft\b/i;
const otherLanguage =
  /\b(?:der|die|das|und|für|von|mit|dem|des|les|et|aux|pour|le|la|du)\b|[äöüßéèêçà]/i;

export const speaksOf = {
  goal: (text: string): boolean => goal.test(text),
  spokenGoal: (text: string): boolean =>
    spokenGoal.test(text) || (afterHire.test(text) && !paper.test(text)),
  formality: (text: string): boolean => formality.test(text),
  term: (text: string): boolean => term.test(text),
  process: (text: string): boolean => process.test(text),
  team: (text: string): boolean => team.test(text) || countsPeople(text),
  crew: (text: string): boolean => countsPeople(text),
  benefit: (text: string): boolean => benefit.test(text),
  plainBenefit: (text: string): boolean => plainBenefit.test(text) || namesPerk(text),
  travelShare: (text: string): boolean => travelShare.test(text),
  otherLanguage: (text: string): boolean => otherLanguage.test(text),
};
