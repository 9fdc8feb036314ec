/**
 * What candidates say and how it is answered. A row is used when its slots are known; of rows with one topic only
 * the first that fits. Phrases of one list say the same, and the job decides which is taken. {open} is the tone's
 * own way of conceding; trade slots ({wonder}, {see}, {compare}, {peer}, {learn}, {send}) are those of trade-talk; "short" is for a text message, "next" what the recruiter does then.
 */
export interface ObjectionRow {
  topic: string;
  /** Only for jobs of this kind; left out where the slots decide alone. "Few" fills up where the job provokes little. */
  when?: 'pay stated' | 'no pay' | 'remote' | 'licensed' | 'unlicensed' | 'few';
  objection: string;
  rebuttal: readonly string[];
  evidence: string;
  short: readonly string[];
  next: readonly string[];
}

export const objectionRows: readonly ObjectionRow[] = [
  {
    topic: 'pay',
    when: 'pay stated',
    objection: 'I can earn more with {competitor}.',
    rebuttal: [
      '{open} By the month you may. Ours is {pay}, and {extra} comes on top. Compare {compare}, then choose.',
      '{open} Put {compare} side by side: {pay} here, with {extra}. If {competitor} still wins, take it.',
    ],
    evidence: 'Job, pay and competitors. What {competitor} pays is not known here: ask.',
    short: [
      'Ours is {pay}, plus {extra}. What would {competitor} come to, {compare} included?',
      'What does {competitor} come to in a year? Ours: {pay} and {extra}.',
    ],
    next: [
      'Write {compare} in two columns. Promise nothing above {high}.',
      'Two columns, {compare}; {high} is the end of our range.',
    ],
  },
  {
    topic: 'pay',
    when: 'pay stated',
    objection: 'The pay is below what I see elsewhere.',
    rebuttal: [
      '{open} The range is {pay}; its middle lies under the median of {median}. Beside it stands {draw}. If {compare} decide it for you, say so now.',
      '{open} With {pay} we are under the median of {median}, and I will not dress it up. The job puts {draw} beside it.',
    ],
    evidence: 'Job, pay; {paySource}; {percentilesBelow}.',
    short: [
      'It is {pay}, and I will not dress it up. What besides pay would make {name} work here worth a talk?',
      '{pay}, yes, under the median of {median}. Does {draw} change anything?',
    ],
    next: [
      'Note the figure. Ask {manager} whether there is room up to {high}.',
      'Take the figure to {manager}; answer within a day.',
    ],
  },
  {
    topic: 'pay',
    when: 'pay stated',
    objection: '{rival|cap} pay more.',
    rebuttal: [
      '{open} Some may. Ours is {pay}, the {percentiles} of the occupation. Compare {compare} before you choose.',
      '{open} Here it is {pay}, the {percentiles} of what {titles} earn. Ask both sides about {compare}.',
    ],
    evidence: 'Job, pay; {paySource}. What {rival} pay is not known here: ask.',
    short: [
      'Ours is {pay}. What would theirs come to, {compare} included?',
      '{pay} here. And there, with {compare}?',
    ],
    next: [
      'Write {compare} in two columns. Promise nothing above {high}.',
      'Compare on paper; anything above {high} is for {manager} to say.',
    ],
  },
  {
    topic: 'pay',
    when: 'pay stated',
    objection: 'That is not much more than I have today.',
    rebuttal: [
      '{open} The range is {pay}. What you earn now plays no part and I will not ask. Compare {compare} and tell me what is missing.',
      '{open} {pay|cap} is what there is. Set {compare} beside it; what you earned before is not asked.',
    ],
    evidence: 'Job, pay. Former pay is never asked.',
    short: [
      '{pay} is the range. Which of these would tip it: {compare}?',
      'The range is {pay}. What else would have to come with {name} work?',
    ],
    next: [
      'Write the answer down in their words; do not argue about {pay}.',
      'Listen for {compare}, and see what of it the job has.',
    ],
  },
  {
    topic: 'pay',
    when: 'no pay',
    objection: 'You have not said what it pays.',
    rebuttal: [
      '{open} The ad has no range and I will not guess one. {manager|cap} owes me a figure; you get it, with {compare}, before you give us an hour.',
      '{open} I have no figure for {name} pay yet. Before we talk about {top} I will have one from {manager}.',
    ],
    evidence: 'Job: no pay stated. {medianNote}',
    short: [
      'I will have the {name} range in writing before our first talk. Shall I send it then?',
      'Not yet, and I will not guess at {name} pay. May I write once I have it?',
    ],
    next: [
      'Get the range from {manager} today; without it, stop the outreach.',
      'Ask {manager} today. No range, no further message.',
    ],
  },
  {
    topic: 'place',
    objection: '{place} is too far for me.',
    rebuttal: [
      '{open} The way matters. The job helps: {relocation}. Where would you come from?',
      '{open} There is help in the job: {relocation}. If that does not bring {place} closer, we know today.',
    ],
    evidence: 'Job, location and {relocationCite}',
    short: [
      'The work is in {place}, and there is help: {relocation}. Too far even so?',
      '{relocation|cap}. Still too far to {place}?',
    ],
    next: ['If it stays a no, ask for a name in {place}.', 'Ask who they know near {place}.'],
  },
  {
    topic: 'place',
    objection: 'I do not want to come to {place} every day.',
    rebuttal: [
      '{open} It is {workType} in {place}. {manager|cap} can say which days are fixed; I will ask.',
      '{open} The job says {workType}, {place}. Which part of {top} has to be done there, {manager} can tell you.',
    ],
    evidence: 'Job: work type {workType}. Fixed days are not stated; {manager} answers it.',
    short: [
      'It is {workType} in {place}. Is that a no, or a question of days?',
      '{workType|cap}, {place}. A no, or does it depend on the days?',
    ],
    next: [
      'If it depends, get the days from {manager} first.',
      'Find out the fixed days in {place} and call back.',
    ],
  },
  {
    topic: 'remote',
    when: 'remote',
    objection: 'Will I be called back to an office later?',
    rebuttal: [
      '{open} The job is remote. I will ask {manager} to write the place of work into the {name} offer.',
      '{open} Today it says remote. For the years after, ask {manager} for one line in the {name} contract.',
    ],
    evidence: 'Job: remote. Whether the letter says so is a question to {manager}.',
    short: [
      'The job is remote. I will ask {manager} for that line in the letter. Good enough?',
      'Remote, and I will ask {manager} for it in writing. Talk then?',
    ],
    next: [
      'Get the sentence from {manager} before the offer.',
      'Ask {manager} for the wording of the clause.',
    ],
  },
  {
    topic: 'travel',
    objection: 'That is too much travel.',
    rebuttal: [
      '{open} The job says {travel}. Lay it over your calendar; if {titles} here may trade trips, {manager} knows.',
      '{open} It is this much: {travel}. Which months would be hard for you?',
    ],
    evidence: 'Job, {travelCite}',
    short: [
      'In the job: {travel}. How much would be too much?',
      'It says {travel}. Possible or not?',
    ],
    next: ['If {travel} is too much, thank them and stop.', 'Take the no; ask for a name instead.'],
  },
  {
    topic: 'schedule',
    objection: 'The hours do not suit me.',
    rebuttal: [
      '{open} They are what they are: {schedule}. I will ask {manager} for a roster of four weeks, so you judge a month.',
      '{open} The job says {schedule}. Ask {peer} what a month of that feels like before you say no.',
    ],
    evidence: 'Job, {scheduleCite}',
    short: [
      'The hours are {schedule}. Shall I send a real month of it?',
      '{schedule|cap}. Want to see a month of it on paper?',
    ],
    next: [
      'Get the roster from {manager} today. Do not ask why it does not suit.',
      'Roster first; no question about reasons.',
    ],
  },
  {
    topic: 'physical',
    objection: 'That sounds hard on the body.',
    rebuttal: [
      '{open} It is part of the work: {physical}. Ask whether you can {see}. If you need an accommodation, say so at any step.',
      '{open} The job says {physical}. {peer|cap} can tell you more than I can, and accommodations can be talked about.',
    ],
    evidence: 'Job, {physicalCite}',
    short: [
      'True: {physical}. Shall I ask whether you can {see} first?',
      'It is: {physical}. Want to ask {peer} about it?',
    ],
    next: [
      'Ask {manager} about a visit; ask no health question.',
      'Offer a visit. Health is not asked about.',
    ],
  },
  {
    topic: 'newcomer',
    when: 'unlicensed',
    objection: 'I have never worked as {name|a}.',
    rebuttal: [
      '{open} What counts first is {top}. If you have done that elsewhere, a work sample shows it; {learn} come after.',
      '{open} The title is new, {top} may not be. Show it in a work sample and let that speak.',
    ],
    evidence:
      '{topCite|cap}. Work samples predict performance better than years (0.33 against 0.07, Sackett et al. 2022).',
    short: [
      'Have you dealt with {topShort} anywhere? That counts more than the title.',
      '{topShort|cap}: ever done it, under any title?',
    ],
    next: [
      'If {top} is there, invite to the work sample. If not, say what comes first: {learn}.',
      'Ask for one case of {top}; then the work sample or an honest no.',
    ],
  },
  {
    topic: 'newcomer',
    when: 'licensed',
    objection: 'I have not done exactly this before.',
    rebuttal: [
      '{open} With {licence} in hand the rest is {top}, and a work sample shows that. {learn|cap} come in the first weeks.',
      '{open} {licence|cap} opens the door. After that we look at {top}, in a short work sample.',
    ],
    evidence:
      '{topCite|cap}. Work samples predict performance better than years (0.33 against 0.07, Sackett et al. 2022).',
    short: [
      'What is closest in your work to {topShort}?',
      'Which part is new to you: {learn}, or {topShort}?',
    ],
    next: [
      'Compare one task of theirs with {top}, then invite to the work sample.',
      'Find the task nearest to {top} and start there.',
    ],
  },
  {
    topic: 'licence',
    objection: 'I do not have this yet: {licence}.',
    rebuttal: [
      '{open} The job asks for it, so tell me where you stand: booked, halfway or not begun. With a date I can ask {manager}.',
      '{open} By when would you have it? {manager|cap} decides whether that is early enough, and I tell you within a day.',
    ],
    evidence: 'Job, {licenceCite}',
    short: [
      'By which date would you have it: {licence}?',
      'Booked, halfway or not begun: {licence}?',
    ],
    next: [
      'Ask {manager} about the latest date for {licence}.',
      'Take the date to {manager}, answer tomorrow.',
    ],
  },
  {
    topic: 'content',
    objection: 'I am content where I am.',
    rebuttal: [
      'Good, then keep it. {titles|cap} move for {motive|low}; to that the job says {motiveAnswer}. If you lack it one day, you know where it is.',
      'Then I will not push. If it ever comes to {motive|low}, this is what the job holds: {motiveAnswer}.',
    ],
    evidence: 'Job, {motiveCite}',
    short: [
      'Good. What would have to change about {motive|low} for you to look up?',
      'Glad to hear it. May I ask about {name} work again in a year?',
    ],
    next: [
      'Note the answer and a month. Ask for one name.',
      'Write down what they said about {motive|low}; one name asked for, done.',
    ],
  },
  {
    topic: 'process',
    objection: 'I do not have time for a long process.',
    rebuttal: [
      '{open} The steps are: {steps}. {promiseSentence}Is your date earlier? Then I will ask {manager} to join two of them.',
      '{open} It takes this and no more: {steps}. {promiseSentence}Give me your date and {manager} will see what can be joined.',
    ],
    evidence: '{stepsCite}',
    short: ['The steps: {steps}. When is your deadline?', 'Only this: {steps}. Fits?'],
    next: [
      'Hold two times with {manager} next week and offer both.',
      'Two slots of {manager}, both offered.',
    ],
  },
  {
    topic: 'employer',
    objection: 'I have never heard of {employer}.',
    rebuttal: [
      '{open} Judge it by what can be checked: {team}. Then ask {peer} {wonder}.',
      '{open} One fact from the job: {team}. The rest you should hear from {peer}.',
    ],
    evidence: 'Job, {teamCite}',
    short: [
      'Talk to {peer} for half an hour? I will set it up.',
      'One fact: {team}. Want more from {peer}?',
    ],
    next: ['Find {peer} for a talk within three days.', 'Ask {manager} for {peer}, this week.'],
  },
  {
    topic: 'offer',
    when: 'few',
    objection: 'I already have an offer.',
    rebuttal: [
      'Congratulations. When do you have to answer? Compare {compare}, and I will say today whether {manager} can see you before that.',
      'Good for you. Give me your date and I will ask {manager} whether our steps fit in. If not, take theirs.',
    ],
    evidence: 'Process. Nobody is pressed; a false deadline is never named.',
    short: [
      'When do you have to answer? {manager|cap} may make it before.',
      'Your date, please; then I ask {manager}.',
    ],
    next: [
      'Call {manager} at once and free two slots.',
      'Two slots with {manager} before their date, or an honest no.',
    ],
  },
  {
    topic: 'details',
    when: 'few',
    objection: 'Send me the details first.',
    rebuttal: [
      '{open} You get the {name} text as it stands. It does not say {wonder}; I am asking {manager}.',
      '{open} The {name} text is on its way. What it leaves open, {wonder} for one, you hear from {manager}.',
    ],
    evidence: 'Job as a whole; what it leaves open is said openly.',
    short: [
      'On its way. What matters most to you in {name} work?',
      'Here it is. Which line about {name} work decides it?',
    ],
    next: [
      'Send the {name} text now; call in two days.',
      'The text today; a call once {manager} has answered.',
    ],
  },
  {
    topic: 'later',
    when: 'few',
    objection: 'Not now, maybe later.',
    rebuttal: [
      '{open} Give me a month and I will write once, then. Until that day no word about {name} work.',
      '{open} Which month, roughly? I will ask once, about this {name} seat or the next.',
    ],
    evidence: 'Process: one message in the month they named, then nothing.',
    short: [
      'Which month? I will ask about {name} work once.',
      'Spring, summer, next year? A word is enough.',
    ],
    next: [
      'Put the month and their words into the record.',
      'Record the month; no {name} message before it.',
    ],
  },
];
