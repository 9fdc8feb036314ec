/** Words of the intake. Slots stand in braces; a phrase whose slot has no value is passed over. */

/** {name} is the requirement in short, {sample} the work sample, {manager} who decides. */
export const testsByKind: Record<string, readonly string[]> = {
  licence: [
    'Ask for the number or document before the second round and check the register: {name}',
    'Ask in the first call and see the original before the offer: {name}',
    'A copy with the application, or the date by which it will be there: {name}',
  ],
  experience: [
    'Two cases from their own work, with their part in each: {name}',
    'Work history with places and dates, confirmed by one reference: {name}',
    'First call, then the work sample; the years are a floor, not a ranking: {name}',
  ],
  education: [
    'Document before the contract; agree whether other proof would do: {name}',
    'Application form, confirmed before the contract: {name}',
  ],
  physical: [
    'Asked of everyone in the same words ({name}), shown in a supervised try; a medical check only after a conditional offer',
    'First call reads it out: {name}. Finalists see the work where it is done',
  ],
  skill: [
    'Structured question, answers scored from 1 to 10: {name}',
    'Part of the work sample: {name}',
    'One case of their own, told as situation, action and result: {name}',
    'Ten minutes of the second round, shown rather than described: {name}',
  ],
  tool: [
    'Ten minutes of hands-on work: {name}',
    'A short hands-on task, not a quiz: {name}',
    'One small task with {name} in the work sample',
  ],
  language: [
    'Part of the talk is held in it: {name}',
    'A short text and part of a call, the same for all: {name}',
  ],
  authorization: [
    'Told in the first call ({name}); done after a conditional offer',
    'Named in the posting and again at the offer: {name}',
  ],
  safety: [
    'Step by step in the work sample; a missed safety step ends it: {name}',
    'Ask about the last time it mattered, step by step: {name}',
  ],
  other: ['Ask directly, in the words of the job: {name}', 'Yes or no in the first call: {name}'],
  breaker: [
    'Yes or no in the first call, in these words',
    'Read out in the first call; no reason is asked for',
    'Said in the posting, confirmed before the second round',
    'Asked once more before the offer',
    'First call, before anything else is talked about',
    'Confirmed in writing with the invitation',
  ],
  usual: [
    'Confirm first whether it is required at all',
    'Ask the manager; then test it like the others',
    'Open: settle it before the posting goes out',
  ],
};

/** {seats} {title} {place} {start} {work} {pay} {musts} {hard} {goal} {manager} */
export const summaryLead = [
  'We are hiring {seats} {where}, to start {start}.',
  'This is a search for {seats} {where}, starting {start}.',
  'The team needs {seats} {where}; the start is {start}.',
];
export const summaryWork = [
  'The person will {work}.',
  'Among other things, the person will {work}.',
  'Day to day, the person will {work}.',
];
export const summaryPay = ['The pay is {pay}.', 'It pays {pay}.', 'Pay: {pay}.'];
export const summaryMusts = [
  'It cannot be done without {musts}.',
  'Must-haves: {musts}.',
  'Required from the first day: {musts}.',
];
export const summaryGoal = ['What we want to see: {goal}.', 'Goals already set: {goal}.'];
export const summaryReports = ['The person reports to {manager}.', 'The job reports to {manager}.'];
export const summaryOpen = ['Still open: {open}.', 'Not settled yet: {open}.'];

/** {duties} {days} {weeks} {hours} {seatsHours} */
/** {name} is a skill of the job. */
export const indicators = [
  '{name}: seen in daily {title} work without a reminder',
  '{name}: {title} colleagues stop checking it',
  '{name}: asked about it by other {title} staff',
];

/** {reason} is a sentence of the job. */
export const reasons = [
  'Why now, in the words of the job: "{reason}".',
  'The job gives the reason itself: "{reason}".',
];
export const matters = [
  'Until the job is filled, colleagues cover this work or it waits: {duties}.',
  'The person is hired for work that nobody else is assigned to: {duties}.',
  'The work that waits for this person: {duties}.',
  'Today this work is left undone or carried by colleagues: {duties}.',
];
export const mattersUrgent = ['The job is marked {urgency}.', 'Urgency as entered: {urgency}.'];
export const mattersQuestion = [
  'Ask the hiring manager which of it has already slipped, and since when.',
  'Ask which of these cannot wait until {accept}.',
  'Find out at the intake who covers it today and what that person leaves undone.',
  'Ask the hiring manager what has already been left undone.',
  'Ask who does it until {accept}, by name.',
];
export const impact = [
  '{hours} hours of {title} work lie between opening and the planned acceptance: {sum}. Ask what one of those hours is worth; the job does not say.',
  'Counted in time, the gap is {hours} hours ({sum}). What a lost hour costs is a question to the manager.',
  'Until {accept} about {hours} hours of this work are missing ({sum}). Their price is not in the job.',
  '{sum} make {hours} hours without {title|a}. The job does not say what that costs: ask.',
  'By {accept} the open job means {hours} hours of work not done: {sum}. Ask at the intake what that costs.',
];

/** {sell} {early} {personas} {breakers} {sample} {accept} {review} {finals} */
export const briefSell = ['Sell: {sell}.', 'What sells this job: {sell}.', 'Lead with {sell}.'];
export const briefSellNone = [
  'Nothing in the text sells the job yet: ask what made the last two people stay.',
];
export const briefEarly = [
  'Say early: {early}.',
  'In the first call, unasked: {early}.',
  'Do not leave this for later: {early}.',
];
export const briefLook = [
  'Look first among these: {personas}.',
  'Start with {personas}.',
  'Begin the search with {personas}.',
];
export const briefTest = [
  'Test by doing: {sample}.',
  'Decide by work sample, not by impression: {sample}.',
  'Let the work speak: {sample}.',
];
export const briefDecide = [
  'Decide in one meeting after all scores are in, offer within two working days, accept by {accept}.',
  'One meeting, scores before opinions; the offer follows within two working days, the plan ends on {accept}.',
  'Write scores before discussing them and make the offer within two days; the plan accepts by {accept}.',
  'Make the offer within two days of the last interview, so that acceptance by {accept} holds.',
];
export const briefReview = [
  'With fewer than {finals} {title} finalists on {review}, widen the radius, the pay or the list.',
  'Count {title} finalists on {review}; below {finals}, something has to widen: area, pay or demands.',
  '{finals} {title} finalists should be there on {review}; otherwise change area, pay or demands.',
];

/** {first} {second} {third} are duties as "repairing pumps"; {manager}; {shows} what a person is seen doing; {goal} a goal of the job; {next} */
export const targets = {
  '30-day': [
    'Has started {first} with an experienced colleague; papers, access and safety briefing are complete',
    'Has practiced {first} several times under guidance and knows the rules of the place',
    'Knows people, rules and tools; has begun {first} with help',
    'Has been seen {first} by an experienced colleague, and the first mistakes have been talked through',
  ],
  '90-day': [
    'Handles {first} and {second} alone, to the standard agreed at the intake',
    'Needs nobody beside them for {first} or {second}, and asks before something goes wrong',
    'Handles {first} alone, and {second} with a check at the end',
  ],
  '6-month': [
    'Is trusted with {first}, {second} and {third}',
    'Has taken over {third} as well; colleagues no longer check',
    'Has added {third}; {first} has become routine',
  ],
  '12-month': [
    'Carries the whole job and has improved one thing in it, perhaps {first}; talk about {next} as a next step',
    'Is the person others ask about {first}; the next step, such as {next}, is being discussed',
    'Handles {first}, on bad days as well as on good ones; what comes next ({next}) has been talked about',
  ],
} as const;

/** What is seen when no competency says it. */
export const plainSigns = {
  '30-day': [
    'Asks before guessing and writes down what was learned',
    'Knows whom to ask, and asks in time',
  ],
  '90-day': [
    'Finished work passes without a second check',
    'Colleagues no longer look over {title} work before it goes out',
  ],
  '6-month': [
    'Colleagues plan their week around this {title}',
    'Is asked for by name when it matters',
  ],
  '12-month': [
    'Others bring their questions on {title} work here',
    'Could show the next {title} how it is done',
  ],
} as const;
export const targetsPlain = {
  '30-day': [
    'Knows people, rules and tools; has done the main part of {title} work once with help',
    'Has found the way around; first {title} task done under guidance',
    'Access, names and rules are known; no {title} work alone yet',
  ],
  '90-day': [
    'Does the main part of {title} work alone, to the standard agreed at the intake',
    'Main duty of {title|a} without help',
    'Works alone on ordinary days',
  ],
  '6-month': [
    'Carries the whole {title} job in a normal week',
    'Is counted on for the whole {title} job, week after week',
    'All of the {title} work, most of it unasked',
  ],
  '12-month': [
    'Does the {title} job in a bad week too, and has improved one thing in it',
    'One thing in {title} work here is better than a year before',
    'Could teach the next {title}',
  ],
} as const;
export const measurements = {
  '30-day': [
    'Induction list, signed off by {manager}; two talks of half an hour',
    '{manager|cap} goes through the list of the first month',
    'Two short talks with {manager}, list in hand',
    'First-month list, kept by {manager}',
  ],
  '90-day': [
    '{manager|cap} checks a sample of finished work against the standard',
    'A sample of own work, looked at by {manager} and one colleague',
    'Three finished pieces, seen by {manager}',
    '{manager|cap} compares a sample of the work with the standard',
  ],
  '6-month': [
    'The same sample as at day 90, compared; word from two colleagues',
    'Sample and day-90 notes side by side, with {manager}',
    'Two colleagues asked; sample compared by {manager}',
    '{manager|cap} compares today’s work with the day-90 sample',
  ],
  '12-month': [
    'Yearly talk with {manager}: sample, own numbers, what others say',
    'A year in review by {manager}: work, reliability, one improvement',
    '{manager|cap} and the person compare plan and year',
    'One page on the year’s work, written together with {manager}',
  ],
} as const;

/** {names} {minutes} {step} {colleague} */
export const interviewers = {
  technical: [
    '{manager|cap} and one colleague in {title} work; 75 minutes, work sample included',
    'One experienced {title} colleague with {manager}; 75 minutes',
    '{manager|cap}, plus somebody who does {title} work; 75 minutes',
    '75 minutes of {title} work sample and questions with {manager}',
  ],
  behavioral: [
    'Two future colleagues of the {title}; 45 minutes, same questions in the same order',
    'One future {title} colleague and someone from a neighboring team; 45 minutes',
    '45 minutes with two who would work beside this {title}',
    'Colleagues in {title} work, no managers; 45 minutes, the same questions for all',
  ],
  final: [
    '{manager|cap}; 30 minutes, after all scores are in',
    '{manager|cap} and HR for the terms; 30 minutes, scores already written down',
    '30 minutes with {manager}, last of all',
    '{manager|cap}; half an hour on terms and open questions, after all scores are in',
  ],
};

/** The last talk: what is still open between both sides. {title} {employer} {hard} {goal} {pay} {place} {rival} {worry} {first} */
export const finalQuestions: readonly { question: string; strong: string; weak: string }[] = [
  {
    question:
      'You have heard that {hard}. What have you arranged, and what would still make it difficult?',
    strong: 'Names a real obstacle and a plan',
    weak: 'Says it will be fine and has not thought about it',
  },
  {
    question: 'A year from now you have done this: {goal}. What would you need from us for that?',
    strong: 'Asks for two or three concrete things, in order',
    weak: 'Needs nothing, or asks for what the job does not have',
  },
  {
    question:
      'Which part of {first} would you want to do differently here, and when would you start?',
    strong: 'Learns the present way first, then names one change with a reason',
    weak: 'Would change everything at once, or nothing ever',
  },
  {
    question:
      'Suppose {rival} called tomorrow with a better offer. What would keep you with the decision for {employer}?',
    strong: 'Names something that is true of this job',
    weak: 'Only the pay, or no answer',
  },
  {
    question: 'What would make you leave this {title} job within the first six months?',
    strong: 'A real point that can be talked about now',
    weak: 'Nothing at all',
  },
  {
    question: 'What did you learn about {employer} on the way here that surprised you?',
    strong: 'Something specific from a talk or a visit',
    weak: 'A line from the website',
  },
  {
    question:
      'People in this work often worry: "{worry}". How do you see that, and what do you want to know from us?',
    strong: 'Says it openly and asks for figures',
    weak: 'Waves it away',
  },
  {
    question:
      'The pay is {pay}. Where do you see yourself in it, and by what would we both notice?',
    strong: 'Points to cases and to the work sample',
    weak: 'To years served, or to what a friend earns',
  },
  {
    question:
      'Whom should we ask about your work as {title|a}, and what will that person say you could do better?',
    strong: 'Names somebody close to the work and a real weakness',
    weak: 'Only praise, or nobody to ask',
  },
  {
    question:
      'Which decision in this {title} job would you not want to take alone in the first month?',
    strong: 'Knows where the risk lies and whom to ask',
    weak: 'Would take all of them, or none',
  },
  {
    question:
      'If we offered you this job in {place} today, what would you still have to find out before saying yes?',
    strong: 'One or two points that can be answered now',
    weak: 'Would think about it, without saying what',
  },
];

/** What an intake does not print of a question. */
export const plain = {
  shows: '',
  good: '',
  fair: '',
  followUps: [],
  sample: '',
  reference: '',
};

/** For a job that names too little to ask about: its title is known, and what {title} work has to be. */
export const workQuestions = [
  {
    ask: 'Tell us about the last piece of {title} work that was yours from start to end. What was asked, and what came out?',
    strong: [
      'One real case with its result',
      'Says which part was theirs',
      'Names a mistake in it',
    ],
    weak: 'Speaks of duties in general',
    purpose: 'A finished piece of work',
  },
  {
    ask: 'What goes wrong most often on a working day of {title|a}, and how do you notice it in time?',
    strong: ['Names a cause from practice', 'Has a sign to watch for and a first step'],
    weak: 'Blames others, or knows no such day',
    purpose: 'Noticing trouble in time',
  },
  {
    ask: 'How can a person outside the trade see whether {title} work has been done well?',
    strong: ['Two things that can be seen or counted', 'Says what they do not show'],
    weak: 'Only effort or hours',
    purpose: 'What good work looks like',
  },
  {
    ask: 'Which part of {title} work did you have to learn the hard way, and how would you teach it now?',
    strong: ['A real gap and how it was closed', 'Steps in an order that a beginner can follow'],
    weak: 'Nothing was ever difficult',
    purpose: 'Learning and passing it on',
  },
];

/** {culture} is how the job describes working together. */
export const cultureAnchors = [
  {
    ...plain,
    ask: 'Here it is like this: {culture}. When did you last work that way, and when was it the opposite?',
    strong: ['Both cases, with what it did to the work', 'Says which suits them and why'],
    weak: 'Agrees with the sentence and has no case',
  },
  {
    ...plain,
    ask: 'The job says: {culture}. What would you do in your first week to fit into that, or to test it?',
    strong: ['Names people to talk to and things to watch', 'Has a doubt and asks about it'],
    weak: 'Would wait and see',
  },
];
