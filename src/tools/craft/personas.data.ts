import type { PersonaKind } from './personas.ts';

/**
 * Who the people of a search are, by where they stand today and never by age or origin. Slots: {occupation},
 * {title}, {employer}, {place}, {rivals}, {competitors}, {titles}, {skills}, {background}, {feeder}, {median},
 * {pay}, {channel}, {approach}, {draw}. Phrases that say the most are taken first; among equals the job decides.
 */
export type PersonaPhrases = {
  name: readonly string[];
  today: readonly string[];
  situation: readonly string[];
  want: readonly string[];
  worry: readonly { worry: string; answer: string }[];
  approach: readonly string[];
};

export const personaPhrases: Record<PersonaKind, PersonaPhrases> = {
  working: {
    name: ['{occupation|cap} with another employer'],
    today: [
      '{titles|cap} at {rivals}',
      '{titles|cap} with another employer',
      '{occupation|cap} with another employer',
    ],
    situation: [
      'Does {title} work now and reads no ads. Moves for one thing that can be named',
      'In the job today, content on most days. A colleague’s word counts more than any posting for {title|a}',
      'Busy as {title|a} elsewhere. Listens when somebody from the trade calls',
    ],
    want: [
      'The same work with one thing put right; ask which',
      'One clear gain over the present {title} job',
      'A reason that holds at home as well as at work',
    ],
    worry: [
      {
        worry: 'Gives up a known team for a promise',
        answer: 'Offer half an hour with a future colleague first',
      },
      {
        worry: 'The new place may only look better',
        answer: 'Let them talk to somebody who joined last year',
      },
      {
        worry: 'A change too many on the record',
        answer: 'Ask what a good reason would be, and whether this is one',
      },
    ],
    approach: [
      'Search by title and employer ({competitors} stays unnamed unless they say it). First line: {draw}',
      'Begin with {draw}, ask one question that takes a word to answer, leave {competitors} out of it',
      'By phone rather than mail. Say {draw} and stop; people at {competitors} hear enough pitches',
      'Search by title, then by kind of employer. First line: {draw}',
      'One message, one fact ({draw}), one question',
      'Let a future colleague write; open on {draw}',
      'Tell what a normal day is, and ask one short question',
    ],
  },
  background: {
    name: ['{background|cap}'],
    today: ['{background|cap}; the job itself names this background'],
    situation: [
      'Has the habits of {title} work and often not its title',
      'Close to the job in skill, far from it in name. Has to be told what counts',
      'Would not search for {title|a} opening; has to be found by skill',
    ],
    want: [
      'To have existing skill counted on day one, in pay too',
      'A start that does not begin at zero',
      'To hear which part of today’s work carries over to {title} work',
    ],
    worry: [
      {
        worry: 'Will be treated as a beginner',
        answer: 'Say which skills count and how that shows in the offer',
      },
      {
        worry: 'The title sounds like something else',
        answer: 'Describe the first week instead of the title',
      },
      {
        worry: 'Colleagues from the trade will look down',
        answer: 'Name somebody there who came the same way, if there is one',
      },
    ],
    approach: [
      'Search on {skills}, not on the title. Open with what carries over, then what is new',
      'Leave the title out; look for {skills}. Say plainly what has to be learned',
      'Find them by {skills} and invite them to see the work',
      'Search on the background alone; open with what carries over',
    ],
  },
  sideways: {
    name: ['{background|cap}', '{occupation|cap} in a different setting'],
    today: [
      '{background|cap}',
      'Related work in another setting than {employer}',
      'Related work in another setting',
    ],
    situation: [
      'Comes from another corner of the field; reads an ad for what today’s job lacks',
      'Near the work, in a different setting. Curious, not unhappy',
    ],
    want: [
      'One reason better than staying, in figures',
      'A week that looks different from this one',
    ],
    worry: [
      {
        worry: 'The change costs more than it brings',
        answer: 'Compare both weeks: hours, way to work, pay, who decides',
      },
      {
        worry: 'No way back if it goes wrong',
        answer: 'Say what became of others who came this way',
      },
    ],
    approach: [
      'Ask for a normal week there, then name where this one differs: {draw}',
      'Two points of difference are enough; the first is {draw}',
      'Ask for a normal week there, then tell of one here',
    ],
  },
  neighbor: {
    name: ['{feeder|cap} changing over'],
    today: ['{feeder|cap}'],
    situation: [
      'One step to the side of {title} work: knows the surroundings, not every task',
      'Neighbors of the trade. Half of what {title|a} does is familiar to them',
      'Meets {title} work every week without doing it',
    ],
    want: [
      'Pay against today: national median there {median}, here {pay}',
      'A step into {title} work that pays {pay}, against {median} at the middle there',
      'A step into {title} work without losing what was built up',
    ],
    worry: [
      {
        worry: 'Starts again at the bottom',
        answer: 'One page: what is taught, by whom, in which week',
      },
      {
        worry: 'Not good enough for the new trade',
        answer: 'Let them try the work sample before they decide',
      },
      {
        worry: 'Leaves a trade that always found work',
        answer: 'Show what stays theirs if it does not work out',
      },
    ],
    approach: [
      'Titles of that work plus {skills}. Offer an hour of watching before any decision',
      'Look for {skills} in neighboring titles, and show them the place',
      'Write to neighbors about {skills}; the word {title} comes second',
      'Titles of that work, an open hour at the place, no forms',
    ],
  },
  rising: {
    name: ['The deputy who does half of this already'],
    today: [
      'One level below {title|a}, often covering for the person above',
      'Second in line to {title|a}',
    ],
    situation: [
      'Carries the work in holidays and emergencies; no opening above in sight',
      'Ready, and passed over by circumstance. Known to people at the edge of the field',
    ],
    want: [
      'Title and decision rights for what is done anyway',
      'To be asked, before somebody from outside is',
    ],
    worry: [
      {
        worry: 'Fails in public at the first big decision',
        answer: 'Name who backs them in the first quarter',
      },
      {
        worry: 'Leaves people who rely on them',
        answer: 'Talk about the handover before the offer',
      },
    ],
    approach: [
      'Ask customers and suppliers of {rivals} who answers when the boss is away',
      'Who signs when the head is on leave, at {rivals}? Call that person',
      'Ask at the edge of the field who answers when the boss is away',
    ],
  },
  graduate: {
    name: ['Newly qualified {occupation|low}'],
    today: ['Finishing a course or in a first job'],
    situation: [
      'Papers, little practice. Decides by who will teach',
      'At the start of {title} work, with two offers in hand by spring',
      'Knows the theory and one placement; wants dates that are kept',
    ],
    want: [
      'A named teacher and steps with dates',
      'A first year that somebody has planned',
      'To be more than a pair of hands',
    ],
    worry: [
      { worry: 'Thrown in at the deep end', answer: 'Name the teacher and the first task alone' },
      {
        worry: 'Left with the work nobody wants',
        answer: 'Show the plan of the first three months',
      },
      {
        worry: 'A first job that closes other doors',
        answer: 'Say where others from this seat went',
      },
    ],
    approach: [
      'By way of {channel|low}. {approach}',
      'Through {channel|low}: {approach|low}',
      'Ask teachers for names before the term ends, and write to those',
    ],
  },
  service: {
    name: ['Service member leaving for {occupation|low} work'],
    today: [
      'A service specialty close to this work',
      'In uniform until a known date; a specialty near {title} work',
    ],
    situation: [
      'Leaves on a known date; used to procedure and proper teaching',
      'Has run equipment or people under pressure and a record nobody here can read',
    ],
    want: [
      'A crew, a procedure, a ladder that is written down',
      'Work whose point can be seen at the end of the day',
    ],
    worry: [
      {
        worry: 'The service record says nothing to a civilian',
        answer: 'Translate it together in the first call',
      },
      {
        worry: 'A gap between separation and start',
        answer: 'Tie the offer to the date and keep in touch',
      },
    ],
    approach: [
      '{channel}: {approach|low}. Tie the offer to the separation date',
      '{approach}. Contact: {channel}',
      'Ask for the separation date first, and plan every step around it',
    ],
  },
  contract: {
    name: ['{occupation|cap} on a contract or agency assignment'],
    today: [
      'Temporary or project work in {titles|low} roles',
      'Temporary or project work in this field',
    ],
    situation: [
      'Knows several employers from inside. Likes the rate, not the gaps',
      'Between assignments more often than planned; compares every house with the last',
    ],
    want: ['Security without a cut: show the whole year', 'An end to short assignments'],
    worry: [
      {
        worry: 'Loses the rate and the freedom',
        answer: 'Twelve months of both on one page, gaps included',
      },
      { worry: 'House politics', answer: 'Say who decides what in the first month' },
    ],
    approach: [
      '{channel}: {approach|low}',
      'Ask when the assignment ends and call four weeks before ({channel|low})',
      'Ask when the present assignment ends, and call four weeks before',
    ],
  },
  known: {
    name: ['Someone {employer} has met before', 'Someone you have met before'],
    today: [
      'Past finalist, former colleague or supplier contact',
      'Met before: finalist, colleague or supplier',
    ],
    situation: [
      'Knows {employer} from inside, parted well. Needs a reason why it is different now',
      'No introduction needed at {employer}, only news',
      'Met before and parted well. Needs a reason why this {title} job is different',
    ],
    want: ['To hear what has changed since', 'A second look on better terms'],
    worry: [
      {
        worry: 'Was turned down or left once already',
        answer: 'Say in the first sentence why you call now',
      },
      { worry: 'Old stories will come up', answer: 'Ask which, and answer them before the talk' },
    ],
    approach: [
      'Three years of own records, by phone, by the person who knew them',
      'Call before anything is published; let their former colleague at {employer} do it',
    ],
  },
};
