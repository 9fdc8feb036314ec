import { ofHands, type LineKind } from './line-kind.ts';

/** How work with figures, papers, things and plans is asked about. */
export const lineKindsOfWork: readonly LineKind[] = [
  {
    id: 'money',
    heard:
      /\b(?:invoic\w+|payments?|payables?|receivables?|reconcil\w+|ledgers?|payroll|cash|expenses?|billing|accounts?(?= (?:payable|receivable|reconcil))|transactions?|accruals?|bookkeeping|stock counts?|inventory)\b/i,
    looksLike: 'Finds what does not match, and says why before others ask.',
    doing:
      'Tell me about a difference you found while {doing}: how did you notice it, how did you trace it, and what was the cause?',
    thing:
      'Tell me about a difference you found in your work with {thing}: how did you notice it, how did you trace it, and what was the cause?',
    would: 'Two figures that should match do not. What do you do first, and what would you not do?',
    strong:
      'Names the amount or count, how they traced it and the cause, and shows what keeps it from coming back',
    wouldStrong:
      'Would go back to the source documents, change nothing yet, and tell someone early',
    weak: 'Adjusted it or passed it on; names no cause',
    probe: 'Who had to know, and when did you tell them?',
  },
  {
    id: 'figures',
    heard:
      /\b(?:budget\w*|costs?|costing|pricing|accounting|financ\w+|tax(?:es|ation)?|forecast\w*|estimat\w+|bids?|tenders?|margins?|profit\w*|p&l|kpis?|indicators|targets)\b/i,
    looksLike: 'Stands by a figure, knows what it rests on, and says early when it moves.',
    doing:
      'Which figure were you responsible for when you were last {doing}? What did it rest on, how far off was it in the end, and why?',
    thing:
      'Take one figure you were responsible for in your work with {thing}: what did it rest on, how far off was it in the end, and why?',
    would:
      'You are asked for a figure before all the facts are in. What do you put down, and what do you say about it?',
    strong: 'Names the figure and what it rested on, how far off it was and why, and who they told',
    wouldStrong:
      'Says what it rests on, gives a range and what would move it, and when it will be firm',
    weak: 'Copied last year’s figures, or names no figure of their own',
    probe: 'Which assumption turned out wrong, and when did you see it?',
  },
  {
    id: 'cleaning',
    onlyIn: [...ofHands, 'care', 'shop-and-service'],
    // "Clean and presentable" is how somebody comes to work.
    heard:
      /\b(?:clean(?:s|ing|ers?|liness)|sanitation|sanitiz\w+|hygiene|tidy\w*|janitorial|custodial|laundry)\b/i,
    looksLike: 'Works in a set order, gets to what nobody sees, and leaves it safe.',
    doing:
      'Take me through the last time you were {doing}: what came first and what last, what did you use where, and how did you know that it was done?',
    thing:
      'Take me through how you handle {thing}: what comes first and what last, what do you use where, and how do you know that it is done?',
    would:
      'There is more to clean than you have time for. What comes first, and what do you tell the others?',
    strong:
      'Names an order, the right product for each surface, what others overlook, and a last look',
    wouldStrong:
      'Names an order with a reason and what must be safe first, and would say early what will not be done',
    weak: 'Takes it as it comes, with one product for everything',
    probe: 'What do people complain about, and how do you prevent it?',
  },
  {
    id: 'quality',
    heard:
      /\b(?:inspect\w*|audit\w*|quality|verif\w+|checking|checks|test(?:s|ing)?|review(?:s|ing)?|monitor\w*|validat\w+|proofread\w*)\b/i,
    looksLike: 'Spots what is wrong before it goes any further, and says so.',
    doing:
      'Tell me about a time when something was not right while you were {doing}: what did you see, what did you do, and who had to be told?',
    thing:
      'Tell me about a time when something was not right in your work with {thing}: what did you see, what did you do, and who had to be told?',
    would: 'You find something wrong shortly before it has to go out. What do you do?',
    strong:
      'Names what they saw and how they knew it was wrong, what they did that day, and what came afterward',
    wouldStrong: 'Would stop it and tell whoever decides, not hope that nobody notices',
    weak: 'Never found anything, or let it go',
    probe: 'What do you check that others leave out?',
  },
  {
    id: 'records',
    heard:
      /\b(?:(?<!track )records?|record-keeping|reports?|reporting|data entry|entering|documentation|documenting|documents?|fil(?:es|ing)|logs?|logging|paperwork|registers?|databases?|forms|minutes|statements|schedules?|census|correspondence|contracts?|contractual|agreements?)\b/i,
    looksLike: 'Others can rely on it without checking again.',
    doing:
      'Tell me about a mistake you caught while {doing}: how did you notice it, who relied on the work, and what did you change?',
    thing:
      'Tell me about a mistake you caught in your work with {thing}: how did you notice it, who relied on it being right, and what did you change?',
    would: 'Others rely on what you write down. How do you make sure it is right and on time?',
    strong:
      'Names the mistake, the check that found it and who relied on the work, and shows what changed afterward',
    wouldStrong:
      'Would write at once, check against the source, ask what is unclear, and meet the deadline',
    weak: 'Says "I am accurate", but names no check and no mistake',
    probe: 'What was missing the last time someone needed it?',
  },
  {
    id: 'coordination',
    heard:
      /\b(?:coordinat\w+|co-ordinat\w+|liais\w+|schedul(?:e|ing)|arrang\w+|organi[sz](?:e|ing)|planning|logistics|point of contact|partnering|meetings?|events?(?!-)|travel|vendors?|suppliers?|contractors?|procurement|purchasing|ordering|projects?)\b/i,
    looksLike: 'Everyone knows what they owe and by when, and hears early about changes.',
    doing:
      'Tell me about a time when something did not go to plan while you were {doing}: who was waiting for what, what did you do, and how did it end?',
    thing:
      'Tell me about a time when something did not go to plan in your work with {thing}: who was waiting for what, what did you do, and how did it end?',
    would:
      'Three people each owe you a part by Friday, and one has gone quiet. What do you do, and when?',
    strong:
      'Names the people and the dates, what did not go to plan, who they told and how soon, and how it ended',
    wouldStrong:
      'Would ask early, set a date, have a fallback ready, and tell whoever depends on it',
    weak: 'Sent messages and waited',
    probe: 'What did you put in place so it does not happen again?',
  },
  {
    id: 'improving',
    heard:
      /\b(?:improv\w+|optimi[sz]\w+|efficien\w+|lean|continuous|automat\w+|streamlin\w+|chang(?:e|ing) management|transformation|bottlenecks?)\b/i,
    looksLike: 'Changes one thing, measures it, and keeps what works.',
    doing:
      'Tell me about the change that you are proudest of from {doing}: what was it like before, what did you change, and is it still done your way?',
    thing:
      'Tell me about a change of your own in {thing}: what was it like before, what did you change, and is it still done your way?',
    would:
      'You see a step that wastes time. How do you find out why it is there before you change it?',
    strong:
      'Gives a figure for before and after, names who had to agree, and says what did not work',
    wouldStrong:
      'Would ask the people who do it, try it on a small scale, and compare figures before and after',
    weak: 'Names an idea nobody took up, or a change nobody measured',
    probe: 'Who was against it, and were they right?',
  },
  {
    id: 'analysis',
    heard:
      /\b(?:analy[sz]\w*|analytic\w*|research\w*|assess\w*|evaluat\w+|investigat\w+|model(?:s|l?ing)?|interpret\w*|statistic\w*|trends?|insights?|stud(?:y|ies)|surveys?|literature|data (?:sets?|mining|science|quality|inconsisten\w+))\b/i,
    looksLike: 'Asks the right question, tests what they are given, and says what follows.',
    doing:
      'Walk me through the most useful thing you found while {doing}: what was the question, how did you check the answer, and what was decided?',
    thing:
      'Walk me through one piece of your work with {thing}: what was the question, how did you check the answer, and what was decided because of it?',
    would:
      'You are asked for an answer and given what is known so far. What do you check before you answer?',
    strong:
      'Names the question, the source and its limits, the check they made and the decision that followed',
    wouldStrong: 'Asks where it comes from, what is missing, and what the answer is needed for',
    weak: 'Names sources and methods, but nobody acted on the result',
    probe: 'How sure were you, and what would have changed your mind?',
  },
  {
    id: 'leading',
    heard:
      /\b(?:manag(?:e|ing)|oversee\w*|overseeing|directing|supervis\w+|lead(?:ing)?|running|administer\w*|department|operations)\b/i,
    looksLike: 'Takes it on, knows what state it is in, and leaves it better.',
    doing:
      'Tell me about one decision you made while {doing}: what was the situation, why did you decide as you did, and what changed afterward?',
    thing:
      'Tell me about one decision you made in your work with {thing}: what was the situation, why did you decide as you did, and what changed afterward?',
    would:
      'You are made responsible for something others have run until now. What do you do in the first week?',
    strong:
      'Names the situation, a decision of their own and the reason for it, and shows in figures or facts what changed',
    wouldStrong:
      'Would listen and look first, find what is due this week, and change nothing that works',
    weak: 'Others decided, or nothing was different at the end',
    probe: 'Which decision of that time would you not make again?',
  },
  {
    id: 'making',
    heard:
      /\b(?:design\w*|creat(?:e|ing|ive)|develop\w*|writ(?:e|ing)|draft(?:ing)?|edit(?:ing)?|produc(?:e|ing)|content|implement\w*|configur\w+|architect\w*|programming|coding|drawings?|strateg\w+|polic(?:y|ies)|present\w*|campaigns?)\b/i,
    looksLike: 'Knows who it is made for, and changes it when it does not work.',
    doing:
      'Take me through one example of {doing}: who was it for, which part was yours, and how was it received?',
    thing:
      'Take me through one example of your own work with {thing}: who was it for, which part was yours, and how was it received?',
    would:
      'You are asked to make something for people you do not know. What do you find out first?',
    strong:
      'Names one piece and who it was for, their own part and a choice with its reason, and what those who used it said',
    wouldStrong:
      'Would ask who it is for and what they do with it, and names something similar they tried out on people',
    weak: 'Talks about the team’s work, but no part of their own',
    probe: 'What would you do differently today?',
  },
  {
    id: 'hands',
    onlyIn: ofHands,
    heard:
      /\b(?:install\w*|build(?:ing)?|assembl\w+|fabricat\w+|weld\w*|paint\w*|lay(?:ing)?|pour\w*|cut(?:ting)?|digg?(?:ing)?|erect\w*|scaffold\w*|plumb\w*|carpent\w*|mount\w*|load(?:ing)?|unload\w*|stack\w*|pack(?:ing|aging)?|pick(?:ing)?|deliver(?:y|ies)|cook\w*|prepar\w+|sew\w*|harvest\w*|landscap\w*|construction|wiring|shutdowns?)\b/i,
    looksLike: 'Works in a fixed order, looks after it, and leaves it right.',
    doing:
      'Take me step by step through the last time you were {doing}: how did you begin, what was hard, and how did you know it was right?',
    thing:
      'Take me step by step through the last job you did with {thing}: how did you begin, what was hard, and how did you know it was right?',
    would: 'How do you go about a hands-on task you have been shown only once?',
    strong:
      'Names the steps in their order, the tools or measures, and what they checked before they left',
    wouldStrong: 'Would watch, repeat the steps aloud, work slowly at first, and have it checked',
    weak: 'Stays general, or left the checking to others',
    probe: 'What goes wrong most often, and how do you see it coming?',
  },
];
