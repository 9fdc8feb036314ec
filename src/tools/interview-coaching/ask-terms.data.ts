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
      'How often would I be on call, how often is somebody really called, and how is it paid?',
  },
  {
    said: /\btravel(?:l?ing)?\b.{0,40}(?:\d{1,3} ?%|nation|abroad|overseas|international|overnight|sites?|offices|required|frequent|region|county|counties)|\d{1,3} ?% (?:\p{L}+ )?travel|\b(?:frequent|extensive|regular|occasional) travel|\bnights? away\b/iu,
    question:
      'How much travel is it in a usual month, how early is it known, and how are the hours on the road counted?',
  },
  {
    said: /\b(?:rotating|night|late|early|weekend|evening) shifts?\b|\brota\b|\bweekends?\b|\bshift work\b/i,
    question: 'How are shifts and weekends shared out, and how early is the schedule known?',
  },
  {
    said: /\bcommissions?\b|\bOTE\b|\bquotas?\b|\bsales targets?\b/i,
    // A body of people who decide, and work that is given out.
    otherwise:
      /\b(?:[Pp]lanning|[Pp]arks?|[Cc]ity|[Cc]ounty|[Ss]tate|[Ff]ederal|[Ee]uropean|[Cc]ivil [Ss]ervice|[Zz]oning|[Ee]thics|[Cc]harity|[Pp]olice|[Bb]oards?(?: and|,)|[Cc]ouncils?(?: and|,)) [Cc]ommissions?\b|\b[Tt]he Commissions?\b|\b[Cc]ommissions? (?:meetings?|members?)\b|\bto commission\b/gu,
    question: 'How are targets set, and how many of the team reached theirs last year?',
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
    said: /\bhybrid\b/i,
    question: 'Which days are in the office, and who decides that?',
  },
];
