import type { Kind } from '#knowledge/drawer.ts';

/**
 * How a line in the job's own words is asked about, by the kind of work it names; the first that hears it speaks. `ask`
 * and `would` follow a sentence that names the work, so neither says "it" of anything but the occasion.
 */
export interface LineKind {
  id: string;
  /** In the name of the line. */
  heard: RegExp;
  /** Heard in the verb and its thing together, before any part of the name. */
  isWhole?: true;
  /** Kinds of work in which the words mean this; elsewhere "driving" and "building" are said of reviews and trust. */
  onlyIn?: readonly Kind[];
  looksLike: string;
  /** A sentence of its own that names the thing, where none of the usual ones can be said of it. */
  open?: string;
  /** Of somebody who has done such work. */
  ask: string;
  /** Of somebody who has not. */
  would: string;
  strong: string;
  /** What a good answer of such a person has in it. */
  wouldStrong: string;
  weak: string;
  probe: string;
}

const ofHands: readonly Kind[] = ['hands-on-trade', 'driving-and-logistics', 'kitchen-and-hotel'];

/** A line that names a sector or a kind of house, and no work: "experience in a foundry". */
export const placeKind: LineKind = {
  id: 'place',
  heard:
    /\b(?:firms?|compan(?:y|ies)|industr(?:y|ies)|sectors?|environments?|settings?|facilit(?:y|ies)|plants?|hospitals?|clinics?|agenc(?:y|ies)|organi[sz]ations?|markets?|start-?ups?|factor(?:y|ies)|warehouses?|departments?)$/i,
  looksLike: 'Knows what is different there, and has had to deal with it.',
  open: 'What is different about the work in {place}, compared with other places?',
  ask: 'Where did you learn that, and what does somebody new to it get wrong at first?',
  would:
    'What do you expect to be different there from where you have been so far, and how would you learn it?',
  strong: 'Two differences that matter to this work, and a case in which one of them decided',
  wouldStrong: 'One real difference, where they have it from, and whom they would ask first',
  weak: 'Names employers, and no difference',
  probe: 'Which habit from elsewhere did you have to give up?',
};

export const lineKinds: readonly LineKind[] = [
  {
    id: 'method',
    heard:
      /^(?:principles|practices|methods?|methodolog(?:y|ies)|techniques?|theor(?:y|ies)|concepts|fundamentals|frameworks?|approaches)$/i,
    looksLike: 'Chooses the method that fits the case, and knows what it does not do.',
    open: 'Tell me about one case in which you relied on {thing}.',
    ask: 'What was the problem, why did you go about it that way, and what did you see that others would have missed?',
    would: 'What do you know of that so far, and where would you look when it is not enough?',
    strong: 'One case, the method and why that one, its limit, what came of it',
    wouldStrong: 'One thing that they have learned and tried, its limit, and whom they would ask',
    weak: 'Names methods from a book or a course, and no case',
    probe: 'When would you not do it that way?',
  },
  {
    id: 'data',
    isWhole: true,
    heard:
      /^(?:collect|record|captur|gather|log)\p{L}{0,4} (?:[\p{L}-]+ ){0,3}(?:data|measurements|readings|observations|samples)\b/iu,
    looksLike: 'Writes down what was seen when it was seen, and marks what was missed.',
    ask: 'What did you write down and when, what was missed once, and what did you do about it?',
    would: 'You are busy and have to write down what you see. How do you do both?',
    strong: 'Written down at once and in the agreed way, a gap marked as a gap, who used it',
    wouldStrong: 'Writes at once, leaves a gap open rather than guess, asks how it is counted',
    weak: 'Filled in from memory at the end',
    probe: 'Who found a mistake in it, and what was behind it?',
  },
  {
    id: 'teaching',
    heard:
      /\b(?:train(?:ings?)?|teach(?:ing)?|taught|coach(?:ing)?|mentor(?:ing)?|onboard(?:ing)?|tutor(?:ing)?|instruct(?:ing|ion)?|orientation|educat(?:e|ing)|lessons?|curriculum)\b/i,
    looksLike: 'Others can do it alone afterward, and do it the same way.',
    ask: 'Who learned something from you, what could they not do before, and how did you know that they had got it?',
    would:
      'How would you show somebody a task that you know well, and how would you check that they have got it?',
    strong: 'One learner, the step that was hard, let them do it themselves, looked again later',
    wouldStrong: 'Small steps, lets them do it themselves, a check that shows whether it has stuck',
    weak: 'Explained it once, or sent the instructions',
    probe: 'Who did not get it at first, and what did you change?',
  },
  {
    id: 'rules',
    heard:
      /\b(?:laws?|legal|legislation|regulat(?:ion|ions|ory)|compliance|complying|codes|(?:building|electrical|fire|plumbing|safety|dress) code|gaap|ifrs|hipaa|osha|haccp|gmp|iso \d+|statut\w+|safeguarding|licensing)\b/i,
    looksLike: 'Knows which rule applies, where it stands, and when to stop and ask.',
    open: 'Tell me about a time when {thing} decided how you did the work, or when somebody questioned what you had done.',
    ask: 'Which rule was it, where did you look it up, and what did you change?',
    would:
      'You are told to skip a rule because time is short. What do you do, and whom do you tell?',
    strong: 'Names the rule and the case, where it was checked, who was told, what it prevented',
    wouldStrong:
      'Does not skip it, says so at once, names whom they tell and what can be done instead',
    weak: 'Knows headings, or leaves rules to others',
    probe: 'What in those rules changed last, and how did you hear of it?',
  },
  {
    id: 'faults',
    heard:
      /\b(?:troubleshoot\w*|diagnos\w+|repair(?:s|ing)?|faults?|breakdowns?|debug\w*|mend(?:ing)?|fix(?:ing)?|overhaul\w*)\b/i,
    looksLike: 'Looks before replacing anything, and proves the cause.',
    ask: 'What did not work, what did you check first, and how did you prove the cause?',
    would:
      'Something stops working and nobody knows why. What do you look at first, and what do you leave alone?',
    strong: 'The sign, checks in their order, what was ruled out, cause proved, tried again after',
    wouldStrong:
      'Looks and asks before touching anything, one thing at a time, knows when to fetch help',
    weak: 'Replaced parts until it worked, or called somebody at once',
    probe: 'When do you stop looking and call for help?',
  },
  {
    id: 'upkeep',
    heard: /\b(?:maintenance|servicing|upkeep)\b/i,
    onlyIn: [...ofHands, 'engineering-and-science', 'shop-and-service'],
    looksLike: 'Sees early what wears, and keeps to what is due.',
    ask: 'What did you look after, what did you find before it failed, and what did you do that day?',
    would:
      'You are shown what to look after each week. How do you make sure that nothing is left out?',
    strong:
      'What was looked after and how often, a sign seen early, what was done, what was written down',
    wouldStrong:
      'A list and a day for each thing, reports what looks different, asks before taking apart',
    weak: 'Waits until it fails, or others decide what is due',
    probe: 'What was put off last, and what came of it?',
  },
  {
    id: 'machines',
    heard:
      /\b(?:operat(?:e|ing) (?!in\b|budget|within|systems?|costs?)|running (?:a |the )?(?:machin|line|press|equipment)|machin(?:e|es|ery|ing)|equipment|forklifts?|(?:printing|punch|drill) press(?:es)?|scanners?|looms?|cranes?|loaders?|excavators?|set-?ups?|setting up|changeovers?|calibrat\w+|vehicles?|trucks?|driving (?:it|(?:an? |the |our )?(?:[\p{L}-]+ ){0,2}(?:vans?|trucks?|lorr(?:y|ies)|vehicles?|bus(?:es)?|coach(?:es)?|cars?|tractors?|routes?|plant)))\b/iu,
    onlyIn: [...ofHands, 'engineering-and-science'],
    looksLike: 'Checks before starting, watches the first results, stops in time.',
    ask: 'What did you check before you started, what did you watch while it ran, and when did you stop?',
    would:
      'You start on a machine that is new to you. What do you want to know before you switch it on?',
    strong: 'Checks in their order, settings, the first result looked at, a reason to stop',
    wouldStrong: 'Asks for the stop, the guards, the settings and who shows it; starts slowly',
    weak: 'Starts and sees, or others set it up',
    probe: 'Which sound, sight or number tells you that something is wrong?',
  },
  {
    id: 'care',
    heard:
      /\b(?:car(?:e|ing) (?:for|of|plans?)|personal care|patients?|residents?|bath(?:ing|e)|feeding|toilet\w*|child(?:ren)?|toddlers?|pupils|students|vulnerable|dementia|nursing)\b/i,
    looksLike: 'Keeps the person safe and respected, and hands on what was seen.',
    ask: 'Without names: who made it difficult, what did you do step by step, and what did you pass on?',
    would: 'Somebody you look after is afraid or says no. What do you do, and whom do you tell?',
    strong: 'One person, their pace and choice, safety, what was written down or handed over',
    wouldStrong:
      'Stays calm, gives a choice, does not force, tells the right person and writes it down',
    weak: 'Talks of feelings only, or did it against their will',
    probe: 'What did you notice that others had not?',
  },
  {
    id: 'relations',
    isWhole: true,
    heard:
      /^(?:\p{L}+ly )?(?:(?:build|maintain|establish|develop|foster|cultivat|manag|strengthen|nurtur|form|keep|creat)\p{L}{0,4},?(?: and | or | )?){1,3}(?:[\p{L}-]+,? (?:and )?){0,4}(?:relationships?|partnerships?|rapport|networks? of)\b/iu,
    looksLike: 'Is trusted by the other side, and still is after something went wrong.',
    ask: 'With whom did it take longest, what did you do in that time, and what came of it for both sides?',
    would:
      'Somebody has worked with another for years. What do you do in the first months so that they come to trust you?',
    strong: 'One partner by role, what they needed, what was kept over time, what came of it',
    wouldStrong: 'Finds out what they need, promises little and keeps it, comes back unasked',
    weak: 'Knows many people, and names none who came back',
    probe: 'Which one did you lose, and why?',
  },
  {
    id: 'accounts',
    isWhole: true,
    heard:
      /^(?:(?:grow|obtain|win|acquir|secur|expand|increas|retain|renew)\p{L}{0,4}(?:,? (?:and|or) \p{L}+ing)?) (?:[\p{L}-]+ ){0,4}(?:clients?|customers?|accounts|portfolios?|revenues?|sales|market share|renewals|memberships?|subscriptions?)\b/iu,
    looksLike: 'Knows which customers grew, by how much, and what was done for it.',
    ask: 'Which customer or account grew most in your hands, from what to what, and what did you do for it?',
    would:
      'You take over ten customers, and none has bought for a year. Whom do you call first, and what do you ask?',
    strong: 'One account, the figures before and after, their own steps, what the customer got',
    wouldStrong:
      'Looks at what they bought and why they stopped, asks before offering, keeps count',
    weak: 'The team’s numbers, or growth that nobody did anything for',
    probe: 'Which one did you lose, and when did you see it coming?',
  },
  {
    id: 'influencing',
    isWhole: true,
    heard:
      /^(?!.*\b(?:deals?|sales?|contracts?|prices?|pricing|rates|leases?|orders|terms)\b)(?:.*\b(?:influenc(?:e|ing)|negotiating|persuad\w+|advocat(?:e|ing)|advising|challenging)\b|.*\bstakeholders?\b)/i,
    looksLike: 'Brings a reason that the other side can use, and comes to something that holds.',
    ask: 'Who saw it differently at first, what did you show or say, and what was agreed in the end?',
    would:
      'Somebody senior wants something that you think is wrong. What do you bring, and when do you leave it?',
    strong: 'One person, their reason against, what was shown, what was agreed and kept',
    wouldStrong:
      'Asks for their reason first, brings a fact or an example, keeps to what is decided',
    weak: 'Told them and waited, or gave in; nobody changed their mind',
    probe: 'When did the other side turn out to be right?',
  },
  {
    id: 'selling',
    heard:
      /\b(?:sell(?:ing)?|sales?|upsell\w*|cross-sell\w*|prospect\w*|leads|lead generation|cold call\w*|quotas?|clos(?:e|ing) (?:deals|sales)|negotiat\w+|new (?:business|clients?|customers?|accounts?)|referrals|revenue|pitch\w*|merchandis\w+)\b/i,
    looksLike: 'Finds out what the buyer needs, asks for the order, and keeps the promise.',
    ask: 'Who was the buyer, what held them back, and what did you do or say that settled it?',
    would:
      'A customer likes the product and still hesitates. What do you ask, and when do you leave it?',
    strong: 'One buyer, the need, the objection, the figure, what happened after',
    wouldStrong: 'Asks what holds them back before saying anything, an honest answer, no pressure',
    weak: 'Price cuts, or the team’s numbers',
    probe: 'Which sale did you lose last, and why?',
  },
  {
    id: 'customers',
    heard:
      /\b(?:customers?(?!['’]? premises)|clients?|guests?|callers?|visitors?|members?|inquir\w+|enquir\w+|complaints?|greet\w*|reception|front desk|hospitality)\b/i,
    looksLike: 'Finds out what the person needs, says what is possible, and keeps to it.',
    ask: 'Who wanted something that you could not give, what did you say, and how did it end?',
    would:
      'Somebody asks for something that you may not give. What do you say, and what do you offer?',
    strong: 'One person, the question behind the request, a clear answer, what was done after',
    wouldStrong: 'A plain no with a reason, another way, and whom they fetch when they do not know',
    weak: '"The customer is always right", or sends them to a colleague',
    probe: 'What would that person say about you?',
  },
  {
    id: 'money',
    heard:
      /\b(?:invoic\w+|payments?|payables?|receivables?|reconcil\w+|ledgers?|payroll|cash|expenses?|billing|accounts?(?= (?:payable|receivable|reconcil))|transactions?|accruals?|bookkeeping|stock counts?|inventory)\b/i,
    looksLike: 'Finds what does not agree, and says why before others ask.',
    ask: 'What did not agree, how did you find out, and what was behind it?',
    would: 'Two figures that should agree do not. What do you do first, and what do you not do?',
    strong: 'The amount or count, how it was traced, the cause, what stops it from coming back',
    wouldStrong: 'Goes back to the papers, changes nothing yet, tells somebody early',
    weak: 'Adjusted it, or passed it on',
    probe: 'Who had to know, and when did you tell them?',
  },
  {
    id: 'figures',
    heard:
      /\b(?:budget\w*|costs?|costing|pricing|accounting|financ\w+|tax(?:es|ation)?|forecast\w*|estimat\w+|bids?|tenders?|margins?|profit\w*|p&l|kpis?|indicators|targets)\b/i,
    looksLike: 'Stands by a figure, knows what it rests on, and says early when it moves.',
    ask: 'Which figure did you answer for, what did it rest on, and how far off was it in the end?',
    would:
      'You are asked for a figure before all facts are in. What do you put down, and what do you say with it?',
    strong:
      'The figure and its basis, how far off it was and why, who was told, what changed after',
    wouldStrong: 'What it rests on, a range, what would move it, and when it will be firm',
    weak: 'Took over last year’s figures, or names no figure',
    probe: 'Which assumption turned out wrong, and when did you see it?',
  },
  {
    id: 'cleaning',
    onlyIn: [...ofHands, 'care', 'shop-and-service'],
    // "Clean and presentable" is how somebody comes to work.
    heard:
      /\b(?:clean(?:s|ing|ers?|liness)|sanitation|sanitiz\w+|hygiene|tidy\w*|janitorial|custodial|laundry)\b/i,
    looksLike: 'Works in an order, reaches what is not seen, and leaves it safe.',
    ask: 'What came first and what last, what did you use where, and how did you know that it was done?',
    would:
      'There is more to clean than the time allows. What comes first, and what do you tell the others?',
    strong: 'An order, the right product for each surface, what others overlook, a last look',
    wouldStrong:
      'An order with a reason, what must be safe first, says early what will not be done',
    weak: 'As it comes, one product for everything',
    probe: 'What do people complain about, and how do you prevent it?',
  },
  {
    id: 'quality',
    heard:
      /\b(?:inspect\w*|audit\w*|quality|verif\w+|checking|checks|test(?:s|ing)?|review(?:s|ing)?|monitor\w*|validat\w+|proofread\w*)\b/i,
    looksLike: 'Sees what is wrong before it goes on, and says so.',
    ask: 'What did you stop or send back, what had you seen, and who had to be told?',
    would: 'You find something wrong shortly before it has to go out. What do you do?',
    strong: 'What was seen, against which standard, what was done that day, what came after',
    wouldStrong: 'Stops it, tells whoever decides, and does not hope that nobody sees it',
    weak: 'Never found anything, or let it go on',
    probe: 'What do you look at that others leave out?',
  },
  {
    id: 'records',
    heard:
      /\b(?:(?<!track )records?|record-keeping|reports?|reporting|data entry|entering|documentation|documenting|documents?|fil(?:es|ing)|logs?|logging|paperwork|registers?|databases?|forms|minutes|statements|schedules?|census|correspondence|contracts?|contractual|agreements?)\b/i,
    looksLike: 'Others can rely on it without asking again.',
    ask: 'Who relied on it being right, by when, and how did you catch your own mistakes?',
    would: 'Others rely on what you write down. How do you make sure that it is right and on time?',
    strong: 'Who uses it, by when, a check of their own, one mistake found and what changed',
    wouldStrong: 'Writes at once, checks against the source, asks what is unclear, keeps the date',
    weak: '"I am accurate", with no check and no mistake',
    probe: 'What was missing the last time somebody needed it?',
  },
  {
    id: 'coordination',
    heard:
      /\b(?:coordinat\w+|co-ordinat\w+|liais\w+|schedul(?:e|ing)|arrang\w+|organi[sz](?:e|ing)|planning|logistics|point of contact|partnering|meetings?|events?(?!-)|travel|vendors?|suppliers?|contractors?|procurement|purchasing|ordering|projects?)\b/i,
    looksLike: 'Everybody knows what they owe by when, and hears early of a change.',
    ask: 'Who had to do what by when, what nearly went wrong, and what did you do about it?',
    would:
      'Three people each owe you a part by Friday, and one is silent. What do you do, and when?',
    strong: 'People, dates, what slipped, whom they told and how soon, how it ended',
    wouldStrong: 'Asks early, names a date, has another way ready, tells whoever depends on it',
    weak: 'Sent messages, and waited',
    probe: 'What did you put in place so that it does not happen again?',
  },
  {
    id: 'improving',
    heard:
      /\b(?:improv\w+|optimi[sz]\w+|efficien\w+|lean|continuous|automat\w+|streamlin\w+|chang(?:e|ing) management|transformation|bottlenecks?)\b/i,
    looksLike: 'Changes one thing, measures it, and keeps what works.',
    ask: 'What was it like before, what did you change, and is it still done your way?',
    would:
      'You see a step that wastes time. How do you find out why it is there before you change it?',
    strong: 'Before and after with a figure, who had to agree, what did not work',
    wouldStrong: 'Asks those who do it, tries it small, looks at a figure before and after',
    weak: 'An idea that nobody took up, or a change with no measure',
    probe: 'Who was against it, and were they right?',
  },
  {
    id: 'analysis',
    heard:
      /\b(?:analy[sz]\w*|analytic\w*|research\w*|assess\w*|evaluat\w+|investigat\w+|model(?:s|l?ing)?|interpret\w*|statistic\w*|trends?|insights?|stud(?:y|ies)|surveys?|literature|data (?:sets?|mining|science|quality|inconsisten\w+))\b/i,
    looksLike: 'Asks the right question, doubts what is given, and says what follows.',
    ask: 'What was the question, what did you find that others had not seen, and what was done about it?',
    would:
      'You are asked for an answer and given what is known so far. What do you check before you answer?',
    strong: 'The question, the source and its limits, a check, what it changed',
    wouldStrong: 'Where it comes from, what is missing in it, what the answer is needed for',
    weak: 'Names sources and methods; nobody acted on the result',
    probe: 'How sure were you, and what would have changed your mind?',
  },
  {
    id: 'leading',
    heard:
      /\b(?:manag(?:e|ing)|oversee\w*|overseeing|directing|supervis\w+|lead(?:ing)?|running|administer\w*|department|operations)\b/i,
    looksLike: 'Takes it over, knows its state, and leaves it better.',
    ask: 'In what state was it when you took over, what did you decide, and in what state was it when you handed it on?',
    would:
      'You are made responsible for something that others have run so far. What do you do in the first week?',
    strong: 'Before and after in figures or facts, one decision of their own, one that failed',
    wouldStrong: 'Listens and looks first, finds what is due this week, changes nothing that works',
    weak: 'Others decided, or nothing was different at the end',
    probe: 'Which of those decisions would you not take again?',
  },
  {
    id: 'making',
    heard:
      /\b(?:design\w*|creat(?:e|ing|ive)|develop\w*|writ(?:e|ing)|draft(?:ing)?|edit(?:ing)?|produc(?:e|ing)|content|implement\w*|configur\w+|architect\w*|programming|coding|drawings?|strateg\w+|polic(?:y|ies)|present\w*|campaigns?)\b/i,
    looksLike: 'Knows for whom it is made, and changes it when it does not work.',
    ask: 'For whom was it, which part was yours, and what did you change after others had seen it?',
    would:
      'You are asked to make something for people you do not know. What do you find out first?',
    strong: 'One piece, whom it was for, a choice and its reason, a change after criticism',
    wouldStrong:
      'Who it is for, what they do with it, something near it that was tried out on people',
    weak: 'The team’s work, and no choice of their own',
    probe: 'What would you do differently today?',
  },
  {
    id: 'hands',
    onlyIn: ofHands,
    heard:
      /\b(?:install\w*|build(?:ing)?|assembl\w+|fabricat\w+|weld\w*|paint\w*|lay(?:ing)?|pour\w*|cut(?:ting)?|digg?(?:ing)?|erect\w*|scaffold\w*|plumb\w*|carpent\w*|mount\w*|load(?:ing)?|unload\w*|stack\w*|pack(?:ing|aging)?|pick(?:ing)?|deliver(?:y|ies)|cook\w*|prepar\w+|sew\w*|harvest\w*|landscap\w*|construction|wiring|shutdowns?)\b/i,
    looksLike: 'Works in a fixed order, looks after it, and leaves it right.',
    ask: 'How did you begin, what was hard about it, and how did you know that it was right?',
    would: 'How do you go about a task with your hands that you have been shown once?',
    strong: 'Steps in their order, tools or measures, what was checked before they left',
    wouldStrong: 'Watches, repeats the steps aloud, works slowly first, has it looked at',
    weak: 'General words, or others checked it',
    probe: 'What goes wrong most often, and how do you see it coming?',
  },
];
