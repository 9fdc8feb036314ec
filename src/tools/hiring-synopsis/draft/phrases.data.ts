/** Words for the hiring manager. Slots stand in braces; a phrase whose slot has no value is passed over. */

/** {seats} {start} {count} {day} {title} */
export const subjects = [
  '{seats|cap} by {start}: plan, pay and {count} decisions by {day}',
  '{title|cap}: the plan, and {count} decisions I need by {day}',
  'Your {title} search: where it stands, {count} decisions by {day}',
];
export const openings = [
  'Here is the search for {seats} {where} on one page.',
  'This is the plan for {seats} {where}, before the first call goes out.',
  'Below is what I know about the search for {seats} {where}, and what I need from you.',
  'Here is the plan for {seats} {where}, in six lines.',
];
/** {score} {direct} {others} {around} {winnable} */
export const hardness = [
  'How hard: {score} of 10. About {direct} people do this work {around}; with neighboring trades that this pay can win it is about {winnable}.',
  'How hard: {score} of 10, with {heaviest|low} weighing most. About {direct} people {around} work in the occupation; including neighboring trades, about {winnable} could be won.',
  'How hard: {score} of 10. Of about {winnable} people who could be won {around}, about {direct} do this work today.',
  'How hard: {score} of 10. About {direct} people of the trade live {around}, {winnable} with neighboring trades included.',
];
export const hardnessNoPool = [
  'How hard: {score} of 10, {heaviest|low} weighing most. No public count applies here, so week 1 will tell how many there are.',
  'How hard: {score} of 10. There is no official count of people for this; the first search gives us one.',
];
/** {pay} {percentiles} {median} {source} */
export const payLines = {
  placed: [
    'Pay: {pay} stands at {percentiles} of the occupation, the median is {median} ({source}).',
    'Pay: {pay}, against a median of {median}; that is {percentiles} ({source}).',
    'Pay: {pay}, {percentiles} of the occupation; the median is {median} ({source}).',
  ],
  stated: [
    'Pay: {pay}. No public figure can be set against it.',
    'Pay: {pay}; no official figure applies to compare it with.',
  ],
  missing: [
    'Pay: none stated. The occupation’s median is {median} ({source}); I need a range before we publish.',
    'Pay: none stated, and no public figure either. I need a range before we publish.',
  ],
};
/** {plan} {accept} {afterDays} {start} */
export const planLines = [
  'Plan: {plan}. Accepted by {accept} (day {afterDays}), start {start}.',
  'Plan: {plan}. If it holds, somebody accepts by {accept}, day {afterDays}, and starts {start}.',
  'Plan: {plan}. Acceptance is planned for {accept}, day {afterDays}; start {start}.',
];
export const riskLines = [
  'Biggest risk of the {title} search: {risk|low}. After that: {others|low}.',
  'What worries me most about the {title} search: {risk|low}. After that: {others|low}.',
  'Largest {title} risk today: {risk|low}; then {others|low}.',
];
export const askLines = [
  'I need from you by {day}:',
  'I need your decision on these points by {day}:',
  'Please decide by {day}:',
];

/** Decisions asked of the manager, most pressing first. */
export const decisions = {
  payRange: ['A pay range with both ends, released by HR.'],
  placement: [
    'What earns {low}, what {middle} and what {high}, in three lines.',
    'The placement table: what earns {low}, {middle} and {high}.',
  ],
  open: ['{question}', '{question}'],
  sample: [
    'Who prepares the work sample ({sample}) and when it can be tried.',
    'Half an hour to try the work sample on a colleague: {sample}.',
    'Your agreement to this work sample, and who runs it: {sample}.',
  ],
  panel: [
    'Two half days a week for second rounds from {week3} on, with a stand-in.',
    'Names and times for the panel from {week3} on.',
    'Who sits on the panel for {title} interviews from {week3}.',
  ],
  start: ['Whether {start} is fixed, since acceptance is planned for {accept}.'],
} as const;

export const expectedQuestions = [
  'Expected: "{worry}". Answer from the job: {answer}',
  'To be asked sooner or later: "{worry}". What we can say: {answer}',
  'Will come up: "{worry}". The job answers: {answer}',
];
export const expectedOpen = [
  'Expected: "{worry}". The job has no answer yet; {advice|low}',
  'Likely question: "{worry}". The job does not answer it yet; {advice|low}',
  'Candidates will ask: "{worry}". There is no answer in the job yet; {advice|low}',
];
export const themesNote = [
  'Replace these with what people really say after the first ten calls',
  'These are expectations from the trade; replace them with quotes after the first calls',
  'After ten calls, replace this list with what people really said',
];

/** By kind of persona: what to do with such a profile. {pay} {high} {low} {weeks} */
export const advice: Record<string, readonly string[]> = {
  working: [
    'First on the list. Speak of the one point that is better here; upper half of the range if the work sample holds',
    'Go name by name from week 1. Pay decides late, so say {pay} early',
  ],
  background: [
    'Invite early and test by work sample; what is missing can be planned into the first month',
    'The job names this background: half of the outreach belongs to it',
  ],
  sideways: [
    'Worth a third of the outreach; let them see the work before they decide',
    'On the second list, from week 2 on. Compare their present week with this one in the call',
  ],
  neighbor: [
    'Only with a named teacher for the first quarter; lower half of the range, step in writing',
    'Good where no one from the trade answers; agree what is taught before the offer',
  ],
  rising: [
    'Talk about decision rights before pay; agree who backs them in the first quarter',
    'A promotion with a plan: name what they may decide from day one',
  ],
  graduate: [
    'One seat at most, with a named teacher; review after six months in writing',
    'Right if a colleague has time to teach. Lower end of the range, next step dated',
  ],
  service: [
    'Start the contact now and tie the offer to the separation date',
    'Translate the record together; place by work sample, not by rank',
  ],
  contract: [
    'Call four weeks before the assignment ends, with both years on one page',
    'Convert where the work is already known; read the agency contract first',
  ],
  known: [
    'Call before anything is published, by the person who knew them',
    'Call them first, in week 1, and say what has changed since',
  ],
  weak: [
    'Not for this seat as it stands; keep the contact for the next junior opening',
    'Thank them and ask for names; the main skill is not there yet',
  ],
};

/** How a criterion is verified, by its kind. {sample} */
export const verification: Record<string, readonly string[]> = {
  breaker: [
    'First call, yes or no',
    'Read out in the first call',
    'First call; again before the offer',
    'Asked before the second round',
    'In writing with the invitation',
    'First call, in the words of the job',
  ],
  licence: ['Document before the second round', 'Register entry', 'Copy with the application'],
  authorization: ['After a conditional offer', 'Named in the posting, done at the offer'],
  physical: [
    'Supervised try, the same for all; medical check only after a conditional offer',
    'Seen at the work, before the offer',
  ],
  education: ['Document at the offer', 'Application form'],
  experience: [
    'Two cases of their own and one reference',
    'Work history, then work sample',
    'Reference call',
  ],
  competency: [
    'Structured question, scored alone by each interviewer',
    'Second round, one question with anchors',
    'Work sample and one follow-up question',
    'One reference asked about it',
  ],
  skill: [
    'Work sample',
    'One structured question',
    'Shown in the second round',
    'One case told, then tried in the work sample',
  ],
  tool: ['Small hands-on task', 'Ten minutes of the work sample', 'Shown in a short task'],
  language: ['Part of the talk in that language', 'A short text and a call'],
  safety: ['Step by step in the work sample', 'Ask about the last time it mattered'],
  other: ['Asked directly in the first call', 'Application form', 'First call'],
};

export const summaries = [
  '{seatsCap}: aim for {first}; if nobody of that kind is in the final stage on {review}, go on with {second}. {avoid}',
  'Best way to fill {seats}: {first}. Second line: {second}, opened on {review} at the latest. {avoid}',
];
export const avoid = {
  many: 'Do not hire two beginners at once.',
  one: 'Do not wait for a perfect match.',
};

/** {share} {neighbors} {winnable} {worry} {heaviest} {score} */
export const learnings = {
  note: [
    'At opening these are expectations for the {title} search, to be replaced by findings on {review}',
    'Expectations only; the {title} review on {review} replaces them',
    'Expected when the {title} search opens; to be checked on {review}',
  ],
  neighbors: [
    'The title {title} is not the market: {share} of the people who could be won hold another one',
    '{share} of those who could be won for {title} work do something else today',
  ],
  years: [
    'Years tell little about {title|a} (.07), structured questions and work samples more (.42 and .33; Sackett et al. 2022)',
    'What predicts {title} performance: structured interview .42, work sample .33, years .07 (Sackett et al. 2022)',
    'In {title} work as elsewhere, structured questions (.42) and samples (.33) beat years (.07; Sackett et al. 2022)',
  ],
  heaviest: [
    'What makes this search hard is {heaviest|low}: {reason|low}',
    '{heaviest} weighs most: {reason|low}',
    'First obstacle, {heaviest|low}: {reason|low}',
  ],
  missing: [
    'What most backgrounds will have to learn: {missing}',
    'Commonly missing, by profile: {missing}',
  ],
  worry: [
    'What people in this work ask first: "{worry}"',
    'The question behind most declines in this trade: "{worry}"',
    'On every {title}’s mind: "{worry}"',
  ],
};

export const actions = {
  placement: [
    'Agree what earns {low}, {middle} and {high}',
    'Write and sign the placement for {low}, {middle} and {high}',
  ],
  range: ['Release a pay range with both ends', 'Name a pay range and release it'],
  open: ['Answer what the job leaves open: {open}', 'Settle {open}'],
  papers: [
    'Decide how and when these are to be shown, and say so in the first call: {papers}',
    'Agree by which step these must be shown: {papers}',
  ],
  papersPlain: [
    'Write the questions of the first call, the same for everyone',
    'Fix the first-call questions for {title} applicants',
    'Agree on five first-call questions',
  ],
  names: [
    'Ask everyone who does {title} work for two names; call all within two days',
    'Collect two names from each {title} on the team',
    'Ask each {title} colleague for two names',
  ],
  sample: [
    'Try the work sample in house and fix its scoring: {sample}',
    'Prepare the work sample and test it: {sample}',
    'Have the work sample ready: {sample}',
  ],
  panel: [
    'Put panel times for the weeks from {week3} into calendars, with stand-ins',
    'Reserve two half days a week from {week3} on',
    'Fix the panel for {title} interviews from {week3} on',
  ],
  rivals: ['Note pay, hours and place at {rivals}', 'Read the live postings of {rivals}'],
  review: [
    'Review the pipeline: below {finals} in the final stage, widen radius, pay or must-haves',
    'Count the final stage against {finals} and decide what to widen: radius, pay or must-haves',
    'Check for {finals} finalists; with fewer, change radius, pay or must-haves',
  ],
  start: [
    'Name who teaches the newcomer and free the first two weeks',
    'Plan the first month and name the colleague beside the newcomer',
    'Write the first month in this job, as {title}, on one page',
  ],
  warm: [
    'Write to every finalist who got a no, and keep two warm',
    'Close the loop with finalists; note who may be called again',
    'Write to each {title} who was not chosen, and keep two warm',
  ],
} as const;

export const attachments = [
  'Scorecard and work-sample guide',
  'Market summary with sources',
  'Intake brief with open assumptions',
  'Posting as it would be published',
];

/** What a deal breaker means for the process; they take turns. */
export const breakerNotes = [
  'Ends the process for everybody in the same way.',
  'No exception without the manager and HR together.',
  'Told before anyone invests time.',
  'A yes or no; the reason is the person’s own.',
  'Holds for everyone, however good the rest is.',
  'Asked of everyone, including people we know.',
];
