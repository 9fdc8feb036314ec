import type { PersonaKind } from './personas.ts';

/**
 * Who the people of a search are, by where they stand today and never by age or origin. Slots: {occupation},
 * {employer}, {place}, {rivals}, {titles}, {background}, {feeder}, {median}, {pay}, {channel}, {approach}.
 * The first phrase whose slots are known is taken.
 */
export const personaPhrases: Record<
  PersonaKind,
  {
    name: readonly string[];
    today: readonly string[];
    situation: readonly string[];
    want: readonly string[];
    worry: readonly { worry: string; answer: string }[];
    approach: readonly string[];
  }
> = {
  working: {
    name: ['{occupation|cap} with another employer'],
    today: [
      '{titles|cap} at {rivals}',
      '{titles|cap} with another employer',
      '{occupation|cap} with another employer',
    ],
    situation: [
      'Does this work now and is not reading ads. Moves for something that can be named in one line, and only after talking to someone who does the job',
    ],
    want: ['The same work with one thing put right that is wrong today; ask which'],
    worry: [
      {
        worry: 'Gives up standing and known colleagues for a promise',
        answer: 'Offer half an hour with a future colleague before any interview',
      },
    ],
    approach: [
      'Search by title, skill and employer. Name {competitors} only if the person does. First line: {draw}. Ask one question that takes a word to answer',
      'Search by title and skill, then by the kinds of employer above. First line: {draw}. Ask one question that takes a word to answer',
      'Search by title and skill, then by the kinds of employer above. Lead with what the job is on a normal day, and ask one question that takes a word to answer',
    ],
  },
  background: {
    name: ['{background|cap}'],
    today: ['{background|cap}; the job itself names this background'],
    situation: [
      'Has the habits this job asks for and often not its title. Needs to be told which parts of today’s work count',
    ],
    want: ['To have existing skill recognised on day one, in the pay step as well as in words'],
    worry: [
      {
        worry: 'Will be treated as a beginner',
        answer: 'Say which of their skills count, and how that shows in the offer',
      },
    ],
    approach: [
      'Search on the skills, not the title: {skills}. Open with what carries over, then say plainly what is new',
      'Search on the background and leave the job title out. Open with what carries over, then say plainly what is new',
    ],
  },
  sideways: {
    name: ['{background|cap}', '{occupation|cap} from the side'],
    today: ['{background|cap}'],
    situation: [
      'Comes from another corner of the field and reads the ad for what is missing from the present job',
    ],
    want: ['One reason that is better than staying, said in figures'],
    worry: [
      {
        worry: 'The change costs more than it brings',
        answer: 'Compare both weeks side by side: hours, way to work, pay, who decides',
      },
    ],
    approach: [
      'Ask what a normal week looks like there, then name the two points in which this one differs: {draw}',
      'Ask what a normal week looks like there, then name the two points in which this one differs',
    ],
  },
  neighbor: {
    name: ['{feeder|cap} who change over'],
    today: ['{feeder|cap}'],
    situation: [
      'Works one step to the side of this job. Knows the surroundings, not yet every task',
    ],
    want: [
      'Pay against today: the national median there is {median}, this job offers {pay}',
      'A step into {occupation|low} work without losing what was built up',
    ],
    worry: [
      {
        worry: 'Starts again at the bottom',
        answer: 'Show on one page what is taught, by whom and in which week',
      },
    ],
    approach: [
      'Titles of that work plus the must-haves: {skills}. Invite them to see the work for an hour before they decide',
      'Titles of that work plus the must-haves. Invite them to see the work for an hour before they decide',
    ],
  },
  rising: {
    name: ['The deputy who already does half of this job'],
    today: ['One level below {title|a}, often covering for the person above'],
    situation: [
      'Carries the work in holidays and emergencies. Sees no opening above for the next years',
    ],
    want: ['The title and the decision rights that go with what they already do'],
    worry: [
      {
        worry: 'Fails in public on the first big decision',
        answer: 'Name who backs them in the first quarter, and what may go wrong without harm',
      },
    ],
    approach: [
      'Ask customers, suppliers and auditors of {rivals} who answers when the boss is away',
      'Ask people at the edge of the field who answers when the boss is away',
    ],
  },
  graduate: {
    name: ['Newly qualified {occupation|low}'],
    today: ['Finishing a course or in the first months of a first job'],
    situation: [
      'Has the papers and little practice. Decides on the person who will teach and on dates that are kept',
    ],
    want: ['A named teacher and a first year with steps that have dates'],
    worry: [
      {
        worry: 'Thrown in at the deep end, or left with the work nobody wants',
        answer: 'Name the teacher, the first task alone and the day it is due',
      },
    ],
    approach: [
      '{channel}: {approach|low}',
      'Teachers first, students second; offer a visit before exams',
    ],
  },
  service: {
    name: ['Leaving the armed forces for {occupation|low} work'],
    today: ['A service specialty close to this work; read the code, not the rank'],
    situation: ['Leaves on a known date. Used to procedure and to being taught properly'],
    want: ['A crew, a procedure and a ladder whose rungs are written down'],
    worry: [
      {
        worry: 'The service record says nothing to a civilian reader',
        answer: 'Translate it together in the first call and accept course records as evidence',
      },
    ],
    approach: [
      '{channel}: {approach|low}. Tie the offer to the separation date',
      'Transition offices first; tie the offer to the separation date',
    ],
  },
  contract: {
    name: ['{occupation|cap} on a contract or agency assignment'],
    today: [
      'Temporary, per diem or project work in {titles|low} roles',
      'Temporary or project work in this field',
    ],
    situation: [
      'Knows several employers from inside. Values the rate, dislikes the gaps between assignments',
    ],
    want: ['Security without a pay cut: show the whole year, gaps and benefits included'],
    worry: [
      {
        worry: 'Loses the higher rate and the freedom to leave',
        answer: 'Put twelve months of both on one page, with the weeks nobody pays for',
      },
    ],
    approach: [
      '{channel}: {approach|low}',
      'Ask when the present assignment ends, and call four weeks before',
    ],
  },
  known: {
    name: ['Someone {employer} has met before', 'Someone you have met before'],
    today: [
      'Past finalist, former colleague or supplier contact; today somewhere else in {occupation|low} work',
    ],
    situation: [
      'Has seen the place from inside and left or lost out on good terms. Needs no introduction, only a reason why it is different now',
    ],
    want: ['To hear what has changed since the last time'],
    worry: [
      {
        worry: 'Was turned down or left once already',
        answer: 'Say in the first sentence why you call now, and what became of the reason then',
      },
    ],
    approach: [
      'Go through three years of own records. Call, do not mail, and let the person who knew them call',
    ],
  },
};
