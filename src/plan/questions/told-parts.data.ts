/** A matter that questions of many trades ask about: how a part of a question asks for it, and how a text tells it. */
interface AskedMatter {
  asks: RegExp;
  told: RegExp;
}

/** Each holds for any trade: what is asked about, and the words by which an advertisement has answered. */
export const askedMatters: readonly AskedMatter[] = [
  // The place and the things of the work
  {
    asks: /\b(?:homes?|houses?|residential|domestic) or (?:larger|commercial|industrial|public|offices)\b|\bresidential, commercial or\b|\bhouses, (?:shops|offices)\b/i,
    told: /\b(?:residential|domestic|social housing|council (?:homes|houses|housing)|tenanted|occupied homes|housing association|commercial (?:buildings?|propert\w+|sites?|clients?|customers?)|industrial (?:buildings?|sites?|plants?)|hospitals?|schools?|office buildings?|apartments?)\b/i,
  },
  {
    asks: /\b(?:repairs?|service|maintenance) or (?:new|install\w*)\b|\bnew (?:work|build|construction)? ?or (?:repairs?|service|maintenance)\b|\binstall\w* or (?:service|repairs?|maintenance)\b/i,
    told: /\b(?:repairs?|servicing|maintenance|reactive|responsive|new[- ]build|new construction|installations?|refurbish\w+|refits?)\b/i,
  },
  {
    asks: /\bwater only or heating\b|\bheating too\b/i,
    told: /\b(?:heating|boilers?|radiators?|heat pumps?|gas safe|hot water)\b/i,
  },
  {
    asks: /\bwhich forklift types\b|\bwhich (?:types of )?(?:forklifts?|trucks) (?:are|is)\b/i,
    told: /\b(?:counter-?balance|reach(?: truck| forklift)?(?= \/|,| or\b| and\b| truck)|reach truck|VNA|clamp|bendi|pivot steer|order picker|telehandler|sit-down|stand-?up (?:forklift|reach)|cherry picker|PPT|LLOP)\b/i,
  },
  {
    asks: /\b(?:what|which) (?:truck|lorry|vehicles?|buses|van)\b/i,
    told: /\b(?:artic\w*|rigid|7\.5[ -]?t\w*|tippers?|tankers?|minibus\w*|double[- ]deck\w*|box trucks?|(?:18|26|32|44)[ -]?t(?:on(?:ne)?s?)?|curtain[- ]?sid\w+|flatbeds?|reefers?|low ?loaders?|car transporters?|3\.5[ -]?t\w*|Luton|walking floor|hook ?loader|school bus\w*|motor ?coach\w*)\b/i,
  },
  // Papers
  {
    asks: /\bwhich licen[cs]e (?:class|category|categories)\b|^licen[cs]e class\b/i,
    told: /\b(?:class (?:1|2|[ABC])\b|CDL[- ]?[ABC]?|HGV|LGV|C ?\+ ?E|cat(?:egory)? [BCD]1?E?\b|SIA (?:licen[cs]e|door)|door supervis\w+ licen[cs]e|CCTV licen[cs]e|close protection)/i,
  },
  {
    asks: /\b(?:is|are) (?:a|the) (?:degree|diploma)\b[^?]{0,40}\b(?:needed|required)\b|\bwhich degree\b|\bdegree (?:is )?(?:really|truly)\b/i,
    told: /\bno degree\b|\bdegree (?:is )?(?:not|preferred|desirable|an advantage|a plus)\b|\bdegree\b[^.;]{0,60}\bor (?:[a-z]+ ){0,4}(?:experience|equivalent)\b/i,
  },
  {
    asks: /\bvisas? (?:be )?(?:sponsor\w*|taken)\b|\bsponsor\w* (?:a |of )?(?:work )?visas?\b/i,
    told: /\bsponsor(?:ship|ed|s)?\b|\b(?:existing |valid |unrestricted |current )?right to work\b|\b(?:authori[sz]ed|eligible|legally (?:able|allowed|entitled)) to work\b/i,
  },
  // People
  {
    asks: /\bwho are the (?:people|learners|residents|clients|patients|participants)\b|\bwhom would they look after\b|\bwhich ages\b/i,
    told: /\b(?:older people|the elderly|older adults|dementia|learning disabilit\w+|autis\w+|mental health|children|young people|young adults|infants?|toddlers?|teenagers?|aged \d|\d{1,2} ?(?:-|–|to) ?\d{1,2} (?:years|year olds?)|key stage \d|KS[1-5]|year \d|grades? \d|pre-?school|veterans|refugees|homeless\w*|adults with)\b/i,
  },
  {
    asks: /\bwould you (?:take|train|hire|see) (?:a (?:beginner|newcomer)|some(?:one|body) (?:without|from nothing|new)|beginners)\b|\bis experience needed at all\b|\bwill you train some(?:one|body)\b|\bdo you train (?:people|beginners)\b|\bmust they be experienced\b/i,
    told: /\bno (?:previous |prior |sales |formal )?(?:\w+ )?experience (?:is )?(?:required|needed|necessary|essential)\b|\b(?:full|on-the-job|all|complete|paid|comprehensive) training (?:will be |is |are )?(?:provided|given|offered|available)\b|\bwe (?:will|'ll) train\b|\bentry[- ]level\b|\bexperience (?:is )?(?:essential|required|a must)\b|\b(?:minimum|at least)(?: of)? (?:\w+ \(?)?\d{0,2}\)?\+? ?(?:years?|months?)\b|\b\d{1,2}\+? ?years?['’]? (?:of )?(?:\w+ ){0,3}experience\b|\bproven experience\b/i,
  },
  {
    asks: /\bwhich languages?\b|\blanguages? (?:level|does)\b/i,
    told: /\b(?:fluen\w+|bilingual|native|multilingual|spoken and written|written and spoken|(?:English|Spanish|French|German|Welsh|Gaelic|Irish|Swahili|Kiswahili|Filipino|Tagalog|Mandarin|Arabic|Hindi|Polish)(?:[- ]speak\w+| language| is))\b/i,
  },
  // Times and terms
  {
    asks: /\bdo the hours ever change\b|\b(?:fixed|rotating) (?:shifts? )?or (?:fixed|rotating)\b|\bwhich shift\b|\bhow do (?:they|shifts) rotate\b/i,
    told: /\brotat\w+|\bshift pattern\b|\balternat\w+ (?:weeks?|shifts?)\b|\bweek 1\b|\b(?:fixed|permanent|straight) (?:days?|nights?|mornings?|afternoons?|shifts?)\b|\b(?:day|night) shifts? only\b|\b\d on,? \d off\b|\bcontinental shifts?\b|\bmonday (?:to|-|–|through) (?:friday|saturday|sunday|thursday)\b/i,
  },
  {
    asks: /\b(?:direct contract or agency|agency first|permanent, (?:fixed[- ]term|temporary)|permanent or (?:temporary|for a time|fixed))\b|^is it permanent\b/i,
    told: /\bpermanent\b|\btemp(?:orary)?[- ]to[- ]perm\w*|\bfixed[- ]term\b|\btemporary (?:role|position|contract|job|assignment)\b|\bongoing\b|\bagency worker\b|\bdirect hire\b/i,
  },
  {
    asks: /\b(?:which|how many) days? (?:a week )?(?:are |is )?(?:on site|in the office|at home|away from the site|can be done)|\bwhat must (?:be done|happen) on site\b|\bhome working\b/i,
    told: /\b(?:\d|one|two|three|four|five) (?:\w+ )?days?(?: a| per|\/| each)? ?(?:week )?(?:in|at|on|from|working)\b|\bfully (?:remote|on-?site|office[- ]based)\b|\b100% (?:remote|on-?site)\b|\bno (?:remote|hybrid|home working)\b|\boffice[- ]based\b/i,
  },
  {
    asks: /\bhow many nights away\b|\bnights? away\b|\bhow much travel\b|\bhow far (?:away|do)\b/i,
    told: /\b\d{1,3} ?%[^.;]{0,20}\btravel|\btravel\w*[^.;]{0,25}\b\d{1,3} ?%|\bno (?:travel|nights? (?:away|out))\b|\bhome (?:every|each) (?:night|day)\b|\bnights? (?:away|out) (?:a|per|each)\b|\b\d ?(?:-|–|to)? ?\d? nights? (?:out|away)\b/i,
  },
  {
    asks: /\b(?:company car|which car|whose (?:car|vehicle)|own car|vehicle if one is needed)\b/i,
    told: /\b(?:company|fully expensed|work|pool|take-home) (?:car|van|vehicle|truck)\b|\bvan (?:and|&|\+) fuel\b|\bfuel card\b|\bcar allowance\b|\b(?:own|your own|access to a|reliable) (?:car|vehicle|transport\w*)\b|\bmileage (?:is |will be )?(?:paid|reimburs\w+|allowance)\b/i,
  },
  // What is paid, and by which country
  {
    asks: /\bwhich states, provinces or countries\b/i,
    told: /\b(?:PAYE|HMRC|UK payroll|Irish payroll|US payroll|multi-?state|KRA|BIR|SSS|PhilHealth|NSSF|single touch payroll|global payroll|multi-?country)\b/i,
  },
  {
    asks: /\bwhich (?:division|subject|courses?)\b/i,
    told: /\b(?:criminal|civil|family|juvenile|traffic|probate|bankruptcy) (?:division|court|cases|docket)\b/i,
  },
];
