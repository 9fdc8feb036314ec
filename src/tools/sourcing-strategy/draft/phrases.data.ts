/** Phrases of the strategy. Slots are listed beside each table; where one has no value, another phrase is taken. */

/** {years}, {title} */
export const years = [
  '{years|cap}, as the job states it. Do not raise it: years of experience predict performance weakly (.07), a work sample far better (.33; Sackett et al. 2022)',
  'The job asks for {years}. Take it as a floor and not as a ranking; a work sample predicts {title} performance better (.33 against .07, Sackett et al. 2022)',
  '{years|cap} is the floor. Above it, compare work samples and not years: validity .33 against .07 (Sackett et al. 2022)',
];
export const noYears = [
  'The job names no years for {title|a}, and that is worth keeping: length of experience predicts little (.07, Sackett et al. 2022)',
  'None stated, and none needed: ask for a sample of {title} work instead of years (.33 against .07, Sackett et al. 2022)',
  'No years are asked for. Good: a sample of {title} work tells more (.33) than a date of entry (.07; Sackett et al. 2022)',
];

/** {work}, {from}, {sample} */
export const transfer = [
  'Good people also come from elsewhere: {from|low} Test them by a work sample rather than by title: {sample}',
  'Look beyond the title: {from|low} What decides is the work sample: {sample}',
  'Where people in this work come from: {from|low} Let them show what carries over: {sample}',
  'The usual ways into this work: {from|low} The same test for all of them: {sample}',
];

/** {contacts}, {winnable}, {share}, {afar}, {place}, {help} */
export const relocation = [
  'The plan contacts {contacts} people and about {winnable} who could be won live {around}; {afar} of the contacts should therefore come from farther away. {help}',
  'About {winnable} people who could be won {around} are not enough for {contacts} contacts: plan {afar} of them from outside. {help}',
  'Needed: with about {winnable} winnable people {around}, {afar} of {contacts} contacts have to live elsewhere. {help}',
];
export const noRelocation = [
  'The plan needs {contacts} contacts and about {winnable} people who could be won live {around}, so nobody has to move for this search. {help}',
  'Not needed to fill the job: about {winnable} people {around} could be won, and the plan contacts {contacts}. {help}',
  'Search locally first: about {winnable} people who could be won live {around}, against {contacts} planned contacts. {help}',
  'No move is required: of about {winnable} people who could be won {around}, the plan contacts {contacts}. {help}',
];
export const relocationUnknown = [
  'No count exists for this place, so ask each person in the first call how far they would travel or whether they would move. {help}',
];
export const remoteRelocation = [
  'None: the work is remote. Ask from which state or country the person would work, because tax and pay rules follow from it',
];

/** {n} is the week's contacts, {top} the first channel, {second} the next, {title}, {sample}, {place}, {hard} */
export const weekOne = [
  'Hold the intake and agree on the fixed must-haves: {musts}',
  'Settle with the hiring manager what is fixed: {musts}',
  'Start with the intake and get a clear answer on these must-haves: {musts}',
  'Begin with the intake; confirm with the hiring manager: {musts}',
];
export const weekOnePost = [
  'Publish with the pay in the first line: {pay}',
  'Put the posting live, {pay} in its first line',
  'Publish the posting, beginning with {pay}',
  'Go live on your own page and one board; {pay} on top',
];
export const weekOnePostNoPay = [
  'Publish once the pay is agreed; without it hold back paid channels',
  'Get the pay released first, then publish',
];
export const weekOneReach = [
  'Contact {n} people, beginning with {top|low}',
  'First {n} contacts, most of them through {top|low}',
  'Contact {n} people this week, starting with {top|low}',
  'Write to {n} people, found mostly through {top|low}',
];
export const weekTwo = [
  'Contact {n} people through {second|low}; second message to everyone of week 1',
  '{n} new contacts, now also by way of {second|low}, and a second message to week 1',
  'Another {n} people ({second|low}); remind those of last week once',
  'Use {second|low} for the next {n} contacts; follow up on the first ones',
];
export const weekTwoScreen = [
  'Screen within two working days of a reply; first question: {hard}',
  'Hold the first screens, and ask early about {hard}',
  'Hold the first calls and clear up one condition before anything else: {hard}',
  'Call back within two days and clear one point at once: {hard}',
];
export const weekTwoScreenPlain = [
  'Screen within two working days of a reply, all with the same questions',
  'Hold the first screens and write down each reason for a no in the words used',
  'First calls, same questions for each {title}, notes the same day',
  'Talk to everyone who replied; note why people decline {title} work here',
];
export const weekTwoSample = [
  'Try the work sample on one colleague who does the job: {sample}',
  'Try the work sample in house before any candidate sees it: {sample}',
  'Rehearse the work sample with a colleague: {sample}',
  'Do a dry run of the work sample, scored by two people: {sample}',
];
export const weekThree = [
  'Contact {n} people, {afar} of them from beyond the radius',
  '{n} contacts; {afar} from farther away, with the move spoken of in the first call',
  'Widen: {n} contacts, of which {afar} live elsewhere',
];
export const weekThreeNear = [
  'Contact {n} people; drop the {title} string that brought nobody',
  'Write to {n} more with the {title} strings that worked; leave the others',
  'Contact the next {n} {title} people, only from sources that answered',
  'Contact {n} more, using the string that found the best {title} profiles',
];
export const weekThreeRounds = [
  'Begin the second rounds with work sample and structured questions',
  'Second rounds start: the work sample, then the same questions for all',
  'First people at the work sample; panel scores alone, then compares',
  'Invite to the second round: sample first, talk after',
];
export const weekFour = [
  'Contact the last {n} people of the plan',
  '{n} contacts, then stop and count',
  'Contact the last {n} people',
  'Final push: {n} people, mostly referrals',
];
export const weekFourClose = [
  'Final talks; answer everyone who waits, also those who get a no',
  'Final talks, and a closing word to each {title} still waiting',
  'Hold the last interviews for the {title} job; leave nobody without an answer',
  'Close with finalists, and thank the rest by name',
];
export const weekFourReview = [
  'Review with the hiring manager: {finals} people in the final stage are needed',
  'Count the final stage against the need of {finals} and decide what opens: radius, pay or must-haves',
  'Sit down with the hiring manager: either there are {finals} finalists, or the plan changes',
  'Check for {finals} people in the final stage; if there are fewer, decide which must-have can go',
];

export const metrics: readonly (readonly string[])[] = [
  [
    'Replies by channel; posting live by {day}',
    'How many ask about {asked}; when the posting went live',
    'First replies, and how many ask about {asked}',
    'Answers per string; live on {day} or not',
  ],
  [
    '{title|cap} screens that go on, against a plan of 50%; reasons for each no',
    'How many {title} screens go on (plan 50%); the commonest no',
    'Half of the {title} screens should go on; note each decline',
    'Replies to the second message; {title} screens held within two days',
  ],
  [
    'Screens for each hour spent; move time to the best channel',
    'Which channel brought {title|a} to the second round',
    'Hours against screens, channel by channel',
    'Sample scores of two judges side by side',
  ],
  [
    'Finalists against {finals}; offers possible by {accept}',
    'Final stage: {finals} needed. Accept by {accept}?',
    'Is {accept} still realistic with the finalists there are ({finals} planned)?',
    'Count of finalists, plan {finals}; next step decided the same day',
  ],
];

/** Actions of the plan. {musts}, {open}, {pay}, {channels}, {count}, {contacts}, {weeks}, {sample}, {finals}, {funnel} */
export const actions = {
  intake: [
    'Hold the intake: fix {musts}, the work sample and who may approve an offer',
    'Meet for the intake and agree on {musts} and on who signs an offer',
    'Hold the intake with the hiring manager and decide on {musts}',
    'Reserve one hour for the intake; leave it with {musts} confirmed and a name for approving the offer',
  ],
  open: [
    'Answer what the job leaves open: {open}',
    'Decide the open points before the first call: {open}',
    'Close these gaps: {open}',
    'Get binding answers on {open}',
  ],
  publish: [
    'Publish on {channels} with {pay} in the first line',
    'Put the posting on {channels}; {pay} stands in the first line',
    'Go live on {channels}, {pay} first',
    'Release the ad ({pay} on top) for {channels}',
  ],
  publishNoPay: [
    'Publish on {channels} as soon as the pay is released',
    'Prepare the posting for {channels} and hold it until the pay is agreed',
    'Get the pay, then post on {channels}',
  ],
  referrals: [
    'Ask each colleague who does {title} work for two names and call all of them within two days',
    'Collect two names from everyone in {title} work; call within two days, with permission to say who gave the name',
    'Get two names from each {title} on the team and call them by Friday',
    'Ask every colleague in {title} work for names, and thank each one personally',
  ],
  contacts: [
    'Contact {contacts} people in four weeks ({weeks})',
    'Reach {contacts} people: {weeks} in weeks 1 to 4',
    '{contacts} contacts, week by week {weeks}',
    'Spread {contacts} contacts over the weeks: {weeks}',
  ],
  sample: [
    'Try the work sample on a colleague and fix the scoring points: {sample}',
    'Write down how the work sample is scored, then test it in house: {sample}',
    'Get the work sample ready: {sample}',
    'Prepare the work sample and its scoring sheet: {sample}',
  ],
  panel: [
    'Reserve two half days a week for {title} second rounds and name the stand-in',
    'Block {title} interview times now, with a deputy for each seat on the panel',
    'Block calendar time for the {title} interview panel',
    'Name the {title} panel and its deputies; two half days a week',
  ],
  rivals: [
    'Read the live postings of {rivals} for pay, hours and place',
    'Look up what {rivals} offer today',
    'Put on one page what {rivals} offer: pay, hours, promises',
    'Check the ads of {rivals}; they are not in our data',
  ],
  review: [
    'Review the funnel: {funnel}. Contacts follow from 5.1% interested (Gem 2022); other rates are planning values',
    'Count against the plan: {funnel}. Contacts are computed from 5.1% interested (Gem 2022); the later rates are assumptions',
    'Hold plan and result side by side ({funnel}); 5.1% interested is from Gem 2022, the rest is planned',
  ],
} as const;

/** Inclusive sourcing: wider doors for everyone. */
export const wideDoor = {
  focus: [
    'Fewer must-haves, each one tested',
    'A shorter list of demands, the same test for all',
    'Only must-haves that somebody checks',
    'A shorter must-have list',
  ],
  keep: [
    'Keep the must-haves of {title|a} at {count}; each one needs a way to test it that is the same for everyone',
    'Go through the {count} must-haves of {title|a} with the manager and strike what can be learned in a month',
    '{count|cap} must-haves are listed for {title|a}; ask of each what happens without it',
    'Of the {count} must-haves of {title|a}, mark those that no step of the process tests',
  ],
  drop: [
    'Ask whether {droppable} has to be there on day one, or can be taught',
    'Question {droppable}: is it a demand of the work or a habit of the ad?',
    'Ask whether {droppable} could come later',
    'Try the ad without {droppable}',
  ],
  words: [
    'Run the posting through the word check before it goes out',
    'Have someone from outside the trade read the {title} ad and mark each word they do not need',
    'Read the ad aloud to somebody who has never done {title} work',
    'Take out every adjective nobody can check',
  ],
};
export const wideChannels = {
  focus: [
    'Channels most searches for this work leave out',
    'Doors that stay shut when only the usual boards are used',
    'Where {title} ads rarely reach',
    'Beyond the job boards',
  ],
  use: [
    '{name}: {approach|low}',
    'Give time to {name|low}: {approach|low}',
    '{approach}, through {name|low}',
  ],
};
export const wideReturn = {
  focus: [
    'People who come from other work or come back to it',
    'Ways in from the side',
    'Career changers and people returning to work',
    'Other roads to {title} work',
  ],
  from: [
    'Name the routes in the posting: {from|low}',
    'Write for these routes too: {from|low}',
    'People arrive this way: {from|low}. Say that they are welcome',
    'Show in the posting that these routes count: {from|low}',
  ],
  gaps: [
    'Let the work sample speak; a gap or a change of field is no reason for a no',
    'Ask what somebody can do now. Years away from {title} work are not a criterion',
    'Do not ask about pauses; the work sample tells what somebody can do today',
    'Skip the question about gaps; look at the {title} work itself',
  ],
};
export const wideProcess = {
  focus: [
    'A process that people with jobs and families can get through',
    'Interviews people can actually attend',
    'Times and places that work',
    'A process made for busy people',
  ],
  times: [
    'Offer the first call before and after working hours, by phone as well as by video',
    'Offer first calls at both ends of the day; who works as {title|a} cannot talk at eleven',
    'Calls at seven in the morning and seven at night, for {title} shifts',
    'Let people choose the hour of the first call; most have {title} work to do',
  ],
  needs: [
    'Ask everybody in the same sentence what they need for the interview, and arrange it',
    'Put the offer of accommodation into the invitation, not only into the ad',
    'One line in each invitation: tell us what you need',
    'Ask about accommodation first, of all alike',
  ],
  hours: [
    'Say the hours early ({hours}), so that nobody has to guess whether they fit',
    'State the real pattern, {hours}, before the first call',
    'Publish the real hours: {hours}',
    'Put {hours} into the ad itself',
  ],
};
export const wideRule = [
  'The rule of this tab: channels add people to the search for {title|a}; nobody is taken, left out or ranked by a protected trait ({law})',
  'For every point here: it widens who hears of the {title} job, and no protected trait decides anything ({law})',
  'More {title} applicants, chosen by the same criteria; protected traits play no part ({law})',
];
