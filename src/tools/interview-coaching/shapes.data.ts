import type { Kind } from '#knowledge/drawer.ts';
import type { NeutralQuestion } from './neutral-questions.data.ts';

/** A question on a line of which nobody has written a case, and the shape of a good answer, with blanks for one's own facts. */
export interface Shape extends Pick<
  NeutralQuestion,
  'key_points' | 'sample_answer' | 'follow_ups'
> {
  /** In the sentence that names the line. */
  heard: RegExp;
  /** Follows that sentence. */
  ask: string;
  /** Kinds of work in which the same words mean something else. */
  notIn?: readonly Kind[];
  /** The only kinds of work in which somebody would tell it so. */
  in?: readonly Kind[];
}

/** A program or a system, by what it is called. */
export const ofTool =
  /\b(?:software|excel|microsoft office|sap|crm|erp|sql|spreadsheets?|systems? \(|(?:accounting|design|computer|management) systems?|platforms?|(?:software )?packages?|applications?)\b/i;

export const shapes: readonly Shape[] = [
  {
    heard:
      /\b(?:accounts? (?:payable|receivable)|accounts|invoic\w*|ledgers?|reconcil\w*|payroll|billing|payments?|book-?keeping|expenses?|data entry|records?|filing|purchase orders?)\b/i,
    ask: 'Which mistake did you catch before anyone else saw it?',
    key_points: [
      'What you were doing, and how often you do it',
      'The sign that something was wrong',
      'What you check first since then',
    ],
    sample_answer:
      'At [employer] I did this every week. Once two entries that should have matched did not, by so little that it could have passed. I went back to the originals and found one item entered twice, on the same afternoon, by two of us. I corrected it and told everyone who used the figures. Since then I compare the number of items first, and only then the sums.',
    follow_ups: ['How long had it been wrong?', 'What would have happened if you had missed it?'],
  },
  {
    heard:
      /\b(?:(?:financial|data|market|business|sales|statistical|trend|variance|cost|demand) analys\w+|(?:analy[sz]e?|interpret|evaluate) (?:and \p{L}+ )?(?:[\p{L}-]+ ){0,2}(?:financial|data|market|sales|trends|figures|performance|information|results)|forecast\w*|variances?|metrics|KPIs?|figures|(?:market|user|data|clinical|scientific|legal|economic) research|statistic\w*|dashboards?|budget\w*|financial (?:reports?|statements?|information))\b/iu,
    ask: 'Which of your results changed what someone did next?',
    key_points: [
      'The question you were asked',
      'Where the data came from, and what you left out',
      'What was decided, and how sure you were',
    ],
    sample_answer:
      'At [employer] I was asked why a figure had dropped two months in a row. I took a whole year, left out one month with a known error, and compared the rest week by week. Most of the drop came from one place that had begun to count differently; for the rest I had no explanation, and I said so. They changed the counting and not the plan.',
    follow_ups: ['What would have changed your mind?', 'How did you check it?'],
  },
  {
    heard:
      /\b(?:complian\w*|comply|safety|regulat\w*|(?<!high(?:est)? )standards(?! of (?:professional|service|customer|conduct))|audit\w*|inspect\w*|quality (?:control|assurance|standards?|checks?|inspections?|systems?|management|issues|requirements)|certif\w*|polic(?:y|ies)|GAAP|IFRS|ISO|HIPAA|NADCAP|OSHA|legislation|law)\b/i,
    notIn: [
      'kitchen-and-hotel',
      'shop-and-service',
      'driving-and-logistics',
      'hands-on-trade',
      'teaching',
    ],
    ask: 'When did you find that something was not as it should be, and what did you do?',
    key_points: [
      'The rule or standard, by its name',
      'What you stopped or set aside',
      'What keeps it from happening again',
    ],
    sample_answer:
      'During a routine check at [employer] I saw a record that had been signed before the work was done. Under [rule or standard] that could not stand, so I set it aside and told the person in charge the same day. It was haste, and nothing worse. We moved the signature to the end of the form. I looked again a month later, and it had held.',
    follow_ups: ['Who was not pleased about it?', 'How do you keep up with changes in the rules?'],
  },
  {
    heard:
      /\b(?:samples?|specimens?|laborator(?:y|ies)|assays?|(?:lab|material|physical|chemical|mechanical|product|property) test(?:s|ing)?)\b/i,
    ask: 'Take us through one of them, from request to report.',
    key_points: [
      'How it is prepared, and what you check first',
      'What can distort the result',
      'When you reject one and begin again',
    ],
    sample_answer:
      'At [employer] one came in with a label that did not match its form. I put it aside before I touched it and called the sender: two had been swapped. I checked the others for condition and amount. One result did not fit the rest, so I repeated it before I reported anything. Since then I hold label and form against each other first.',
    follow_ups: [
      'Who repeated your work, and what came out?',
      'What do you do with a result nobody expected?',
    ],
  },
  {
    heard: ofTool,
    in: ['office-specialist', 'sales', 'leading-people', 'shop-and-service'],
    ask: 'What did you last make with it, and how did you know it was right?',
    key_points: [
      'What it was for, and who used it',
      'The functions you really use',
      'What you have not done in it yet',
    ],
    sample_answer:
      'At [employer] I used it every day. The last thing I made in it was an overview that shows on one page what is open, since when, and with whom. I checked twenty entries by hand first; one was missing because of a filter I had forgotten. Two colleagues still use it. Some functions I have not needed so far, and I would ask someone here.',
    follow_ups: ['Who else could keep it going?', 'What does it still not do well?'],
  },
  {
    heard:
      /\b(?:train(?:ing)?(?= (?:(?:and|or) \p{L}+ )?(?:of )?(?:[\p{L}-]+ ){0,3}(?:staff|employees|teams?|people|colleagues|users|hires?|members?|operators|technicians|personnel|apprentices|trainees|volunteers|customers|clients|[\p{L}-]+s on)\b)|(?:provid|deliver|conduct|lead|assist with|giv)\w* (?:[\p{L}-]+ ){0,3}training|teach(?:ing)?|coach(?:ing)?|mentor\w*|instruct\w*|onboard\w*|(?:lead|manage|direct|develop|motivate|supervise)\w* (?:an? |the |our )?(?:[\p{L}-]+ ){0,2}(?:teams?|staff|crews?|people|employees|personnel|operators|technicians))\b/iu,
    ask: 'Who did you last train or coach, and how could you tell it had worked?',
    key_points: [
      'What the person could not do at first',
      'What you showed, and what you let them do',
      'How you saw that it had worked',
    ],
    sample_answer:
      'At [employer] a new colleague knew the steps but got stuck on one of them. I did it once, slowly, and said aloud what I was looking at; then they did it while I kept my hands off. For a few days we repeated only that step. After two weeks they worked alone, and a month later it was still right. My first explanation had been too long.',
    follow_ups: [
      'What would you explain differently today?',
      'What if someone does not want help?',
    ],
  },
  {
    heard:
      /\b(?:(?:greet|serv(?=e\b|es\b|ing\b)|welcom|respond|answer|resolv|advis|deal with|car(?:e|ing) for|communicat|relationship|complain|handl)\w*\b[^.]{0,60}|(?:help|assist|support)\w* (?!with\b|in\b)(?:[a-z-]+ ){0,3}|provid\w* (?:[a-z-]+,? ){0,4}(?:services?|support|care|assistance|help|advice|information|guidance) (?:to|for) (?:[a-z-]+ ){0,3})\b(?:customers?|clients?|guests?|patients?|residents?|families|callers?|visitors?|complaints?|members of the public|donors|tenants|parents)\b/i,
    ask: 'Tell us about someone who came to you unhappy or worried.',
    key_points: [
      'What they needed, in their own words',
      'What you could offer, and what you could not',
      'How you knew it was settled',
    ],
    sample_answer:
      'At [employer] somebody came to me upset because a promise had not been kept. I let them finish and said back what I had understood. Then I said what I could do that day, and what I could not. We agreed on a day, and I got in touch on it. One point took another week. Since then I say at the start what I cannot promise.',
    follow_ups: ['What did you learn from them?', 'When do you bring in someone else?'],
  },
  {
    heard:
      /\b(?:supervis|counsel|deliver|teach|guid|accompan|visit|engag|encourag|motivat|assess|treat|work(?:ing)? with)\w*\b[^.]{0,60}\b(?:people|prisoners|students?|pupils|learners|children|residents|patients|clients|families|individuals|sessions|groups|participants|service users)\b/i,
    notIn: [
      'sales',
      'office-specialist',
      'engineering-and-science',
      'driving-and-logistics',
      'hands-on-trade',
      'leading-people',
    ],
    ask: 'Who was hard to reach, and what did you try?',
    key_points: [
      'What you noticed first',
      'What you tried, and what you stopped doing',
      'How you knew that it helped',
    ],
    sample_answer:
      'At [employer] there was somebody who gave short answers and wanted nothing from me. I stopped pressing, kept every small promise for three weeks, and asked a colleague who knew them longer what I was missing. Something at home had changed, and nobody had asked. We agreed on one small step, and it held. Next time I would ask that question in the first week.',
    follow_ups: ['Who else had to know of it?', 'What do you do when it does not get better?'],
  },
  {
    heard: /\b(?:presentations?|workshops?|webinars?|seminars?|public speaking)\b/i,
    ask: 'Which talk or session of yours had to work the first time?',
    key_points: [
      'Who listened, and what they had to do afterward',
      'What you changed while it was under way',
      'How you knew that it had arrived',
    ],
    sample_answer:
      'At [employer] I had half an hour with forty people who had not asked for it. I found out beforehand what they should do differently the next day, and built everything round that. After ten minutes I was losing the back rows, so I stopped and let them try it in pairs. Two weeks later most of them still did it. The rest I sent round on one page.',
    follow_ups: ['What did you leave out?', 'Which question could you not answer?'],
  },
  {
    heard:
      /\b(?:sell(?:ing)?|sales|negotiat\w*|deals|prospect\w*|pitch\w*|persuad\w*|fundraising|business development|new business(?! (?:tech|process|system|model|unit|line|init))|(?:sales|qualified|new|more|inbound|outbound|warm|cold|generate|nurture) leads|lead generation)\b/i,
    notIn: [
      'kitchen-and-hotel',
      'shop-and-service',
      'care',
      'driving-and-logistics',
      'hands-on-trade',
      'teaching',
    ],
    ask: 'Who did you last win over, and what nearly got in the way?',
    key_points: [
      'What the other side wanted',
      'The weak point, and how you dealt with it',
      'The result in figures',
    ],
    sample_answer:
      'At [employer] I spoke to someone who had said no to us twice. I asked what had put them off: not the price, but how we had dealt with a complaint a year before. I admitted it, showed what had changed and proposed a small first step. They agreed to that after two more talks, and to the rest four months later. Today I ask about that first.',
    follow_ups: ['What did you give up for it?', 'When did you last walk away?'],
  },
  {
    heard:
      /\b(?:repair\w*|troubleshoot\w*|diagnos(?:e|es|ing|is)\b(?! (?:and treat|patients?|illness|disease))|install(?:s|ing)? (?!and)|assembl\w*|weld\w*|wiring|faults?|breakdowns?|preventive maintenance|(?:operat|run|maintain|set up|mend|servic)\w* [^.]{0,40}(?:machin\w*|equipment|pumps?|engines?))\b/i,
    notIn: ['care', 'teaching'],
    ask: 'Tell us about such a job that gave you trouble, from the first sign to the last check.',
    key_points: [
      'What you saw or heard first',
      'What you ruled out, and in which order',
      'How you knew that it was done',
    ],
    sample_answer:
      'At [employer] the same thing failed twice in one day and worked well in between. I made sure that nothing more could happen, asked those who had been there, and looked at the simple things first. One connection gave way under load; I was sure once I had seen it. I put it right and watched it for an hour. I had replaced one part too early.',
    follow_ups: ['When would you have asked for help?', 'How could it have been seen earlier?'],
  },
  {
    heard:
      /\b(?:improv\w*|optimi[sz]\w*|streamlin\w*|efficienc\w*|lean|redesign\w*|automat(?:e|ing|ion))\b/i,
    ask: 'What have you improved, and how do you know?',
    key_points: [
      'How it was before, in a figure',
      'What you tried first, and on how small a scale',
      'What came of it, and what did not',
    ],
    sample_answer:
      'At [employer] a task that came back every week took a whole morning, and something was always missing. I watched it for two weeks and asked those who did it: three people kept three lists. We tried one list for a month before everyone changed over. Now it takes an hour. One colleague had been against it, and was right that such a list needs one owner.',
    follow_ups: ['What did you try that did not work?', 'Did it last?'],
  },
  {
    heard:
      /\b(?:coordinat\w*|schedul(?:e|es|ing)|organi[sz](?:e|ing)|plan(?:ning)?|events?|projects?|deadlines?|logistics|arrang\w*|calendars?)\b/i,
    ask: 'When did several things threaten to go wrong at once?',
    key_points: [
      'Who had to deliver what, and by when',
      'How early you noticed',
      'What you moved, and who you told',
    ],
    sample_answer:
      'At [employer] four people each had to deliver a part for the same date. I kept one page with names and days and asked each of them what could stop them. A week before, one part was going to be late. I moved what depended on it, told everyone within the hour and did one check myself. One point followed a day later, and nobody was surprised.',
    follow_ups: [
      'What do you do with someone who does not answer?',
      'What would you plan for today?',
    ],
  },
  {
    heard:
      /\b(?:experience|background) (?:in|within|for|with) (?:an? |the )?[^.]{0,40}(?:firms?|compan(?:y|ies)|industr(?:y|ies)|sectors?|environments?|settings?|manufactur\w*|facilit(?:y|ies)|plants?|hospitals?|clinics?|agenc(?:y|ies)|organi[sz]ations?)\b/i,
    ask: 'What did you learn there that someone from elsewhere would not know?',
    key_points: [
      'Where it was, and for how long',
      'One difference that mattered, with a case',
      'What would be new to you here',
    ],
    sample_answer:
      'I worked at [employer] for [number] years. Much of what looks small elsewhere is checked twice there. In my first month I passed something on that would have been good enough in my old job, and it came back the same day. Since then I ask what something is needed for before I begin. Your systems would be new to me, and I would ask whoever knows them best.',
    follow_ups: [
      'What habit did you have to give up?',
      'What did others there do better than you?',
    ],
  },
  {
    heard:
      /\b(?:writ(?:e|ing)|draft\w*|edit(?:ing)?|copy|content|proposals?|correspondence|minutes|manuals?|documentation|documents)\b/i,
    ask: 'Which document of yours had to be right the first time?',
    key_points: [
      'Who read it, and what for',
      'What you checked, and against what',
      'What you left out',
    ],
    sample_answer:
      'At [employer] I wrote the paper for a meeting at which something had to be decided. I asked first what the readers needed for that, and left everything else out. The answer stood at the top, and I checked every name and figure against its source. A colleague read it the evening before and found an old date. Nothing leaves my desk now that only I have read.',
    follow_ups: ['Who reads your drafts?', 'What do you do when facts are missing?'],
  },
];
