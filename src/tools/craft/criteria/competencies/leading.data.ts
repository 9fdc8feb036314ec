import type { Competency } from './competency.ts';

export const leadingCompetencies: readonly Competency[] = [
  {
    id: 'supervising',
    match:
      /\bprecept|supervis|manage (?:a |the )?(?:team|staff|people|employees|direct reports)|lead(?:s|ing)? (?:a |the )?(?:team|staff|crew|people)|direct reports|coach|mentor|train(?:ing)? (?:new |other )?(?:staff|employees|colleagues)|team lead|performance (?:review|management)/i,
    name: 'Leading and developing people',
    category: 'Leadership',
    shows: 'Sets clear expectations, corrects the same day and makes others better.',
    ask: 'Tell us about somebody in your team who was not doing well. What did you do, week by week?',
    strong: [
      'Said it early and with examples',
      'Agreed on steps and dates',
      'Followed through, either way',
    ],
    good: 'Clear talk, loose follow-up',
    fair: 'Hoped it would improve',
    weak: 'Did the work themselves',
    followUps: ['What did you get wrong with that person?', 'Who is better today because of you?'],
    sample:
      'The handovers of one colleague were late. I showed two of them the same day, we agreed on one change and a talk each Friday. By the fourth week it was fixed, and I told the others what had changed.',
    reference: 'Who followed them from one job to the next, and who left?',
  },
  {
    id: 'temporary-staff',
    match: /temporary (?:staff|workers)|poll workers|volunteers|seasonal staff|contractors/i,
    name: 'Leading temporary staff',
    category: 'Leadership',
    shows: 'Trains in hours, writes procedures on one page and corrects on the spot.',
    ask: 'You get twenty people for two weeks who have never done the work. What is ready when they arrive?',
    strong: ['A one-page procedure per task', 'A lead for each group', 'A check in the first hour'],
    good: 'Good briefing, no check',
    fair: 'Explains it to everyone at once',
    weak: 'Does the critical part alone',
    followUps: ['Whom do you send home?', 'How do you keep the good ones for next year?'],
    sample:
      'Each table had one sheet with five steps and a person who had done it before. After the first hour I read ten results per table, corrected two habits, and put the best person on the hardest task.',
    reference: 'How did short-term people talk about working for them?',
  },
  {
    id: 'projects',
    match:
      /ERP change|project (?:manage|plan|lead|deliver|coord)|milestone|project scope|program manag|deliverables|\bPMP\b|agile|scrum|implementation of/i,
    name: 'Getting projects done',
    category: 'Organization',
    shows: 'Makes scope, owner and date visible and brings trade-offs to the person who decides.',
    ask: 'Tell us about a project you slowed down or stopped. What told you, and how did you tell the sponsor?',
    strong: ['Evidence, not a feeling', 'Cost sunk named openly', 'What came instead'],
    good: 'Right call, told late',
    fair: 'Delivered everything, late',
    weak: 'Nothing was ever stopped',
    followUps: [
      'Two teams claim the same people. What do you do this week?',
      'What do you track that others do not?',
    ],
    sample:
      'In month three the pilot users were not coming back. I showed the sponsor the count and what was spent, proposed to stop one part, and moved the people to the part that was used.',
    reference: 'When did you hear bad news from them: early, late or from somebody else?',
  },
  {
    id: 'stakeholders',
    match:
      /stakeholder|cross-?functional|partner(?:ing|s)? with|collaborat|influenc|liais|work(?:ing)? (?:closely )?with (?:other|various|multiple)|interagency|relationships? with/i,
    name: 'Working across teams',
    category: 'Communication',
    shows: 'Finds out what others need, makes agreements in writing and keeps them.',
    ask: 'Tell us about a decision you needed from people who did not report to you. How did you get it?',
    strong: [
      'Knew what each side stood to lose',
      'Made the trade visible',
      'Got a decision with a date',
    ],
    good: 'Decision reached, one side unhappy',
    fair: 'Met in the middle',
    weak: 'Escalated at once',
    followUps: ['Who still disagrees?', 'What did you give up?'],
    sample:
      'Operations feared night work, finance the cost. I put both on one page with three options, let each mark what they could live with, and the director chose the second within the week.',
    reference: 'With whom did they work badly, and what did they do about it?',
  },
  {
    id: 'strategy',
    match:
      /strateg|board (?:of directors|relations|reporting)|executive team|capital (?:allocation|markets|structure)|investor|fundrais|\bM&A\b|treasury|lenders?\b|organizational change|turnaround|refinanc/i,
    name: 'Direction and hard choices',
    category: 'Leadership',
    shows: 'Chooses what not to do, puts money behind it and answers for the result.',
    ask: 'What did you decide against in the last two years that others wanted? What happened?',
    strong: [
      'The choice and who wanted otherwise',
      'Money or people moved',
      'Result, also where it was wrong',
    ],
    good: 'Clear choice, result open',
    fair: 'Lists initiatives',
    weak: 'A vision without a cut',
    followUps: [
      'What would you look at here in the first thirty days?',
      'Whom did you let go too late?',
    ],
    sample:
      'We left a region that brought a tenth of sales and a third of the complaints. Two directors were against it. I moved the team to the core, margin rose within three quarters, and we lost one customer I would keep today.',
    reference: 'Which decision of theirs would you not have had the nerve to take?',
  },
  {
    id: 'prospecting',
    match:
      /prospect|pipeline|quota|cold call|new business|lead generation|hunting|territory|business development|outside sales/i,
    name: 'Winning new business',
    category: 'Commercial',
    shows: 'Knows the numbers of the funnel, opens doors and qualifies hard.',
    ask: 'Show us the arithmetic of your pipeline: what goes in, what comes out, and where you lose.',
    strong: [
      'Conversion and coverage from memory',
      'Knows the stage that leaks',
      'Disqualifies early',
    ],
    good: 'Numbers for the quarter, no leak named',
    fair: 'Tells of the best deal',
    weak: 'It is all relationships',
    followUps: [
      'Run the first two minutes of a call with us.',
      'What did you stop doing because the numbers said so?',
    ],
    sample:
      'Out of ten first talks four become a second, one closes. I lost most between trial and contract, so I ask for the buyer’s process before the trial now, and drop those who have none.',
    reference: 'Where did their deals come from: given, inherited or found?',
  },
  {
    id: 'closing',
    match:
      /closing B2B|full cycle from|demo live|negotiat|clos(?:e|ing) (?:deals|sales|business)|contract terms|pricing|proposal to clients|sales cycle|enterprise sales/i,
    name: 'Negotiating and closing',
    category: 'Commercial',
    shows: 'Finds who decides, trades instead of giving away, and agrees on the next date.',
    ask: 'Take the largest deal you lost apart. When was it lost, and what was your part in it?',
    strong: ['Who decided and when', 'Own mistake named', 'What is done differently now'],
    good: 'Knows the moment, not the decider',
    fair: 'Price and competition',
    weak: 'They went with somebody cheaper',
    followUps: ['What did you last give away, and for what?', 'How do you ask for the decision?'],
    sample:
      'I had the user and not the head of finance, who came in late, when I had already named a discount. Now I ask in the second call who signs, and trade every concession for a date.',
    reference: 'What did they promise customers that others had to keep?',
  },
  {
    id: 'accounts',
    match:
      /account manage|client relationship|customer success|retention|upsell|renewal|book of business|key accounts/i,
    name: 'Keeping and growing accounts',
    category: 'Commercial',
    shows: 'Sees a customer drift before the notice comes and has a plan for each one.',
    ask: 'Which customer did you nearly lose? What told you, and what did you do?',
    strong: [
      'An early sign in use or behavior',
      'Went to the person who decides',
      'Fixed the cause inside',
    ],
    good: 'Saved it, cause remains',
    fair: 'Gave a discount',
    weak: 'It came out of nowhere',
    followUps: ['Which account would you give up?', 'How do you plan a renewal half a year ahead?'],
    sample:
      'Logins fell by half after their lead left. I asked for ten minutes with the new one, found that nobody had trained the team, sent our trainer for a day and renewed two months early.',
    reference: 'Did customers ask for them by name?',
  },
  {
    id: 'marketing',
    match:
      /marketing|campaign|\bSEO\b|\bSEM\b|brand|social media|content (?:creation|strategy)|demand gen|media relations|public relations|copywrit/i,
    name: 'Reaching an audience',
    category: 'Commercial',
    shows: 'Starts with the reader, tests one thing and knows what it cost.',
    ask: 'Pick one campaign: goal, spend, result, and what you would not repeat.',
    strong: ['Numbers from memory', 'Doubts about attribution said aloud', 'A clear cut'],
    good: 'Result known, cost vague',
    fair: 'Describes the idea',
    weak: 'Impressions',
    followUps: [
      'What would you test first on our page?',
      'A reporter calls with a wrong fact. What now?',
    ],
    sample:
      'The goal was two hundred sign-ups. The video brought views and eleven of them; a plain letter to old customers brought most. I would not pay for the video again.',
    reference: 'What did they stop because it did not work?',
  },
  {
    id: 'teamwork',
    match:
      /team(?:work| player| environment| member)|works? well with others|positive attitude|self-?motivat|work independently|\breliab(?:le|ility)\b(?! (?:transport|engineer|vehicle|car))|dependab|Teamfähig|Zuverlässig|punctual|work ethic/i,
    name: 'Dependable teamwork',
    category: 'Judgment',
    shows: 'Does what was agreed, says early when it will not work, and helps without being asked.',
    ask: 'When did you let a colleague down? What did you do next?',
    strong: ['A real case with a cost', 'Said it before it was found', 'Changed something since'],
    good: 'Owned it when asked',
    fair: 'A small case, well told',
    weak: 'It has never happened',
    followUps: [
      'What do you need from a team to do good work?',
      'Whom did you last help, and with what?',
    ],
    sample:
      'I forgot to pass on a change and my colleague prepared the wrong thing for an hour. I said so before the lead noticed, stayed to redo it, and I now write changes down where both of us look.',
    reference: 'If you ran short on a bad day, would you call them? Why?',
  },
  {
    id: 'problem-solving',
    match:
      /problem[- ]solv|analytical|critical think|troubleshoot|root cause|resourceful|sound judgment|decision[- ]making/i,
    name: 'Finding the cause',
    category: 'Analysis',
    shows:
      'Separates fact from guess, tests the likeliest cause first and says when it is not found.',
    ask: 'Tell us about a problem that others had given up on. What did you look at that they had not?',
    strong: ['Facts gathered before ideas', 'One test at a time', 'Proof that it stayed solved'],
    good: 'Solved, proof missing',
    fair: 'Tried many things, one worked',
    weak: 'Asked somebody who knew',
    followUps: ['Which idea of yours was wrong?', 'When do you stop looking and ask?'],
    sample:
      'It failed only on Mondays. Everyone looked at the machine; I looked at the weekend: the building cooled down. A heater with a timer and four quiet Mondays proved it.',
    reference: 'Which problem did you bring to them first, and why?',
  },
];
