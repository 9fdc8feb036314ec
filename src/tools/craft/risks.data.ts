export type RiskTopic =
  | 'safety'
  | 'main'
  | 'height'
  | 'fitness'
  | 'licence'
  | 'travel'
  | 'schedule'
  | 'salary'
  | 'no-pay'
  | 'remote'
  | 'place'
  | 'start'
  | 'years'
  | 'offer'
  | 'rival'
  | 'path'
  | 'own-part'
  | 'questions';

export interface RiskRow {
  topic: RiskTopic;
  /** Rows of one kind stand for each other: only the first that fits is used. */
  kind?: RiskTopic;
  flag: readonly string[];
  rationale: readonly string[];
}

/**
 * Signs to look into. A row is used when its slots are known; phrases of one list say the same, and the job decides
 * which is taken. The words height, fitness, safety, remote and salary decide the icon on screen.
 */
export const riskPhrases: readonly RiskRow[] = [
  {
    topic: 'safety',
    flag: [
      'Safety: cannot give an own case of {safety}',
      'Safety: talks about {safety} in rules only',
      'Safety: no example for {safety}',
    ],
    rationale: [
      'A mistake here harms people. Ask once more in other words, in case it was nerves; if no case comes, write down what was said and let the panel decide.',
      'As {title|a} one answers for others in this. Repeat the question later in the talk; two empty answers are a finding, one is not.',
      'Others pay for an error in it. Give a second chance with an example from daily {title} work, then score what you heard.',
    ],
  },
  {
    topic: 'main',
    flag: [
      'Speaks about {top} only in general terms',
      '{top|cap}: big words, no case',
      'Stays vague when asked about {top}',
    ],
    rationale: [
      'It carries the most weight here. Warning sound: {weak}. Let them show it in the work sample before you judge.',
      'Most points rest on it. If you hear something like "{weak}", move to the work sample; some people do better than they tell.',
      'Do not conclude yet: {top} can be shown. A weak sign would be: {weak}.',
      'It carries the most weight here. Let them show it in the work sample before you judge.',
    ],
  },
  {
    topic: 'height',
    flag: [
      'Height: answers in one word and changes the subject',
      'Height: "should be fine", and no more',
      'Height: has never tried it and says yes',
    ],
    rationale: [
      'The job states: {height}. Words prove little; arrange a supervised try before the offer, the same for everyone.',
      'Read the line again: {height}. Then offer two dates for a supervised try, to each person alike.',
      'Only trying shows it ({height}). Everyone gets the same try, before any offer.',
    ],
  },
  {
    topic: 'fitness',
    flag: [
      'Fitness: unsure about the physical part when it is read out',
      'Fitness: asks twice about the physical part',
      'Fitness: has not heard of the physical part before',
    ],
    rationale: [
      'In the words of the job: {lifting}. Ask everyone whether they can do it, with or without an accommodation. Never judge by looks, age or weight; a medical check comes after a conditional offer.',
      'Say it as it stands, {lifting}, and ask for a yes or a no, accommodation included. Looks, age and weight tell nothing, and a medical check has its place after the offer.',
      'Let the line speak: {lifting}. A yes counts, with or without an accommodation; what you see of a person does not.',
    ],
  },
  {
    topic: 'licence',
    flag: [
      'No document yet for: {licence}',
      'Document missing: {licence}',
      'Says it will come: {licence}',
    ],
    rationale: [
      'A document decides this, not an impression. Ask for the entry or the date, and ask {manager} whether that date is soon enough.',
      'Get the date in writing and let {manager} say if it will do.',
      'Neither a yes nor a no: it is a date. {manager|cap} knows how late is too late.',
    ],
  },
  {
    topic: 'travel',
    flag: [
      'Says yes to travel before hearing how much',
      'Agrees to any travel',
      'Travel: no question about how often',
    ],
    rationale: [
      'The job states: {travel}. Say it in these words and ask for the plan; a quick yes often ends early.',
      'Put it in the words of the job, {travel}, and wait. What follows is the real answer.',
      'A calendar helps: {travel}. Who has laid it over their own year can say yes.',
    ],
  },
  {
    topic: 'schedule',
    flag: [
      'Hopes that the hours will change after the start',
      'Asks how soon one can move to other hours',
      'Takes the hours for a phase',
    ],
    rationale: [
      'The job states: {schedule}. Show a real roster of four weeks. Score availability alone, never the reason behind it.',
      'They will not change: {schedule}. A roster says it better than you; reasons are nobody’s business.',
      'Show four real weeks of it, {schedule}, and ask for a yes or a no without a reason.',
    ],
  },
  {
    topic: 'salary',
    flag: [
      'Salary: expects more than {high}',
      'Salary: names a figure above {high}',
      'Salary: {high} would be a step back',
    ],
    rationale: [
      'Not a fault. The range is {pay}; its middle lies {payStanding} the median of {median}. Say it in the first call and part on good terms if it stays a no.',
      'Between {pay} and that figure lies a decision of {manager}, not of yours. Ask what else would count, then ask once.',
      'The range is {pay}. Say so early; an honest no costs less than a late one.',
    ],
  },
  {
    topic: 'no-pay',
    kind: 'salary',
    flag: [
      'Salary: asks for the range and the ad has none',
      'Salary: wants a figure nobody has given you',
    ],
    rationale: [
      'A gap of the ad, not of the person. Get a range from {manager} before the first call, and ask what people expect, never what they earn.',
      'They are right to ask. Without a range from {manager} there is no first call; former pay stays out of it.',
    ],
  },
  {
    topic: 'remote',
    flag: [
      'Remote: has never worked {remote} before',
      'Remote: no quiet place for {remote} work yet',
    ],
    rationale: [
      'Ask how they made progress visible in an earlier task. Being new to it is a matter of the first month as {title}, not of the decision.',
      'A question of habit: how would {manager} see what was done in a week? A good answer settles it.',
    ],
  },
  {
    topic: 'place',
    flag: [
      'No plan yet for getting to {place}',
      'The way to {place} is still open',
      '{place}: has not looked at the way',
    ],
    rationale: [
      'The work is {onsite}. Ask for the way and the date, not for reasons; there are more ways than a car.',
      'It is {onsite} work. A way and a date are enough; why somebody lives where they live is not asked.',
    ],
  },
  {
    topic: 'start',
    flag: ['Cannot name a date before {start}', 'Notice runs beyond {start}'],
    rationale: [
      'The job names this start. Ask {manager} how many weeks a strong person is worth.',
      'A matter for {manager}: which date would still do, and who covers until then?',
    ],
  },
  {
    topic: 'years',
    flag: ['Fewer than {years} years, with strong cases', 'Good cases and less than {years} years'],
    rationale: [
      'Treat this as a question, not as a filter: years predict little, cases and a work sample much more. Ask {manager} what the years stand for.',
      'Ask {manager} what {years} years are meant to prove, and test that instead. Years alone predict next to nothing.',
    ],
  },
  {
    topic: 'offer',
    flag: ['Already far along with {competitor}', 'Talks with {competitor} at the same time'],
    rationale: [
      'A sign of quality, not of disloyalty. Ask for their date, and move our steps together.',
      'Take it as a compliment and ask for the date; then see which steps for {title|a} can be joined.',
    ],
  },
  {
    topic: 'rival',
    kind: 'offer',
    flag: ['Already far along elsewhere ({rival})', 'Has another process running, with {rival}'],
    rationale: [
      'A sign of quality, not of disloyalty. Ask for their date, and move our steps together.',
      'Good {titles} are asked for. Find out the date and shorten what can be shortened.',
    ],
  },
  {
    topic: 'path',
    flag: [
      'Sees the job only as a stop on the way to {goesTo}',
      'Talks more of {goesTo} than of this work',
    ],
    rationale: [
      'Many {titles} go on to that. Ask what would have to happen in two years for it to be worth staying.',
      'A usual path, and no fault. Two years would do if both sides say so now.',
    ],
  },
  {
    topic: 'own-part',
    flag: ['Tells of {top} with "we" throughout', '"We" instead of "I" when it comes to {top}'],
    rationale: [
      'Modesty and borrowed work sound alike. Ask once which part was theirs, and who would say so.',
      'Ask for the part nobody else did. A clear answer clears it.',
    ],
  },
  {
    topic: 'questions',
    flag: [
      'No question about the {title} job by the second talk',
      'Wants to know nothing about the {title} work',
    ],
    rationale: [
      'Ask what would make them say no. Silence here often turns into a no after the offer.',
      'Turn it around: what would you have to hear to say yes? If nothing comes, the interest is thin.',
    ],
  },
];
