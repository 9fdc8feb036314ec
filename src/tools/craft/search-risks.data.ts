/**
 * What can go wrong with a search, and what it silently takes for granted. A row counts when the job gives a
 * reason for it (search-risks.ts says which); of several phrases whose slots are known one is taken.
 * Slots: {title} {place} {pay} {low} {high} {median} {standing} {winnable} {around} {contacts} {licence} {musts}
 * {hours} {travel} {physical} {start} {accept} {flag} {rival} {check} {holiday} {rule} {open} {worry} {answer}
 * {sample} {years} {seats} {flagName}.
 */
export type RiskRow = {
  category: string;
  level: 'High' | 'Medium' | 'Low';
  title: readonly string[];
  description: readonly string[];
  /** What it costs; the level stands before it. */
  impact: readonly string[];
  assumption: readonly string[];
  mitigation: readonly string[];
};

/** Risks of the job itself: pay, people, papers, hours, place. */
export const jobRiskRows = {
  payMissing: {
    category: 'Pay',
    level: 'High',
    title: ['No pay to name', 'Pay unknown'],
    description: [
      'The job states no pay. The {median} median of the occupation is public, so people will measure an unnamed figure against it',
      'The job states no pay, and it is what readers look for first',
    ],
    impact: [
      'first calls end at the first question',
      'good people pass by an ad without a figure',
      'paid ads bring clicks and no calls',
    ],
    assumption: [
      'Somebody has approved a range for {title|a}',
      'The pay will be good enough once it is named',
    ],
    mitigation: [
      'Get a range with a low and a high end in writing before anything is published',
      'HR names the range at the intake; no ad without it',
      'Range first, posting second',
    ],
  },
  payBelow: {
    category: 'Pay',
    level: 'High',
    title: ['Pay below the middle of the field'],
    description: [
      '{pay} stands {standing} against a median of {median}; whoever holds this job elsewhere often earns as much already',
    ],
    impact: ['offers fall at the end, after all the work'],
    assumption: ['{pay} will move somebody who does this work today'],
    mitigation: [
      'Say the figure in the first call. Agree now what may be added: the high end, hours, or fewer must-haves',
      'Ask for room up to {median}, or take people one step earlier in their career',
    ],
  },
  payPlacement: {
    category: 'Pay',
    level: 'Medium',
    title: ['Nobody has agreed what earns {low} and what earns {high}'],
    description: [
      'The range runs from {low} to {high} and the job does not say where a person starts in it',
      'Between {low} and {high} there is room, and the job names no steps',
      'The job does not say who starts at {low} and who at {high}',
    ],
    impact: [
      'an offer waits for a new approval while the candidate hears from others',
      'two people in the same job are paid by how they bargain',
      'the offer takes a week longer than it should',
    ],
    assumption: ['Everyone agrees what earns {low} and what earns {high}'],
    mitigation: [
      'Write three lines before the first second round: what earns the low end, the middle and the high end',
      'Place by work sample; the manager and HR sign the table before week 3',
    ],
  },
  poolSmall: {
    category: 'Supply',
    level: 'High',
    title: ['Too few people nearby'],
    description: [
      'About {winnable} people who could be won are estimated {around}, and the plan speaks to {contacts}',
    ],
    impact: ['the list is used up before the seat is filled'],
    assumption: ['Enough people for this work live {around}'],
    mitigation: [
      'Begin with neighbors in other trades and with people who would move, not after the list is empty',
      'Decide in week 2 whether the radius, the must-haves or the place can give way',
    ],
  },
  licence: {
    category: 'Compliance',
    level: 'High',
    title: [
      'A required document is missing at the end',
      'Documents are checked too late',
      'Nobody asked for the documents in time',
    ],
    description: [
      'The job asks for {licence}, and most searches check it late',
      'Required: {licence}. In most searches it is looked at last',
      'Nobody may start without this, and few are asked early: {licence}',
    ],
    impact: [
      'a finalist drops out after the last talk',
      'the process starts again in week five',
      'an offer has to be taken back',
    ],
    assumption: [
      'Everyone who applies holds {licence} or can have it by the start',
      '{licence|cap} will be there when the person starts',
      'Everyone who applies has this already: {licence}',
    ],
    mitigation: [
      'First question of the first call, with the number or the date; agree which of them may follow later',
      'Check the register before the second round, and settle what a person may do until it is there',
      'Ask on day one for the number or the date',
      'Copy with the application, original at the second round',
    ],
  },
  manyMusts: {
    category: 'Requirements',
    level: 'Medium',
    title: ['A list of demands that shuts people out'],
    description: [
      '{musts} must-haves stand in the job. Few of those who could do it will tick all',
      '{musts|cap} demands at once: who meets all of them has no need to look',
    ],
    impact: ['capable people do not apply', 'half of the good ones never apply'],
    assumption: ['All {musts} must-haves are needed on the first day'],
    mitigation: [
      'Sort them with the manager: needed on day one, learned in a month, only nice. Keep six at most in the first group',
      'Strike what no step of the process tests',
    ],
  },
  hours: {
    category: 'Conditions',
    level: 'High',
    title: ['The hours come as a surprise', 'Hours misunderstood'],
    description: [
      'The job says: {hours}. People say yes to that on the phone and no at the kitchen table',
      'Quickly read, harder to live with: {hours}',
      'The job says {hours}; many candidates will hear normal hours',
    ],
    impact: [
      'withdrawals after the offer, or in the first months',
      'the person leaves after six weeks',
      'offers declined after a talk at home',
    ],
    assumption: [
      'Candidates have understood what "{hours}" means for their week',
      'Candidates have understood the hours',
      '"{hours}" suits those who apply',
    ],
    mitigation: [
      'Show a real plan of the last four weeks before the second round',
      'Read the hours out in the first call and ask what has to be arranged at home',
      'Real roster on the table in the first talk',
    ],
  },
  travel: {
    category: 'Conditions',
    level: 'Medium',
    title: ['Travel grows in the telling'],
    description: [
      'Stated: {travel}. Nobody has written down whether that is a limit or an average',
      'On paper: {travel}. A limit or an average?',
    ],
    impact: ['trust goes with the first trip too many'],
    assumption: ['The travel stated is the most it will be', 'Travel will stay as stated'],
    mitigation: [
      'The manager confirms nights away in writing; the offer repeats the figure',
      'Give the nights away of the last twelve months instead of a percentage',
    ],
  },
  physical: {
    category: 'Conditions',
    level: 'High',
    title: ['The physical part is tested too late', 'Physical demands are tried too late'],
    description: [
      'The job asks for this: {physical}. A talk does not show it',
      'The job asks for this, and an interview does not show it: {physical}',
    ],
    impact: ['a good hire on paper stops in week one', 'somebody gives up in the first days'],
    assumption: ['Who says yes to the physical part has done it before'],
    mitigation: [
      'A supervised try of the real task for everyone before the offer; any medical check only after a conditional offer',
      'Let finalists see the work where it is done, all in the same way, before anyone decides',
    ],
  },
  place: {
    category: 'Place',
    level: 'Medium',
    title: ['{place} is hard to reach or to move to'],
    description: [
      'The work is on-site and few people live around it, so somebody may have to move',
      'The work is on-site at {place}',
    ],
    impact: ['a signed person cannot start on the day'],
    assumption: ['People can get to {place} every day, or will move there'],
    mitigation: [
      'Ask about the way, housing and a partner’s work in the first call; have local answers ready',
      'Send two housing options with the offer and ask whether help with the move can be paid',
    ],
  },
  startEarly: {
    category: 'Timing',
    level: 'High',
    title: ['The start comes before the plan allows'],
    description: [
      'The job names {start}; at this difficulty acceptance is planned for {accept} and most people owe two weeks of notice',
    ],
    impact: ['the first choice cannot come, or comes without notice served'],
    assumption: ['A good person can start on {start}'],
    mitigation: [
      'Agree today which is fixed, the date or the person, and what covers the gap',
      'Ask for notice in the first call and name the latest start that still helps',
    ],
  },
} satisfies Record<string, RiskRow>;
