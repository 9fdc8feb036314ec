/** Phrases of the strategy. Slots are listed beside each table; where one has no value, another phrase is taken. */

/** {years}, {title} */
export const years = [
  '{years|cap}, as the job states it. Do not raise it: years say little about how somebody will work (.07), a sample of the work says far more (.33; Sackett et al. 2022)',
  'The job asks for {years}. Take it as a floor and not as a ranking; a work sample predicts {title} performance better (.33 against .07, Sackett et al. 2022)',
  '{years|cap}, no more. Two candidates apart by five years differ less than two with different work samples (.07 against .33, Sackett et al. 2022)',
];
export const noYears = [
  'The job names no years for {title|a}, and that is worth keeping: length of experience predicts little (.07, Sackett et al. 2022)',
  'None stated. Ask {title|a} for proof of the work, not for years (.33 against .07, Sackett et al. 2022)',
];

/** {work}, {from}, {sample} */
export const transfer = [
  '{from} Test it with the work sample rather than by title: {sample}',
  'Look there: {from} What decides is the work sample: {sample}',
  'Where people come from: {from} Let them show it: {sample}',
];

/** {contacts}, {winnable}, {share}, {afar}, {place}, {help} */
export const relocation = [
  'The plan contacts {contacts} people and about {winnable} who could be won live {around}; {afar} of the contacts should therefore come from farther away. {help}',
  'About {winnable} people who could be won {around} are not enough for {contacts} contacts: plan {afar} of them from outside. {help}',
];
export const noRelocation = [
  '{contacts} contacts against about {winnable} people who could be won {around}: nobody has to move for this search. {help}',
  'Not needed to fill the seat. About {winnable} people {around} could be won, and the plan speaks to {contacts}. {help}',
];
export const relocationUnknown = [
  'No count exists for this place, so ask each person in the first call how far they would travel or whether they would move. {help}',
];
export const remoteRelocation = [
  'None: the work is remote. Ask from which state or country the person would work, because tax and pay rules follow from it',
];

/** {n} is the week's contacts, {top} the first channel, {second} the next, {title}, {sample}, {place}, {hard} */
export const weekOne = [
  'Hold the intake and agree what nobody may lack: {musts}',
  'Settle with the hiring manager what is fixed: {musts}',
  'Open with the intake; leave it with a yes or no on {musts}',
];
export const weekOnePost = [
  'Publish with the pay in the first line: {pay}',
  'Put the posting live, {pay} in its first line',
];
export const weekOnePostNoPay = [
  'Publish once the pay is agreed; without it hold back paid channels',
  'Get the pay released first, then publish',
];
export const weekOneReach = [
  'Contact {n} people, beginning with {top|low}',
  'First {n} contacts, most of them through {top|low}',
];
export const weekTwo = [
  'Contact {n} people through {second|low}; second message to everyone of week 1',
  '{n} new contacts, now also by way of {second|low}, and a second message to week 1',
];
export const weekTwoScreen = [
  'Screen within two working days of a reply; first question: {hard}',
  'Hold the first screens, and ask early about {hard}',
];
export const weekTwoScreenPlain = [
  'Screen within two working days of a reply, all with the same questions',
  'Hold the first screens and write down each reason for a no in the words used',
];
export const weekTwoSample = [
  'Try the work sample on one colleague who does the job: {sample}',
  'Run the work sample once inside the house before any candidate sees it: {sample}',
];
export const weekThree = [
  'Contact {n} people, {afar} of them from beyond the radius',
  '{n} contacts; {afar} from farther away, with the move spoken of in the first call',
];
export const weekThreeNear = [
  'Contact {n} people; drop the search string that brought nobody',
  '{n} contacts with the strings that worked; leave the others',
];
export const weekThreeRounds = [
  'Begin the second rounds with work sample and structured questions',
  'Second rounds start: the work sample, then the same questions for all',
];
export const weekFour = [
  'Contact the last {n} people of the plan',
  '{n} contacts, then stop and count',
];
export const weekFourClose = [
  'Final talks; answer everyone who waits, also those who get a no',
  'Final talks, and a closing word to each {title} still waiting',
];
export const weekFourReview = [
  'Review with the hiring manager: {finals} people in the final stage are needed',
  'Count the final stage against the need of {finals} and decide what opens: radius, pay or must-haves',
];

export const metrics: readonly (readonly string[])[] = [
  [
    'Replies by channel; what people ask first; posting live by {day}',
    'Share of replies that ask about {asked}; days until the posting is live',
  ],
  [
    'Screens that go on (plan 50%); reasons for no',
    'How many screens go on, against a plan of half; the commonest no',
  ],
  [
    'Screens for each hour spent, by channel; move time to the best',
    'Which string and which channel brought a screen, and which none',
  ],
  [
    'People in the final stage against {finals}; accept, widen or change',
    'Finalists against a need of {finals}; offers possible by {accept}',
  ],
];

/** Actions of the plan. {musts}, {open}, {pay}, {channels}, {count}, {contacts}, {weeks}, {sample}, {finals}, {funnel} */
export const actions = {
  intake: [
    'Hold the intake: fix {musts}, the work sample and who may approve an offer',
    'Meet for the intake and agree on {musts} and on who signs an offer',
  ],
  open: [
    'Answer what the job leaves open: {open}',
    'Decide the open points before the first call: {open}',
  ],
  publish: [
    'Publish on {channels} with {pay} in the first line',
    'Put the posting on {channels}; {pay} stands in the first line',
  ],
  publishNoPay: [
    'Publish on {channels} as soon as the pay is released',
    'Prepare the posting for {channels} and hold it until the pay is agreed',
  ],
  referrals: [
    'Ask each colleague who does {title} work for two names and call all of them within two days',
    'Collect two names from everyone in the same work; call within two working days, with permission to say who gave the name',
  ],
  contacts: [
    'Contact {contacts} people in four weeks ({weeks})',
    'Reach {contacts} people: {weeks} in weeks 1 to 4',
  ],
  sample: [
    'Try the work sample on a colleague and fix the scoring points: {sample}',
    'Write down how the work sample is scored, then test it in house: {sample}',
  ],
  panel: [
    'Reserve two half days a week for second rounds and name the stand-in',
    'Block interview times now, two half days a week, with a deputy for each seat on the panel',
  ],
  rivals: [
    'Read the live postings of {rivals} for pay, hours and place; they are not in our data',
    'Look up what {rivals} offer today; public figures do not show live postings',
  ],
  review: [
    'Review the funnel: {funnel}. Contacts follow from 5.1% interested (Gem 2022); the other rates are planning values',
    'Count against the plan: {funnel}. Only the 5.1% of interested replies has a source (Gem 2022)',
  ],
} as const;

/** Inclusive sourcing: wider doors for everyone. */
export const wideDoor = {
  focus: ['Fewer must-haves, each one tested', 'A shorter list of demands, the same test for all'],
  keep: [
    'Keep the must-haves of {title|a} at {count}; each one needs a way to test it that is the same for everyone',
    'Go through the {count} must-haves with the manager and strike what can be learned in a month',
  ],
  drop: [
    'Ask whether {droppable} has to be there on day one, or can be taught',
    'Question {droppable}: is it a demand of the work or a habit of the ad?',
  ],
  words: [
    'Run the posting through the word check before it goes out; "strong" and "excellent" are off the list already',
    'Have someone from outside the trade read the ad and mark each word they do not need',
  ],
};
export const wideChannels = {
  focus: [
    'Channels most searches for this work leave out',
    'Doors that stay shut when only the usual boards are used',
  ],
  use: ['{name}: {approach|low}', 'Give time to {name|low}: {approach|low}'],
};
export const wideReturn = {
  focus: ['People who come from other work or come back to it', 'Ways in from the side'],
  from: ['Name the routes in the posting: {from|low}', 'Write for these routes too: {from|low}'],
  gaps: [
    'Let the work sample speak; a gap or a change of field is no reason for a no',
    'Ask what somebody can do now. Years away from {title} work are not a criterion',
  ],
};
export const wideProcess = {
  focus: [
    'A process that people with jobs and families can get through',
    'Interviews people can actually attend',
  ],
  times: [
    'Offer the first call before and after working hours, by phone as well as by video',
    'Offer first calls at both ends of the day; who works as {title|a} cannot talk at eleven',
  ],
  needs: [
    'Ask everybody in the same sentence what they need for the interview, and arrange it',
    'Put the offer of accommodation into the invitation, not only into the ad',
  ],
  hours: [
    'Say the hours early ({hours}), so that nobody has to guess whether they fit',
    'State the real pattern, {hours}, before the first call',
  ],
};
export const wideRule = [
  'The rule of this tab: channels add people to the search for {title|a}; nobody is taken, left out or ranked by a protected trait ({law})',
  'For every point here: it widens who hears of the job, and no protected trait decides anything ({law})',
];
