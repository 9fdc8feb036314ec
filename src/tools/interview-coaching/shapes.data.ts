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
      'At [employer] I did this every [week or month], about [number] at a time. In [month] one total was off by [amount]. I went back to [source], found [what had happened], corrected it and told [whom] the same day. Nobody had used the figure yet. Since then I compare [what] with [what] before I pass anything on.',
    follow_ups: ['How long had it been wrong?', 'What would have happened if you had missed it?'],
  },
  {
    heard:
      /\b(?:(?:financial|data|market|business|sales|statistical|trend|variance|cost|demand) analys\w+|(?:analy[sz]e?|interpret|evaluate) (?:and \p{L}+ )?(?:[\p{L}-]+ ){0,2}(?:financial|data|market|sales|trends|figures|performance|information|results)|forecast\w*|variances?|metrics|KPIs?|figures|research\w*|statistic\w*|dashboards?|budget\w*|financial (?:reports?|statements?|information))\b/iu,
    ask: 'Which of your results changed what someone did next?',
    key_points: [
      'The question you were asked',
      'Where the data came from, and what you left out',
      'What was decided, and how sure you were',
    ],
    sample_answer:
      '[Who] wanted to know why [figure] had moved. I took [source] for [period], left out [what] because [reason], and compared [what] with [what]. Most of it came from [cause]; for [share] I had no explanation, and I said so. They decided to [decision]. Looking back, I would have asked [whom] a week earlier.',
    follow_ups: ['What would have changed your mind?', 'How did you check it?'],
  },
  {
    heard:
      /\b(?:complian\w*|comply|safety|regulat\w*|(?<!high(?:est)? )standards(?! of (?:professional|service|customer|conduct))|audit\w*|inspect\w*|quality (?:control|assurance|standards?|checks?|inspections?|systems?|management|issues|requirements)|certif\w*|polic(?:y|ies)|GAAP|IFRS|ISO|HIPAA|NADCAP|OSHA|legislation|law)\b/i,
    ask: 'When did you find that something was not as it should be, and what did you do?',
    key_points: [
      'The rule or standard, by its name',
      'What you stopped or set aside',
      'What keeps it from happening again',
    ],
    sample_answer:
      'I was [checking what] at [employer] when I saw that [what did not fit]. Under [rule or standard] it could not stay that way, so I set it aside, wrote down what I had seen and told [whom] before the day was over. The cause was [cause]. We changed [what]. I looked again after [time], and it had held.',
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
      '[Who] sent [sample or part] and wanted to know [what]. I checked label, condition and amount before I touched it, prepared it by [method] and ran [control] beside it. What distorts it most easily is [what], so I [precaution]. The result was [value] against a limit of [value]. One I rejected, because [reason]; I told [whom] and repeated it on [new sample].',
    follow_ups: [
      'Who repeated your work, and what came out?',
      'What do you do with a result nobody expected?',
    ],
  },
  {
    heard: ofTool,
    ask: 'What did you last make with it, and how did you know it was right?',
    key_points: [
      'What it was for, and who used it',
      'The functions you really use',
      'What you have not done in it yet',
    ],
    sample_answer:
      'I have used [tool] for [time], mostly for [purpose]. The last thing I made was [what]: it takes [source] and shows [what] to [whom]. Before I handed it over I checked [number] cases by hand; one was wrong because of [reason], and I fixed it. I have not worked with [function] yet and would learn it from [where].',
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
      'Somebody new in my group could not yet [task]. I did it once and said aloud what I was looking at, then let them do it while I watched. [Step] was hard, so we did only that for [time]. After [number] weeks they did it alone, and I looked again a month later. What I had explained badly at first was [what].',
    follow_ups: [
      'What would you explain differently today?',
      'What if someone does not want help?',
    ],
  },
  {
    heard:
      /\b(?:(?:greet|serv|welcom|respond|answer|resolv|advis|deal with|car(?:e|ing) for|communicat|relationship|complain|handl)\w*\b[^.]{0,60}|(?:help|assist|support)\w* (?!with\b|in\b)(?:[a-z-]+ ){0,3}|provid\w* (?:[a-z-]+,? ){0,4}(?:services?|support|care|assistance|help|advice|information|guidance) (?:to|for) (?:[a-z-]+ ){0,3})\b(?:customers?|clients?|guests?|patients?|residents?|families|callers?|visitors?|complaints?|members of the public|donors|tenants|parents)\b/i,
    ask: 'Tell us about someone who came to you unhappy or worried.',
    key_points: [
      'What they needed, in their own words',
      'What you could offer, and what you could not',
      'How you knew it was settled',
    ],
    sample_answer:
      'At [employer] somebody came to me because [what had happened]. I let them finish and said back what I had understood. I could offer [what], but not [what], and I said that right away. We agreed on [what] by [day]. I got in touch on that day myself; it had worked, except for [what], which took another [time].',
    follow_ups: ['What did you learn from them?', 'When do you bring in someone else?'],
  },
  {
    heard:
      /\b(?:sell(?:ing)?|sales|negotiat\w*|deals|prospect\w*|pitch\w*|persuad\w*|fundraising|business development|new business|(?:sales|qualified|new|more|inbound|outbound|warm|cold|generate|nurture) leads|lead generation)\b/i,
    ask: 'Who did you last win over, and what nearly got in the way?',
    key_points: [
      'What the other side wanted',
      'The weak point, and how you dealt with it',
      'The result in figures',
    ],
    sample_answer:
      'I wanted [whom] to [decision]. Before we met I found out that [what] mattered most to them, so I began with that and not with [what I would usually begin with]. They worried about [point]. I admitted it and showed [what]. It took [number] talks and ended with [result]. Next time I would speak to [whom] first.',
    follow_ups: ['What did you give up for it?', 'When did you last walk away?'],
  },
  {
    heard:
      /\b(?:repair\w*|troubleshoot\w*|diagnos\w*|install(?:s|ing)? (?!and)|assembl\w*|weld\w*|wiring|faults?|breakdowns?|preventive maintenance|(?:operat|run|maintain|set up|mend|servic)\w* [^.]{0,40}(?:machin\w*|equipment|pumps?|engines?))\b/i,
    ask: 'Tell us about a job like that that gave you trouble, from the first sign to the last check.',
    key_points: [
      'What you saw or heard first',
      'What you ruled out, and in which order',
      'How you knew that it was done',
    ],
    sample_answer:
      'It was [machine or object], and the first sign was [sign]. I made it safe and looked at [first thing], then at [second thing], because those go wrong most often. The cause was [cause]; I was sure of it after [test]. It took [time]. I ran it [number] times afterward and wrote down what I had done. [What] I had ruled out too early.',
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
      'At [employer], [task] took [time] and had to be repeated about [number] times a month. I watched it for [time] and asked those who did it. The reason was [cause]. We tried [change] in one place for [time] before everyone did it. It now takes [time]. [Who] had been against it, and on [point] that was right.',
    follow_ups: ['What did you try that did not work?', 'Did it last?'],
  },
  {
    heard:
      /\b(?:coordinat\w*|schedul\w*|organi[sz](?:e|ing)|plan(?:ning)?|events?|projects?|deadlines?|logistics|arrang\w*|calendars?)\b/i,
    ask: 'When did several things threaten to go wrong at once?',
    key_points: [
      'Who had to deliver what, and by when',
      'How early you noticed',
      'What you moved, and who you told',
    ],
    sample_answer:
      '[Number] people had to deliver something for [event or deadline]. I kept one page with names and days and asked each of them what could stop them. On [day] I saw that [what] would be late. I moved [what], told [whom] the same hour and did [what] myself. We were [on time or a day late], and nobody was surprised.',
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
      'I worked as [post] at [employer] from [year] to [year]. What sets such a place apart is [difference]; it showed when [case]. Somebody from elsewhere would have [usual way]. I did [what] instead, because [reason], and it ended with [result]. What would be new to me here is [what], and I would ask [whom] about it in the first week.',
    follow_ups: [
      'What habit did you have to give up?',
      'What did others there do better than you?',
    ],
  },
  {
    heard:
      /\b(?:writ(?:e|ing)|draft\w*|edit(?:ing)?|copy|content|proposals?|correspondence|presentations?|minutes|manuals?|documentation|documents)\b/i,
    ask: 'Which document of yours had to be right the first time?',
    key_points: [
      'Who read it, and what for',
      'What you checked, and against what',
      'What you left out',
    ],
    sample_answer:
      'I wrote [document] for [reader], who had to decide [what]. I asked for that first, since it told me what could be left out. My draft had [number] pages; I put [the answer] at the top and cut it to [number]. I checked every name and figure against [source]. [Who] read it before it went out and found [what].',
    follow_ups: ['Who reads your drafts?', 'What do you do when facts are missing?'],
  },
];

/** Of any other work; {work} is the line as somebody tells it who has done it: "it was my job to plan the routes". */
export const anyShapes: readonly Omit<Shape, 'heard'>[] = [
  {
    ask: 'What was the hardest case of that kind for you, and what made it hard?',
    key_points: [
      'What was asked of you, and by whom',
      'The hard part, and what you tried',
      'What came of it',
    ],
    sample_answer:
      'At [employer] {work}. The hardest case was [which], because [what made it hard]. I first tried [what]; that did not work, since [reason]. Then I [what you did], and [whom] helped me with [what]. It was done by [day], and [who] could [what came of it]. Next time I would begin with [what].',
    follow_ups: ['Who did you ask for advice?', 'What would you do differently today?'],
  },
  {
    ask: 'How do you go about it, and how did you come to do it that way?',
    key_points: [
      'Your own order of steps',
      'What you learned from someone, or from a mistake',
      'What you check before you call it done',
    ],
    sample_answer:
      'At [employer] {work}, about [number] times a [week or month]. I begin with [first step], because without it [what goes wrong]. Then comes [second step], and before I call it done I check [what]. I did it differently until [when], when [what happened]; [who] showed me [what], and I have done it this way since.',
    follow_ups: ['When would you not do it that way?', 'What takes you longest?'],
  },
  {
    ask: 'What have you done that comes closest, and what would be new to you?',
    key_points: [
      'One case, with your own part in it',
      'What is similar, and what is not',
      'How you would learn the rest',
    ],
    sample_answer:
      'The closest I have come is [task] at [employer]. I did [what] myself, about [number] times a [month], for [whom]. What is the same here is [what]. What would be new to me is [what]; I have seen it done by [whom]. I would read [what], do the first few beside a colleague, and expect to be on my own after [time].',
    follow_ups: ['What would you ask on the first day?', 'How did you learn the last new thing?'],
  },
];
