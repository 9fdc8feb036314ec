/** A name as written: capitals, with small words between them. */
const part = String.raw`(?:[\p{Lu}\d][\p{L}\d&.'’+!-]*|[a-z]+[A-Z][\p{L}\d]*|&)`;
const small = String.raw`(?:of|the|and|for|by|de|du|la|le|les|des|del|und|y|on|at|in|&)`;
const name = String.raw`((?:The |the )?${part}(?:,? ${part}| ${small} ${part}| ${small} ${small} ${part}){0,7}(?: \([A-Z][A-Za-z&]{1,8}\))?)`;

export interface EmployerPattern {
  pattern: RegExp;
  score: number;
  /** Only a house speaks so: its name may be that of a town or hold the word for a trade. */
  isHouse?: true;
}

/** "Founded in 1852, ", "Part of the Alder Group, ": what a sentence says of the house before it names it. */
const aside = String.raw`(?:(?:Founded|Established|Headquartered|Based|Located|Operating|Part of|Acquired|Funded|Backed|Owned|Launched|Formed|Incorporated|Created)\b[^.!?]{2,120}, (?:the )?)?`;

const seek =
  '(?:is|are|has|have|was|were)?(?: been)?(?: now| currently| actively| urgently| also| always| continually)? ?(?:looking|seeking|hiring|recruiting|searching|seeks?|hires|recruits|sucht|suchen|recherche|recrute|busca|söker|soker|zoekt|cerca|procura|szuka|invites? applications|has (?:an? |several |multiple )?(?:(?:immediate|exciting|urgent|current|new|great|excellent) ){0,2}(?:openings?|opportunity|vacanc(?:y|ies)|need(?= for))|looks for|wishes to|is in search of|is expanding|requires)';
const tells =
  '(?:is|are|was|has been|ist|est|es)(?: now| currently| also| today| proud to be| recogni[sz]ed as| widely)? ?(?:an?|the|one|Ireland|Britain|America|Europe|dedicated|committed|proud|rooted|focused|home|transforming|building|on a mission|located|headquartered|based|growing|known|part|owned|revolutioni[sz]ing|redefining|leading|ein|eine|un|une|una|le|la|el)';

/** Sentences that name the employer; the first group is the name. */
export const sentencePatterns: EmployerPattern[] = [
  {
    // Whoever's brand stands above: this is who signs the contract.
    score: 108,
    pattern: new RegExp(
      String.raw`\b(?:[Rr]ole|[Pp]osition|[Jj]ob|[Pp]ost|[Yy]ou|[Cc]andidate|[Ee]mployee)\b[^.]{0,20} (?:will be|is|are|would be)(?: directly)? employed(?: directly)? by ${name}`,
      'u',
    ),
  },
  {
    score: 66,
    pattern: new RegExp(
      String.raw`\b(?:role|position|job|opportunity)\b[^.]{0,60}? (?:at|with) ${name}(?=$|\s?[.,;:!?)–-]|\s(?:located|in|based|to|is|as|and|where|who)\b)`,
      'u',
    ),
  },
  {
    score: 77,
    pattern: new RegExp(
      String.raw`(?:^|[.!?:]\s)(?:[Ww]e are|[Ww]e['’]re|[Ww]ir sind|[Nn]ous sommes|[Ss]omos) (?:the )?${name}(?=\s?[,.!–]|\s(?:and|–|-|und|et|y)\s)`,
      'u',
    ),
  },
  {
    score: 72,
    pattern: new RegExp(
      String.raw`\b(?:la société|l['’]entreprise|la entreprise|[Dd]as Unternehmen|[Dd]ie Firma|la empresa|[Tt]he company,|[Oo]ur company,) ${name}`,
      'u',
    ),
  },
  {
    score: 70,
    pattern: new RegExp(
      String.raw`^${name},? (?:\([^()]{2,40}\),? )?(?:formerly|a subsidiary of|part of|located in|based in|headquartered|an? (?:[\p{L}-]+ ){0,8}(?:company|firm|agency|provider|leader|organization|organisation|nonprofit|startup))\b`,
      'u',
    ),
  },
  {
    score: 68,
    pattern: new RegExp(
      String.raw`^${name} (?:delivers|builds|makes|designs|develops|manufactures|helps|creates|speciali[sz]es|leads|owns|manages|connects|empowers|brings|supplies|sells|works|partners|continues|supports|enables|powers|combines)\b`,
      'u',
    ),
  },
  { score: 70, pattern: /^([a-z][a-z\d]{2,20}) (?:is|are) (?:an?|the|one)\b/u },
  {
    score: 80,
    isHouse: true,
    pattern: new RegExp(
      String.raw`(?:^|[.!?:]\s)(?:[Hh]ere )?(?:At|Bei|Chez|En|Here at|With|Within) ${name},? (?:[([][^()[\]]{2,40}[)\]],? )?(?:in addition|we|our|you|your|people|everyone|it|wir|nous|le|vous|sie|du|the|there|diversity|every|this|queremos|creemos|buscamos|somos|estamos|trabajamos|arbeiten|erwartet|entwickeln|bieten|findest|finden)\b`,
      'u',
    ),
  },
  {
    score: 79,
    isHouse: true,
    pattern: new RegExp(
      String.raw`(?:^|[.!?:•]\s|[Oo]ur client,? )${aside}${name},? (?:\([^()]{2,40}\),? |an? (?:[\p{L}\d-]+ ){1,8}(?:company|firm|agency|provider|practice|group|charity|school),? )?${seek}\b`,
      'u',
    ),
  },
  {
    // "Harrow Dye Works, a family-owned, certified wool and silk dyer, seeks": what it is stands between.
    score: 78,
    isHouse: true,
    pattern: new RegExp(
      String.raw`(?:^|[.!?:•]\s)${name},? (?:an?|the|one of) (?=\p{Ll})[^.;:!?()]{8,180}?,? ${seek}\b`,
      'u',
    ),
  },
  {
    score: 74,
    pattern: new RegExp(
      String.raw`(?:^|[.!?:•]\s)${aside}${name},? (?:\([^()]{2,40}\),? )?${tells}\b`,
      'u',
    ),
  },
  {
    score: 80,
    isHouse: true,
    pattern: new RegExp(
      String.raw`(?:^|[.!?:•]\s)${name},? (?:as part of [\p{L} ]{2,30}, )?(?:is|are)(?: proud to be)? an? (?:[\p{L}-]+[ /,]+){0,3}?(?:[Ee]qual|EEO|[Aa]ffirmative|EOE|[Dd]isability [Cc]onfident)`,
      'u',
    ),
  },
  {
    score: 75,
    isHouse: true,
    pattern: new RegExp(
      String.raw`(?:^|[.!?:•]\s)${name} (?:does not (?:and will not )?(?:discriminate|tolerate)|provides equal|values diversity|reserves the right|maintains a drug|is (?:fully |strongly )?committed to (?:[Ee]qual|creating|fostering|building|providing equal)|is unable to (?:employ|sponsor|offer)|welcomes applications|has (?:an?|several) (?:\p{L}+ ){0,2}(?:opportunit|opening|vacanc)(?:y|ies|s)?)\b`,
      'u',
    ),
  },
  {
    score: 74,
    pattern: new RegExp(
      String.raw`(?:^|[.!?:•]\s)${aside}${name} (?:prohibits|celebrates|embraces|participates in|complies with|will (?:consider|provide)|supports workforce|believes|offers|provides|welcomes|strives|employs|operates|serves|has (?:been|grown|over|more)|(?:was|were) (?:founded|established|created|born))\b`,
      'u',
    ),
  },
  {
    score: 72,
    pattern: new RegExp(
      String.raw`\b(?:[Jj]oin|[Ww]hy(?: join| work (?:at|for|with)| choose)?|[Ww]ork(?:ing)? (?:at|for|with)|[Ll]ife at|[Cc]areers?(?: path| journey)? (?:at|with)|(?<![\p{L},] )About|[Ww]elcome to|[Jj]oin us at|[Jj]obs at|[Ii]ntroducing|[Dd]iscover|[Ww]ho is|[Ww]hat is it like (?:at|to work at)|[Üü]ber|[Rr]ejoignez|[Rr]ejoindre|[Tt]eam at|[Ee]mployees (?:at|of)|[Pp]osition (?:at|with)|[Rr]ole (?:at|with)|[Oo]pportunity (?:at|with)) ${name}(?=$|\s?[.,;:!?)–-]|\s(?:team|family|is|as|and|you|we|has|means|today|in|to|for|offers)\b)`,
      'u',
    ),
  },
  {
    score: 66,
    pattern: new RegExp(
      String.raw`\b(?:[Oo]n behalf of|[Oo]ur client,?|[Ww]orking (?:for|on behalf of)|[Pp]artner(?:ed|ing) with|[Ee]mployed by|[Pp]osted by|[Aa]s (?:an?|the|our) [\p{L} ]{3,40}? (?:at|for|with)|(?:role|position|job|career|available) (?:at|with|in)) ${name}(?=$|\s?[.,;:!?)–-]|\s(?:to|is|as|and|you|we|has|who|in)\b)`,
      'u',
    ),
  },
  {
    // Whose people they are: "Town of Ashby employees keep the roads open."
    score: 80,
    pattern:
      /(?<![\p{L}\d])((?:City|Town|Village|Borough|County|Township) of (?:\p{Lu}[\p{L}'’.-]{1,30} ?){1,3})(?<= )(?:public servants|employees|staff|team members)\b/u,
  },
  {
    // Named twice or more, it is whom the advertisement speaks of; a law of that town is not.
    score: 55,
    pattern:
      /(?<![\p{L}\d])((?:City|Town|Village|Borough|County|Township) of (?:\p{Lu}[\p{L}'’.-]{1,30}(?: \p{Lu}[\p{L}'’.-]{1,30})?))(?!['’]|\s(?:ordinance|Ordinance|law|Fair|minimum|Minimum|residents?|business|licen[cs]e))/u,
  },
  {
    score: 66,
    pattern: new RegExp(
      String.raw`\b[Tt]he ${name} (?:[Tt]eam|[Ff]amily|[Gg]roup of companies)\b`,
      'u',
    ),
  },
  {
    score: 64,
    pattern: new RegExp(
      String.raw`(?:©|[Cc]opyright|\(c\))\s?(?:20\d\d)?[\s,–-]*(?:20\d\d)?\s?${name}`,
      'u',
    ),
  },
];

/** A legal form makes a name a company's wherever it stands. */
export const legalForm =
  /,? (?:[Ii]nc\.?|INC\.?|LLC|L\.L\.C\.?|LLP|[Ll]td\.?|LTD\.?|[Ll]imited|PLC|plc|GmbH(?: & Co\. KG)?|AG|KG|SE|S\.?A\.?S\.?|SARL|S\.A\.|S\.L\.|B\.V\.|Pty(?: Ltd)?|Pvt\.?(?: Ltd\.?)?|Corp\.?|Corporation|P\.C\.|P\.A\.|PLLC|LP|Co\.|e\.V\.|OHG|Sp\. z o\.o\.)(?![\p{L}\d])/u;
export const nameAtEnd = new RegExp(`(?<![\\p{L}\\d])${name}$`, 'u');

/** Words of organizations: "… Hospital", "City of …". */
export const organizationWords =
  /\b(?:inc|llc|llp|ltd|limited|plc|gmbh|ag|kg|sarl|sas|corp|corporation|company|co|group|holdings?|partners|associates|services|solutions|systems|technologies|technology|labs?|studios?|hospital|clinic|clinique|hôpital|klinik\w*|medical cent(?:er|re)|(?:medical|dental|veterinary|family|legal) practice|surgery|health(?:care)?|school|schools|university|universität|college|academy|institute|trust|foundation|council|county|city|city of|town of|state of|department|ministry|agency|bank|insurance|hotel|resort|restaurant|church|museum|library|airport|airlines|staffing|recruitment|recruiting|consult\w+|enterprises|industries|international|global|nhs|society|association|alliance|cooperative|district|authority|prison|probation|police|store|stores|supermarket|pharmacy|dental|law|capital|media|foods?|logistics|construction|properties|realty|entertainment|brands|domaine|mairie|commune|stiftung|verein|ayuntamiento)\b/i;

/** What a capital makes look like a name. */
export const noEmployer =
  /^(?:(?:we|re|ll|ve|well|able|ideal|top|multi-tasking|t&c|privacy|policy|terms|county|city|district|careers?|department|board|school|hospital|university|college|you|our|your|this|that|these|those|it|he|she|they|i|the|a|an|if|as|in|at|on|for|from|with|by|when|where|who|what|why|how|please|all|any|each|every|some|both|no|not|there|here|today|now|then|also|but|and|or|so|to|be|is|are|must|should|can|will|may|under|over|about|us|join|apply|working|work|experience|knowledge|ability|skills?|strong|excellent|responsibilities|requirements|qualifications?|benefits|duties|overview|summary|description|details|title|location|salary|pay|company|client|clients|customer|customers|employer|employers?|organi[sz]ation|business|team|role|position|job|jobs|opportunity|vacancy|candidate|candidates|applicants?|applications?|employee|employees|staff|people|person|individuals?|everyone|successful|ideal|hiring|remote|hybrid|on-?site|full|part|time|contract|temporary|permanent|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|english|german|french|spanish|bachelor\S*|master\S*|degree|diploma|microsoft|excel|word|office|linkedin|indeed|glassdoor|google|facebook|twitter|instagram|youtube|workday|greenhouse|lever|ashby|eeo|eoe|equal|opportunity|employment|disability|veterans?|diversity|inclusion|covid\S*|401\S*|pto|dei|hr|it|ai|ceo|cfo|wir|sie|du|ihr|unser\w*|der|die|das|ein\w*|für|mit|bei|vous|nous|notre|votre|le|la|les|un|une|des|el|los|las|nuestr\w*|tu|su|se|si|recruiter|recruitment|agency|government|federal|state|local|united|states|america|american|usa|uk|u\.s\.?|inc|llc|ltd|new|more|other|first|one|two|three|key|main|primary|additional|important|note|note that|what you|who we|about the|the role|the team|the company|the position|the job|the opportunity|the candidate|the successful candidate|the ideal candidate|the client|the person|the purpose|the incumbent|save|share|sign in|show more|see more)[ ,.'’:-]*)+$|^health$|\b(?:shift|questionnaire|alert|experience|opportunity)$|^(?:quel|ward|passion|pride|science|policing)$|^(?:certification in|position available|attending|proficiency in)\b|^layout\b|\bjobs?$|^(?:the )?[a-z]$|^(?:higheredjobs|tiptopjob|stepstone|infojobs)\b/i;

/** Agencies say so themselves. */
export const agencyWords =
  /\b(?:staffing|recruit\w*|talent (?:solutions|partners)|personnel|manpower|headhunt\w*|resourcing|employment agency|personalvermittlung|zeitarbeit|intérim)\b/i;

/** Lines at the top that are neither employer nor title. */
export const otherHeaderLine =
  /\d{2}|\.\.\.|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bago\b|applicants?\b|^(?:save|share|home|jobs?|careers?|search|menu|remote|hybrid|on-?site|permanent|contract|temporary|urgent|hiring|new|today|yesterday|back|print|email|people|learning|show|see|overview|description|pay|salary|benefits|location|various|internship|regular)$|^(?:apply|report this|sign (?:in|up)|join (?:now|us|our)|posted|full[- ]time|part[- ]time|now hiring|accept|reject|skip to|linkedin|indeed|easy apply|show more|see more|see who|clear text|job description|about (?:us|the)|url|https?|www|multiple locations|direct apply|be an early|actively|remote|hybrid|on-?site)\b|[?!:]$|https?:/i;

/** Words of a sentence, never of a name. */
export const spokenName =
  /\b(?:we|you|your|our|is|are|was|were|will|have|has|can|please|wir|sie|vous|nous|notre|votre|recherche|recherchons|suchen|sucht|aurez|seeking|looking|ago|applicants)\b|^(?:We [a-z]+|You|Your|Our|Notre|Nous|Vous|Wir|Unser)\b/;
