/** What the figures mean. Slots: {score} {low} {high} {accept} {part} {title} {pay} {median} {p75} {p50} {lowPay} {highPay} {middle} {lever} */
export const meaning = {
  hard: [
    'What it means: plan {low} to {high} days from opening to acceptance, day {day} in the plan ({accept}). The lever that moves it most: {lever}.',
    'In practice: {low} to {high} days until somebody accepts; the plan says {accept}. Fastest way to bring the score down: {lever}.',
    'So expect {low} to {high} days, with {accept} as the planned acceptance. What would help most: {lever}.',
    'In days: {low} to {high} until somebody accepts, {accept} if all goes to plan. The first thing to change: {lever}.',
  ],
  easy: [
    'What it means: {low} to {high} days are realistic, {accept} in the plan, if answers go out within two days. The lever: {lever}.',
    'In practice the search is won by speed: acceptance by {accept} (day {day}), {low} to {high} days in all. What helps: {lever}.',
    'Plan {low} to {high} days, with acceptance on {accept}; slow answers would cost more than the market does. What also helps: {lever}.',
    'Plan {low} to {high} days; acceptance is set for {accept}, day {day}. Quick answers decide more here than anything else. What helps: {lever}.',
  ],
};

export const levers = {
  supply: [
    'look among {neighbors} as well, and teach what is missing',
    'open the radius or accept neighbors in other trades',
    'look beyond the title from the first week',
  ],
  pay: [
    'bring the middle of the range nearer to {median}',
    'name a range, since none is stated',
    'raise the pay or shorten the must-haves',
  ],
  strictness: [
    'strike must-haves that can be learned in a month',
    'sort the must-haves and keep six',
    'test skill instead of asking for years and papers',
  ],
  place: [
    'offer help with the move or days from home',
    'make the way to work easier: fixed days, housing, a later start',
    'say clearly what of the work can be done elsewhere',
  ],
  urgency: [
    'take the pressure out: agree what covers the work until {accept}',
    'find cover for the gap, so that the choice is not rushed',
  ],
  competition: [
    'be first: an offer within two working days of the last talk',
    'answer faster than {rival}',
    'decide within a day of the final talk',
  ],
} as const;

/** Pay advice by where the range stands. */
export const payAdvice = {
  above: [
    'Keep {pay}. Its midpoint, {middle}, stands {ratio} of the median, so put it in the first line of the posting. Place people by work sample: {lowPay} for those who still have to learn the main duty, {highPay} for those who need no teaching',
    'No need to raise {pay}. Use it: name it first, and write down what earns {lowPay} and what {highPay} before the first offer',
  ],
  around: [
    '{pay} is about what others pay ({median} at the median), so it will not win people by itself: place strong candidates in the upper half, from {middle} on, and lead with what else the job offers',
    'With {pay} the pay is no argument either way. Start good people at {middle} or above and keep {highPay} for those who need no teaching',
  ],
  below: [
    '{pay} starts below the middle of the field ({median}). Either raise the top toward {p75}, or take people one step earlier and say so. Do not let the figure come up in the last talk',
    'Against a median of {median}, {pay} will lose people who compare. Ask for room up to {p75}, or shorten the must-haves so that less experienced people fit',
  ],
  missing: [
    'Name a range before publishing. The middle half of the occupation earns {p25} to {p75} with {median} in the middle; that is where the talk with HR can start',
    'The job names no pay. Public figures run from {p25} to {p75} around a median of {median}: ask HR where in that span this job stands',
  ],
  unknown: [
    'No public figure can judge {pay} here. Ask the last two people who joined, and two who said no, what they compared it with',
    'Keep {pay} as stated and compare it with three live ads for {title} work in {place} before the first call',
  ],
  nothing: [
    'Pay is neither stated nor in public figures for this work. Get a range from HR first; three live ads for {title} work give an idea of the market',
  ],
};

/** {named} {kinds} {draw} {count} */
export const competition = {
  named: [
    'The score counts who competes, not how many ads are live: {named} from the job, and {kinds} by kind',
    'Counted are employers, not ads: the job names {named}; {kinds} look for the same people',
    'Named in the job: {named}. By kind: {kinds}',
    'The job names {named}; who else looks for the same people is not known here. Ask where the last three went',
  ],
  kinds: [
    'The job names no competitor. By kind, {kinds} look for the same people',
    'No competitor is named; known for this work are {kinds}. Ask at the intake who took the last two people',
    'The job names no competitor yet. {kinds|cap} usually hire from the same pool',
    'The job does not say who competes for these people; usually it is {kinds}',
  ],
  none: [
    'The job names no competitor and the field is not known here. Ask where the last three people went',
  ],
  win: [
    'What this job can set against them: {draw}',
    'What speaks for this job: {draw}',
    'In its favor: {draw}',
    'This job can answer with {draw}',
  ],
  noWin: [
    'The job names nothing yet that sets it apart; ask the people who stayed longest why they did',
    'What sets this job apart is not in the text: find it at the intake',
    'The job has no argument of its own yet; collect three from the team',
    'So far there is nothing in the text to set against them; ask the team what made them stay',
  ],
  caution: [
    'What draws people elsewhere is a general assumption; read current ads before you quote it',
    'Read what the others offer today: live postings are not in the data',
    'Live ads are not counted here; look at three of them',
    'Ask the next candidate what the others promise',
  ],
};

export const rivalDraws = [
  '{motive|cap} (general assumption; read its current ads)',
  'Often {motive} (assumption, to be checked in its ads)',
  'Employers of this kind are known for {motive}; not checked for this place',
];
export const rivalDrawUnknown = [
  'Not in our data: read its current ads',
  'Unknown; ask a candidate who works there',
  'Not recorded here; look at pay, hours and place in its postings',
];
export const rivalCounters = ['{draw}', 'This job: {draw|low}', 'Set against it: {draw|low}'];
export const rivalCounterUnknown = [
  'Speed, and a talk with a future colleague',
  'A clear answer on {question}',
  'Decide sooner, and say who decides',
];

export const recommendations = {
  source: {
    title: ['Search beyond the title', 'Win them from next door'],
    text: [
      '{neighborShare} of those who could be won {around} hold another title, most of all {neighbors}. Give them half of the outreach from week 1',
      'Of about {winnable} people who could be won {around}, {neighborShare} do other work today: {neighbors}. Write one message for them alone',
      'Send half of the messages to {neighbors}: {neighborShare} of the people who could be won {around} hold another title',
      'Start with {neighbors}: {neighborShare} of the people who could be won {around} are not called {title} today',
    ],
  },
  direct: {
    title: ['Go where the work is done', 'Name by name'],
    text: [
      'About {direct} people do this work {around}. Map their employers in week 1 ({rivals}) and go name by name',
      'The pool is the occupation itself, about {direct} people {around}. Search employer by employer: {rivals}',
      'About {direct} people do this work {around}. List their employers and begin with {rivals}',
      'About {direct} people do this work {around}, many of them at {rivals}: map the employers, then call',
    ],
  },
  skip: {
    title: ['Leave out those paid above', 'Do not chase what the pay cannot win'],
    text: [
      '{above} have a national median above {highPay}: ask them for names, not for a change',
      'With {highPay} at the top, {above} are out of reach; a referral from them is worth more than a talk',
      'Do not spend time on {above}: their national median lies above {highPay}. Ask them for referrals instead',
      '{above|cap} earn more than {highPay} at the median. Ask them for names and do not chase them',
    ],
  },
  lead: {
    title: ['Put the facts in the first line', 'First line: figures'],
    text: [
      'Lead every message with {draw}. It answers what this trade asks first',
      'Open with {draw}, then one question that takes a word to answer',
      'Begin each message with {draw}',
      'Say this first, the rest can wait: {draw}',
    ],
  },
  sample: {
    title: ['Let the work decide', 'Work sample before the last talk'],
    text: [
      'Place a work sample before the final talk: {sample}',
      'Test by doing: {sample}. Score it on points agreed beforehand',
      'Before anyone decides: {sample}',
      'Let finalists do this: {sample}',
    ],
  },
  speed: {
    title: ['Answer within two days', 'Keep the process short'],
    text: [
      'Answer within two working days and hold panel times free in {weeks}; the plan accepts by {accept}',
      'Between reply and screen two working days, between last talk and offer two more: only then {accept} holds',
      'Keep {weeks} free for talks, or {accept} slips',
      'Acceptance by {accept} depends on quick answers: two working days at every step for each {title}',
    ],
  },
  rivals: {
    title: ['Know the other offer', 'Read their ads this week'],
    text: [
      'Look up pay, hours and place at {rivals} and keep the comparison on one page',
      'One page on {rivals}: what they pay, what they promise, what people there complain about',
      'Read three current ads from {rivals} this week and note pay, hours and place',
      'Find out what {rivals} pay and keep it at hand in every call',
    ],
  },
  gather: {
    title: ['Be seen where they meet', 'Meet them away from the job boards'],
    text: [
      'People of this work meet here: {gathering}. One colleague in one of them beats ten ads',
      'Spend two hours a week where they talk: {gathering}',
      'Send a future colleague to one of these: {gathering}',
      'Be present where they talk: {gathering}',
    ],
  },
  ask: {
    title: ['Ask those who know the work', 'Start with three conversations'],
    text: [
      'No public figure describes {title} work. Ask three people who do it where they came from, what they earn and where they look; write the answers here',
      'Talk to three people who do {title} work before the first search: titles they use, employers, pay. Nothing official replaces that',
    ],
  },
  count: {
    title: ['Count before you promise', 'Let week 1 set the date'],
    text: [
      'Run the broad string on two platforms on the first day and note the hits; the date of {accept} rests on it',
      'The number of hits for the broad string decides whether {accept} holds: count on day one',
    ],
  },
} as const;

/** {opens} {accept} {day} {start} {stated} {day90} */
export const windowPhrases = {
  stated: [
    'Open {opens}, accept by {accept} (day {day}), start {start} as the job says; day 90 is then {day90}',
    'Open on {opens}. With acceptance by {accept}, day {day}, the stated start of {start} holds, and day 90 falls on {day90}',
  ],
  early: [
    'The job wants a start on {start}; at this difficulty acceptance is planned for {accept} (day {day}, opening {opens}). One of the two has to move',
    'Opening {opens} leads to acceptance around {accept}, day {day}. The stated start, {start}, comes too soon for most',
  ],
  open: [
    'Open {opens}, accept by {accept} (day {day}); with two weeks of notice a start on {start} is possible. The job names no date',
    'Opening {opens} and accepting by {accept}, day {day}, allows a start on {start}, notice included; confirm the date',
  ],
};
