import type { Competency } from './competency.ts';

export const officeCompetencies: readonly Competency[] = [
  {
    id: 'records',
    match:
      /careful way of working|enter labor|\brecords?\b(?! label)|record[- ]keeping|data entry|\bfiling\b|accura(?:te|cy)|attention to detail|detail[- ]orient|database maint|clerical|Ablage|Stammdaten|Sorgfalt|sorgfältig/i,
    name: 'Accurate records',
    category: 'Organization',
    shows: 'Enters once and right, checks against the source and finds things again.',
    ask: 'Tell us about an error in a record that you found before it did harm. How did you come across it?',
    strong: [
      'A check of own making',
      'Corrected at the source, with a trace',
      'Changed the form or the step',
    ],
    good: 'Found and fixed it, no change',
    fair: 'Somebody else found it',
    weak: 'Says they are careful',
    followUps: [
      'How do you check a hundred entries in an hour?',
      'What do you do when the source itself is wrong?',
    ],
    sample:
      'Two dates in a file could not both be right. I went back to the scanned form, corrected the entry with a note, searched for the same pattern and found three more. Now the form asks for the year first.',
    reference: 'How often did you have to correct their work, and how did they take it?',
  },
  {
    id: 'scheduling',
    match:
      /book travel|calendar|schedul(?!e \d)|travel arrangements|appointment|\bTermin(?:e|en|planung)?\b|Reiseplan|meeting (?:prep|logistics)|event (?:plan|coord)|rosters?|staffing grid/i,
    name: 'Planning other people’s time',
    category: 'Organization',
    shows: 'Sees conflicts days ahead, offers options and confirms in writing.',
    ask: 'Two people above you need the same hour and the same room. What do you do before you ask them?',
    strong: [
      'Finds out what is at stake',
      'Comes with options, not with the problem',
      'Confirms and tells everyone touched',
    ],
    good: 'Good options, late confirmation',
    fair: 'Asks both to decide',
    weak: 'First come, first served',
    followUps: ['What do you protect in a full week?', 'How did you repair a double booking?'],
    sample:
      'One was a visitor who could not move, the other a weekly talk. I offered the weekly one two new times with an agenda, had a yes in ten minutes and wrote to both.',
    reference: 'What could you forget because they had it?',
  },
  {
    id: 'rules',
    match:
      /land use|regulat(?:ion|ory)|statut|complian|legislat|\bcode of\b|polic(?:y|ies) and procedures|ordinance|election (?:law|code)|\bHIPAA\b|\bGDPR\b|audit/i,
    name: 'Applying the rules',
    category: 'Judgment',
    shows: 'Finds the rule, treats everyone alike and can explain it in plain words.',
    ask: 'Somebody important wanted what the rules do not allow. What did you say, and what did you offer?',
    strong: [
      'Names the rule and where it stands',
      'Offers the lawful way',
      'Documents, same answer for everyone',
    ],
    good: 'Right answer, no alternative',
    fair: 'Passed it upward',
    weak: 'Made an exception',
    followUps: [
      'Which rule is hardest to explain, and how do you do it?',
      'When did you read the text again and change your mind?',
    ],
    sample:
      'I read out the paragraph, said that the answer would be the same for the other side, and showed the form with which it could still be had in time. I noted the call.',
    reference: 'Did you ever see them bend a rule, or refuse to?',
  },
  {
    id: 'public-contact',
    match:
      /applicants at the counter|public hearings|general public|citizens|voters?\b|constituents|community (?:outreach|engagement)|taxpayers|walk-?in|counter service|applicants and/i,
    name: 'Serving the public',
    category: 'Communication',
    shows: 'Answers all sides alike, in plain words, and keeps calm in front of an audience.',
    ask: 'A citizen demands something at the counter that you cannot give, and others are listening. How does it go on?',
    strong: ['Plain words, no jargon', 'Same treatment for all sides', 'The next step on paper'],
    good: 'Calm and correct, no next step',
    fair: 'Calls the supervisor',
    weak: 'Argues',
    followUps: [
      'How do you explain a delay that is not your fault?',
      'What do you do when a reporter calls?',
    ],
    sample:
      'I said what I could do today and what I could not, wrote the office and the deadline on a card, and said the same to the next person who asked, in the same words.',
    reference: 'How did people leave their desk, also those who got a no?',
  },
  {
    id: 'writing',
    match:
      /board books|take minutes|\bwrit(?:e|es|ing|ten)\b|correspondence|report[- ]writing|(?:prepar|produc|compil|complet)\w{0,12} (?:\w+ ){0,3}reports?|\bdraft(?:s|ing)?\b|\bediting\b|proposals?|grant writing|Korrespondenz|Schriftverkehr|rédaction/i,
    name: 'Clear writing',
    category: 'Communication',
    shows: 'Puts the decision first, keeps it short and gets the facts right.',
    ask: 'Which text of yours changed what somebody did? Who read it, and what did you cut?',
    strong: [
      'Reader and decision named',
      'Knows what was cut and why',
      'Facts checked with the source',
    ],
    good: 'Clear text, reader vague',
    fair: 'Describes length and effort',
    weak: 'Good at emails',
    followUps: ['How do you write bad news?', 'Who edits you, and what do they find?'],
    sample:
      'A two-page memo to the board: the decision in the first line, three options with cost, and the risk of waiting. I cut the history. They decided at that meeting.',
    reference: 'Could you send out what they wrote without changing it?',
  },
  {
    id: 'speaking',
    match:
      /non-technical|in plain words|explain misses|communicat|\bpresent(?:ations?|ing)\b|Kommunikation|interpersonal|verbal|public speaking|listening/i,
    name: 'Explaining and listening',
    category: 'Communication',
    shows: 'Asks before telling, fits the words to the listener and checks what arrived.',
    ask: 'Explain something from your work to us as if we were new to it. We will ask you one question back.',
    strong: [
      'Starts from what the listener knows',
      'One example instead of five terms',
      'Checks and adapts',
    ],
    good: 'Clear, without a check',
    fair: 'Correct, full of terms',
    weak: 'Talks past the question',
    followUps: [
      'When did somebody misunderstand you, and what did it cost?',
      'How do you tell a colleague that they are wrong?',
    ],
    sample:
      'I asked what they had seen so far, took one case, drew it on paper and let them say it back. The second attempt was right, and I knew which word had misled them.',
    reference: 'How did they tell people something they did not want to hear?',
  },
  {
    id: 'prioritizing',
    match:
      /priorit|multi-?task|deadline|fast[- ]paced|time management|organiz(?:ed|ation(?:al)? skills)|work under pressure|competing demands/i,
    name: 'Setting priorities',
    category: 'Organization',
    shows: 'Knows what is late, what may be late and who has to hear of it.',
    ask: 'Think of a week in which not everything could be done. What did you leave, and who knew?',
    strong: [
      'A rule for choosing',
      'Told people before the deadline',
      'Came back to what was left',
    ],
    good: 'Good choice, told late',
    fair: 'Worked longer',
    weak: 'Got it all done somehow',
    followUps: ['What do you drop first?', 'Who disagreed with your order?'],
    sample:
      'Three things were due on Friday. Two had a legal date, the third had only been promised. I told its owner on Tuesday, agreed on Monday, and delivered then.',
    reference: 'What happened on their desk when everything came at once?',
  },
  {
    id: 'accounting',
    match:
      /close the books|monthly closings|payment runs|margin by|reconcil|ledger|\bGAAP\b|\bIFRS\b|month-?end|accounts (?:payable|receivable)|bookkeep|invoic|journal entr|\btax\b|payroll|financial statements|campaign finance|Buchhaltung|Rechnung|comptab|factur/i,
    name: 'Books that balance',
    category: 'Analysis',
    shows: 'Ties figures to documents, finds differences early and says so.',
    ask: 'An account has not been reconciled for months. What do you do in the first week?',
    strong: [
      'Gets the documents and tests the cut-off',
      'Sizes the difference before explaining it',
      'Tells the owner early',
    ],
    good: 'Right steps, tells at the end',
    fair: 'Starts to post',
    weak: 'Books the difference away',
    followUps: [
      'Somebody asks you to move an amount to another period. What do you say?',
      'What did you shorten in a close?',
    ],
    sample:
      'I pulled the statements and the subledger, matched the largest items, found one period posted twice and a deposit in transit, wrote the size of what was left and took it to the controller on day three.',
    reference: 'Would an auditor be glad to see their name on the file?',
  },
  {
    id: 'budget',
    match:
      /budget|cost control|\bP&L\b|profit and loss|forecast|financial (?:planning|management|analysis|model)|\bFP&A\b|expenditure/i,
    name: 'Running a budget',
    category: 'Analysis',
    shows: 'Knows the drivers, sees a miss early and says what will be given up.',
    ask: 'Take a year in which the plan did not hold. When did you know, and what did you do in the first week of knowing?',
    strong: [
      'The driver behind the miss',
      'Decisions with amounts',
      'What was told to whom, and when',
    ],
    good: 'Cause known, acted late',
    fair: 'Explains the variance only',
    weak: 'Blames the market',
    followUps: [
      'What did you cut, and what did that cost later?',
      'Which line do you check every week?',
    ],
    sample:
      'Overtime ran ahead from the second month because two posts stood empty. I moved the training spend, hired one temp, told the director the new year-end figure and hit it.',
    reference: 'Did their forecasts hold? When did you hear of a miss?',
  },
  {
    id: 'procurement',
    match:
      /procure|purchas|vendor|supplier|contract (?:management|administration|negotiat)|sourcing of|bids?\b|\bRFP/i,
    name: 'Buying and managing suppliers',
    category: 'Commercial',
    shows: 'Compares total cost, writes clear terms and acts before a supplier fails.',
    ask: 'Your only source missed a delivery. Tell us what happened, hour by hour.',
    strong: [
      'Stock and need by day',
      'Alternatives and customer told early',
      'Cost approved, cause fixed',
    ],
    good: 'Solved, told late',
    fair: 'Called the supplier often',
    weak: 'Waited for the truck',
    followUps: [
      'Where did you save money without hurting supply?',
      'Which term do you never leave out?',
    ],
    sample:
      'We had four days of stock. I called the two approved alternatives, had one quote by noon, told production which orders would slip, got the premium approved, and split the volume afterwards.',
    reference: 'How did suppliers speak of them, and what did they save?',
  },
  {
    id: 'hr',
    match:
      /recruit(?:ing|ment)|talent acquisition|employee relations|onboarding|\bHRIS\b|human resources|benefits administration|labor relations/i,
    name: 'People processes',
    category: 'Judgment',
    shows: 'Hears both sides, keeps to the process and advises managers before it burns.',
    ask: 'There is a credible complaint against somebody the company likes. What do you do on the first day?',
    strong: [
      'Neutral intake, no promise of secrecy',
      'Interim steps and a plan of talks',
      'Counsel and a timeline',
    ],
    good: 'Right steps, slow',
    fair: 'Asks the leader first',
    weak: 'Talks to the accused',
    followUps: ['Which policy did you remove?', 'How did you tell a manager no?'],
    sample:
      'I listened, wrote it down in the same words, said whom I would have to tell, separated the two calendars for the week, listed whom to hear and gave both sides a date.',
    reference: 'Did people who got a no from them still come back?',
  },
  {
    id: 'legal',
    match:
      /depositions?\b|arbitrations?\b|\btrials and|advise clients|litigat|legal (?:research|advice|writing|matters)|counsel|contracts? (?:draft|review)|draft(?:ing)? (?:and negotiat\w+ )?contracts|pleading|case law|attorney|juris/i,
    name: 'Legal analysis and drafting',
    category: 'Analysis',
    shows: 'Finds the rule, sizes the risk and gives an answer that can be acted on.',
    ask: 'When did you tell a client or an executive no? What did you offer instead?',
    strong: [
      'The rule and the risk in money or time',
      'An alternative that works',
      'A note of the advice',
    ],
    good: 'Right no, no alternative',
    fair: 'Escalated it',
    weak: 'Found a way to say yes',
    followUps: [
      'You find an error after filing. What now?',
      'Explain a clause of your choice to a sales manager.',
    ],
    sample:
      'They wanted to launch with the old consent. I showed the clause, put a figure on the exposure, and had new wording ready that cost them two days. They took it.',
    reference: 'Would you sign what they drafted without reading it twice?',
  },
];
