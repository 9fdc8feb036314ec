/** Words by which a text tells what kind of contract it is about. */
export const contractWords = {
  /** A firm fills the order of a customer: "our client, a bank in Leeds, is looking for". */
  client:
    /\b(?:our|my|one of our|direct|end)[- ](?:[\p{L}-]{2,20} ){0,3}client\b(?!['’]?s\b)[^.;]{0,60}\b(?:is (?:seeking|looking|hiring|recruiting|in need|an?)|seeks?|seeking|looking|needs?|requires?|has an? (?:need|opening|opportunity|requirement))\b|\b(?:on behalf of|hiring for|recruiting for|searching for|working with|partner(?:ing|ed) with) (?:our|a|one of our) (?:[\p{L}-]{2,20} ){0,3}client\b|\b(?:end|direct) client:/iu,
  /** How whoever comes through such a firm is paid. */
  throughFirms: /\bC2C\b|\bcorp(?:oration)?[- ](?:to|2)[- ]corp\b/i,
  paidThrough: /\bC2C\b|\bcorp(?:oration)?[- ](?:to|2)[- ]corp\b|\bW-?2\b(?! forms?)/i,
  forATime:
    /\b(?:contract|temporary|fixed[- ]term|seasonal|interim|cover|assignment)\b(?!.{0,3}(?:manage|administ|negotiat))/i,
  /** Work at a place and by a date, rather than hours week by week. */
  site: /\b(?:construction|job ?sites?|projects?|buildings?|install\w*|clean(?:ing|er|ers)|haul\w*|paint\w*|roof\w*|renovat\w*|events?)\b/i,
  intern: /\bintern(?:s|ship|ships)?\b/i,
  remote:
    /\b(?:anywhere|time ?zones?|[ECMP][SD]?T hours|must (?:be |currently )?(?:reside|live|based|located)|(?:reside|live|based|located) in|within (?:the )?(?:US|U\.S\.|UK|EU|United States|Philippines|Kenya)|(?:US|UK|EU)[- ](?:based|only))\b/i,
} as const;

/** A shift by its name, as the text offers it. */
export const shiftNames: readonly (readonly [RegExp, string])[] = [
  [/\b(?:1st|first)(?=(?: shift|[,/]| ?(?:&|and|or) ))/i, 'first'],
  [/\b(?:2nd|second)(?=(?: shift|[,/]| ?(?:&|and|or) ))/i, 'second'],
  [/\b(?:3rd|third)(?=(?: shift|[,/]| ?(?:&|and|or) ))/i, 'third'],
  [/\b(?:day|morning)s?(?=(?: shift| ?[,/]| ?(?:&|and|or) ))/i, 'day'],
  [/\b(?:evening|afternoon|swing)s?(?=(?: shift| ?[,/]| ?(?:&|and|or) ))/i, 'evening'],
  [/\b(?:night|overnight|graveyard)s?(?=(?: shift| ?[,/]| ?(?:&|and|or) ))/i, 'night'],
  [/\bweekends?(?= shifts?\b)/i, 'weekend'],
];

/** Everybody works all of them, or none is meant as a choice. */
export const noChoiceOfShifts =
  /\b(?:rotat\w+|alternat\w+|flexib\w+|must|able|ability|availab(?:le|ility) (?:to|for)|willing\w*|required|may (?:be|include|work)|as needed|no|not|support(?:s|ing)?|cover(?:s|ing)?|differential|premium|supervis\w+|manag\w+|between|all)\b/i;
