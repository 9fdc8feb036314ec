/** What an advertisement says of a job that people would ask more about, and how they would ask it. */
export const askedTerms: readonly {
  said: RegExp;
  /** The same word in another meaning: taken out before the line is heard. */
  otherwise?: RegExp;
  /** Whether only what the employer gives is heard, and no duty or demand. */
  isGiven?: boolean;
  question: string;
}[] = [
  {
    said: /\bon[- ]call\b|\bcall[- ]?outs?\b|\bstand-?by\b/i,
    question:
      'How often would I be on call, how often are people actually called out, and how is it paid?',
  },
  {
    said: /\btravel(?:l?ing)?\b.{0,40}(?:\d{1,3} ?%|nation|abroad|overseas|international|overnight|sites?|offices|required|frequent|region|county|counties)|\d{1,3} ?% (?:\p{L}+ )?travel|\b(?:frequent|extensive|regular|occasional) travel|\bnights? away\b/iu,
    question:
      'How much travel is there in a usual month, how much notice would I get, and does travel time count as working time?',
  },
  {
    said: /\b(?:rotating|night|late|early|weekend|evening) shifts?\b|\brota\b|\bweekends?\b|\bshift work\b/i,
    question: 'How are shifts and weekends shared out, and how far ahead is the schedule set?',
  },
  {
    // What somebody is paid, and no work that is given out or body of people who decide.
    said: /\bOTE\b|\bquotas?\b|\bsales targets?\b|\buncapped commissions?\b|\b(?:pay|paid|salary|salaries|base|bonus(?:es)?|earn\p{L}*|wages?|hourly|plus|and|with|of|on|%) (?:\p{L}+ )?commissions?(?= (?:plan|scheme|structure|rates?|pay|basis|based|only|on|per|for each|for every)\b|[.,;:)/]|$)|\bcommissions?[- ](?:based|only|plan|scheme|structure|rates?|pay|earn\p{L}*|bonus(?:es)?)\b/imu,
    otherwise:
      /\b(?:[Pp]lanning|[Pp]arks?|[Cc]ity|[Cc]ounty|[Ss]tate|[Ff]ederal|[Ee]uropean|[Cc]ivil [Ss]ervice|[Zz]oning|[Ee]thics|[Cc]harity|[Pp]olice|[Bb]oards?(?: and|,)|[Cc]ouncils?(?: and|,)) [Cc]ommissions?\b|\b[Tt]he Commissions?\b|\b[Cc]ommissions? (?:meetings?|members?)\b|\bto commission\b/gu,
    question: 'How are targets set, and how many of the team reached theirs last year?',
  },
  {
    said: /\bcommissions? on (?:new|all|any|every|each|sales|closed|referred|own)\b/i,
    isGiven: true,
    question:
      'What exactly is commission paid on, and how much of it did people in this job earn last year?',
  },
  {
    said: /\bbonus(?:es)?\b/i,
    // For bringing or joining there is a fixed sum; "a bonus" is also what is merely welcome.
    otherwise:
      /\b(?:employee |staff |friend )?(?:referrals?|refer[- ]a[- ]friend|recommend[- ]a[- ]friend|sign(?:ing)?(?:[- ]?on)?|joining|welcome|relocation|technology|retention|golden hello)[- ]bonus(?:es)?\b|\bbonus(?:es)? (?:for|per) (?:\p{L}+ ){0,3}(?:refer\p{L}*|friends?)\b|\bbonus points?\b|\b(?:an?|added|big|huge|real|definite|nice|major) bonus\b(?= ?(?:$|[,.;:!)(]|but\b|though\b|if\b|not\b|for (?:this|the)\b))|^bonus(?:es)?(?: (?:if|skills?|qualifications?)\b|:)/giu,
    isGiven: true,
    question: 'What does the bonus depend on, and how much of it was paid last year?',
  },
  {
    said: /\bcaseloads?\b/i,
    question: 'How large is a caseload, and how many new cases come in a week?',
  },
  {
    said: /\b(?:newly created|brand[- ]new|new) (?:role|position|post)\b/i,
    question: 'Why was this job created, and who has done the work until now?',
  },
  {
    said: /\bovertime\b/i,
    question: 'How much overtime was there in the last busy month?',
  },
  {
    said: /\bstock options?\b|\bRSUs?\b|\bequity (?:plan|package|stake|grants?|options?|compensation|participation)\b|\b(?:salary|competitive|meaningful|generous|early|plus|bonus(?:es)?) (?:and |& )?equity\b/i,
    isGiven: true,
    question: 'How much equity is offered, how does it vest, and how long does the funding last?',
  },
  {
    said: /\brelocation (?:assistance|package|support|allowance|bonus|reimbursement|expenses|costs)\b/i,
    otherwise: /\b(?:no|not|without) [^.]{0,40}relocation\b[^.]{0,40}/gi,
    isGiven: true,
    question: 'What does the relocation support cover, and up to what amount?',
  },
  {
    said: /\bsign(?:ing)?[- ]?on bonus\b|\bsigning bonus\b|\bretention bonus\b|\bwelcome bonus\b/i,
    isGiven: true,
    question: 'When is the bonus for joining paid, and when would I have to pay it back?',
  },
  {
    said: /\b(?:401\(?k\)?|pension|retirement)\b.{0,30}\b(?:match\w*|contribution\w*)\b|\bmatching (?:401|pension|retirement)/i,
    isGiven: true,
    question: 'How much do you pay into the retirement plan, and from when?',
  },
  {
    said: /\b(?:tuition|course fees|professional fees|CPD|continuing education)\b.{0,40}\b(?:reimburse\w*|assistance|support|paid|allowance|stipend|covered)\b/i,
    isGiven: true,
    question: 'Which courses or fees do you pay for, and up to how much a year?',
  },
  {
    said: /\b(?:contract[- ]to[- ]hire|temp(?:orary)?[- ]to[- ](?:perm\w*|hire)|fixed[- ]term|maternity cover|possib\w+ (?:of )?extension|temporary (?:role|position|contract|assignment))\b/i,
    question:
      'What decides whether the contract is extended or made permanent, and when would I know?',
  },
  {
    said: /\b(?:company|service|work) (?:vehicle|van|car|truck)\b|\bmileage\b|\bown (?:vehicle|car|transport\w*)\b|\buse of (?:a )?personal vehicle\b/i,
    question: 'Whose vehicle would I drive, and what do you pay for mileage and insurance?',
  },
  {
    said: /\b(?:paid|full|on-the-job|comprehensive|initial|classroom) training\b|\btraining (?:is )?provided\b/i,
    isGiven: true,
    question: 'How long is the training, who gives it, and is it paid at the full rate?',
  },
  {
    said: /\bpatients (?:per|a|each) day\b|\bpatient (?:load|volume|panel)\b|\bpanel (?:size|of)\b/i,
    question: 'How many patients would I start with, and how long is a visit?',
  },
  {
    said: /\b(?:multiple|several|various|different|other) (?:sites|locations|branches|stores|clinics|campuses|schools|properties|buildings)\b/i,
    question: 'Which site would I be based at, and how often would I work at another?',
  },
  {
    said: /\bportfolio of\b|\b(?:book|list) of (?:business|clients|accounts)\b|\bexisting (?:accounts|clients|customers)\b/i,
    question: 'How many accounts would I take over, and what state are they in?',
  },
  {
    said: /\b(?:start-?up|early[- ]stage|series [a-d]|seed(?:-stage)?)\b/i,
    isGiven: true,
    question: 'How long does the funding last, and what has to be achieved by then?',
  },
  {
    said: /\bhybrid\b/i,
    question: 'Which days are in the office, and who decides that?',
  },
];
