export type RiskTopic =
  | 'safety'
  | 'main'
  | 'height'
  | 'fitness'
  | 'licence'
  | 'travel'
  | 'schedule'
  | 'salary'
  | 'remote'
  | 'place'
  | 'start'
  | 'years'
  | 'offer'
  | 'claims'
  | 'own-part'
  | 'questions';

/**
 * Signs to look into. A row is used when its slots are known; the first rationale that can be filled is taken.
 * The words height, fitness, safety, remote and salary decide the icon on screen, so they stand where they belong.
 */
export const riskPhrases: readonly {
  topic: RiskTopic;
  flag: string;
  rationale: readonly string[];
}[] = [
  {
    topic: 'safety',
    flag: 'Safety: cannot give an own case of {safety}',
    rationale: [
      'A mistake in this part of the {title} job harms people. Ask once more in other words, in case it was nerves; if no case comes, the score is what was seen and the decision is the panel’s.',
    ],
  },
  {
    topic: 'main',
    flag: 'Speaks about {top} only in general terms',
    rationale: [
      'It carries the most weight here. Warning sound: {weak}. Let them show it in the work sample before you judge; some people do better than they tell.',
      'It carries the most weight here. Let them show it in the work sample before you judge; some people do better than they tell.',
    ],
  },
  {
    topic: 'height',
    flag: 'Height: answers in one word and changes the subject',
    rationale: [
      'The job states: {height}. Words prove little; arrange a supervised try before the offer, the same for everyone, and offer a second date.',
    ],
  },
  {
    topic: 'fitness',
    flag: 'Fitness: unsure about the physical part when it is read out',
    rationale: [
      'In the words of the job: {lifting}. Read that out to everyone and ask whether they can do it, with or without an accommodation. Never judge by looks, age or weight; any medical check comes after a conditional offer.',
    ],
  },
  {
    topic: 'licence',
    flag: 'No document yet for: {licence}',
    rationale: [
      'A document decides this, not an impression. Ask for the register entry or the date by which it will be there, and ask the hiring manager whether that date is soon enough.',
    ],
  },
  {
    topic: 'travel',
    flag: 'Says yes to travel before hearing how much',
    rationale: [
      'The job states: {travel}. Say it in these words and ask for the plan. A quick yes is the commonest reason for an early exit.',
    ],
  },
  {
    topic: 'schedule',
    flag: 'Hopes that the hours will change after the start',
    rationale: [
      'The job states: {schedule}. Show a real roster of four weeks. Score availability alone, never the reason behind it.',
    ],
  },
  {
    topic: 'salary',
    flag: 'Salary: expects more than {high}',
    rationale: [
      'Not a fault. The range is {pay} and its middle lies {payStanding} the median of {median}. Say the range in the first call; if it stays a no, part on good terms.',
      'Not a fault. The range is {pay}. Say it in the first call; if it stays a no, part on good terms.',
    ],
  },
  {
    topic: 'salary',
    flag: 'Salary: asks for the range and the ad has none',
    rationale: [
      'That is a gap of the ad, not of the person. Get a range from the hiring manager before the first call, and ask what people expect, never what they earn.',
    ],
  },
  {
    topic: 'remote',
    flag: 'Remote: has no place to work undisturbed or has not worked {remote} before',
    rationale: [
      'For a remote {title} job ask how they made progress visible in an earlier task. Being new to it is a matter of the first month, not of the decision.',
    ],
  },
  {
    topic: 'place',
    flag: 'No plan yet for getting to {place}',
    rationale: [
      'The work is {onsite}. Ask for the way and the date, not for reasons. Somebody without a car may have a better plan than somebody with one.',
    ],
  },
  {
    topic: 'start',
    flag: 'Cannot name a date before {start}',
    rationale: [
      'The job names this start. Ask about notice in the first call, and ask the hiring manager how many weeks a strong person is worth.',
    ],
  },
  {
    topic: 'years',
    flag: 'Fewer than {years} years, with strong cases',
    rationale: [
      'Treat this as a question, not as a filter: years predict little, cases and a work sample much more. Ask the hiring manager what the years stand for.',
    ],
  },
  {
    topic: 'offer',
    flag: 'Already far along with {competitor} or another employer',
    rationale: [
      'A sign of a good {title}, not of disloyalty. Ask for their date, and move our steps together.',
    ],
  },
  {
    topic: 'offer',
    flag: 'Already far along with another employer ({rival})',
    rationale: [
      'A sign of a good {title}, not of disloyalty. Ask for their date, and move our steps together.',
    ],
  },
  {
    topic: 'claims',
    flag: 'Sees the job only as a stop on the way to {goesTo}',
    rationale: [
      'Many {titles} go on to that, so ask what would have to happen here in the first two years for it to be worth staying, and whether the job can offer it.',
    ],
  },
  {
    topic: 'own-part',
    flag: 'Tells of {top} with "we" throughout',
    rationale: [
      'Modesty and borrowed work sound alike. Ask once: which part was yours, and who would say so? A clear answer clears it.',
    ],
  },
  {
    topic: 'questions',
    flag: 'No question about the {title} job by the second talk',
    rationale: [
      'Ask what would make them say no. Silence here often turns into a no after the offer.',
    ],
  },
];
