/**
 * What candidates say and how it is answered. A row is used when its slots are known; of rows with one topic only
 * the first that fits. Phrases of one list say the same, and the job decides which is taken. {open} is the tone's
 * own way of conceding; "short" is for a text message, "next" what the recruiter does then.
 */
export interface ObjectionRow {
  topic: string;
  /** Only for jobs of this kind; left out where the slots decide alone. */
  when?: 'pay stated' | 'no pay' | 'remote' | 'licensed' | 'unlicensed';
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
      '{open} By the month you may. Ours is {pay}, and {extra} comes on top. Put both years on one page, then choose.',
      '{open} Compare the year: {pay} here, with {extra}. If {competitor} still wins, take it with a clear head.',
    ],
    evidence: 'Job, pay and competitors. What {competitor} pays is not known here: ask.',
    short: [
      'Base or the whole year? Ours starts from {pay}, plus {extra}. What would theirs come to?',
      'What does {competitor} come to in a year? Ours: {pay} and {extra}.',
    ],
    next: [
      'Write both years side by side. Promise nothing above {high}.',
      'Two columns, one page; {high} is the end of our range.',
    ],
  },
  {
    topic: 'pay',
    when: 'pay stated',
    objection: 'The pay is below what I see elsewhere.',
    rebuttal: [
      '{open} The range is {pay} and its middle lies below the median of {median}. Against that stands {draw}. If money decides, a no now is better than later.',
      '{open} With {pay} we are under the median of {median}, and I will not dress it up. The job puts {draw} beside it; you decide what that is worth.',
    ],
    evidence: 'Job, pay; {paySource}; {percentilesBelow}.',
    short: [
      'It is {pay}, and I will not dress it up. What would make it worth a talk?',
      '{pay}, yes. Below the median, too. Is there anything that outweighs it?',
    ],
    next: [
      'Note the figure. Ask {manager} whether there is room up to {high} or a review date.',
      'Take the figure to {manager}; answer within a day.',
    ],
  },
  {
    topic: 'pay',
    when: 'pay stated',
    objection: 'Others pay more.',
    rebuttal: [
      '{open} Some do, {rival} for instance. Ours is {pay}, {percentiles} of the occupation. Put a whole year of both on one page before you choose.',
      '{open} At {rival} perhaps. Here it is {pay}, which is {percentiles} of what the occupation pays. Ask both sides for a year, not for an hour.',
      '{open} The range is {pay}, {percentiles} in the public figures. What others offer I do not know; bring it along and we compare.',
    ],
    evidence: 'Job, pay; {paySource}. What others pay is not known here: ask.',
    short: [
      'Base or the whole year? Ours is {pay}. What would the other one come to?',
      '{pay} here. And there, all in all?',
    ],
    next: [
      'Write both years side by side. Promise nothing above {high}.',
      'Compare on paper; anything above {high} is for {manager} to say.',
    ],
  },
  {
    topic: 'pay',
    when: 'pay stated',
    objection: 'That is not much more than I have today.',
    rebuttal: [
      '{open} The range is {pay}. Where you start depends on what you show, not on what you earned before, and I will not ask you that. What would make a move worth it?',
      '{open} {pay|cap} is what there is; your former pay plays no part and is not asked. Tell me what besides money would count.',
    ],
    evidence: 'Job, pay. Former pay is never asked.',
    short: [
      '{pay} is the range. What would make a move worth it for you?',
      'The range is {pay}. What else would have to come with it?',
    ],
    next: [
      'Write the answer down in their words; do not argue about the number.',
      'Listen, note, and see what of it the job has.',
    ],
  },
  {
    topic: 'pay',
    when: 'no pay',
    objection: 'You have not said what it pays.',
    rebuttal: [
      '{open} The ad has no range, and I will not guess one. I am asking {manager} for it in writing; you get it before you spend an hour on us.',
      '{open} Nobody has given me a figure yet. Before the first real talk {manager} will, or there is no talk.',
    ],
    evidence: 'Job: no pay stated. {medianNote}',
    short: [
      'You are right to ask. I will have the range in writing before our first talk. Shall I send it then?',
      'Not yet, and I will not guess. May I write once I have it?',
    ],
    next: [
      'Get the range approved today; without it, stop the outreach.',
      'Ask {manager} today. No range, no further message.',
    ],
  },
  {
    topic: 'place',
    objection: '{place} is too far for me.',
    rebuttal: [
      '{open} The way matters. The job helps like this: {relocation}. Where would you come from?',
      '{open} There is help for it in the job: {relocation}. If that does not bridge it, we should both know today.',
    ],
    evidence: 'Job, location and {relocationCite}',
    short: [
      'The work is in {place}, and there is help: {relocation}. Too far even so?',
      'With this help, {relocation}, still too far?',
    ],
    next: [
      'If it stays a no, thank them and ask for a name in {place}.',
      'Ask who they know near {place}.',
    ],
  },
  {
    topic: 'place',
    objection: 'I do not want to come in every day.',
    rebuttal: [
      '{open} It is {workType} in {place}, and I would rather say so now than in the third talk. I will ask {manager} which days are fixed.',
      '{open} The job says {workType}, {place}. What is fixed and what is habit, {manager} can tell you before you decide.',
    ],
    evidence: 'Job: work type {workType}. Fixed days are not stated; {manager} answers it.',
    short: [
      'It is {workType} in {place}. Is that a no, or does it depend on the days?',
      '{workType|cap}, {place}. Deal breaker, or a question of days?',
    ],
    next: [
      'If it depends, get the days from {manager} first.',
      'Find out the fixed days and call back.',
    ],
  },
  {
    topic: 'remote',
    when: 'remote',
    objection: 'Will I be called back to an office later?',
    rebuttal: [
      '{open} The job is remote. I will ask {manager} to have the place of work written into the offer letter, so that you need not trust a habit.',
      '{open} Today it says remote. What it says in two years is a question for the contract: I will ask {manager} for that line.',
    ],
    evidence: 'Job: remote. Whether the letter says so is a question to {manager}.',
    short: [
      'The job is remote. I will ask for that line in the letter. Good enough to talk?',
      'Remote, and I will ask for it in writing. Talk then?',
    ],
    next: ['Get the sentence from HR before the offer.', 'Ask HR for the wording of the clause.'],
  },
  {
    topic: 'travel',
    objection: 'That is too much travel.',
    rebuttal: [
      '{open} Here is what the job says, word for word: {travel}. Lay it over a calendar of yours. If it does not fit, a no today is a good result.',
      '{open} It is this much and no more, as far as the text goes: {travel}. Which months would be hard?',
    ],
    evidence: 'Job, {travelCite}',
    short: [
      'In the words of the job: {travel}. How much would be too much?',
      'It says {travel}. Possible or not?',
    ],
    next: [
      'If any travel is too much, thank them and stop.',
      'No means no here; ask for a name instead.',
    ],
  },
  {
    topic: 'schedule',
    objection: 'The hours do not suit me.',
    rebuttal: [
      '{open} They are what they are: {schedule}. I will send you a real roster of four weeks, so that you judge a month and not a word.',
      '{open} The job says it plainly: {schedule}. See four weeks of it on paper before you say no.',
    ],
    evidence: 'Job, {scheduleCite}',
    short: [
      'The hours are: {schedule}. Shall I send a real roster of four weeks?',
      '{schedule|cap}. Want to see what four weeks of it look like?',
    ],
    next: [
      'Send the roster the same day. Do not ask why it does not suit.',
      'Roster today, no questions about reasons.',
    ],
  },
  {
    topic: 'physical',
    objection: 'That sounds hard on the body.',
    rebuttal: [
      '{open} It is part of the work: {physical}. Come and see it for an hour before you decide. If you need an accommodation, say so at any step.',
      '{open} In the words of the job: {physical}. Watching it for an hour tells more than I can, and accommodations can be talked about.',
    ],
    evidence: 'Job, {physicalCite}',
    short: [
      'True: {physical}. Would you like to see it for an hour first?',
      'It is: {physical}. See it before you decide?',
    ],
    next: [
      'Arrange the visit; ask no health question.',
      'Offer two times for a visit. Health is not asked about.',
    ],
  },
  {
    topic: 'newcomer',
    when: 'unlicensed',
    objection: 'I have never worked as {title|a}.',
    rebuttal: [
      '{open} What counts first is {top}. If you have done that elsewhere, a work sample will show it, and we look at that before we look at titles.',
      '{open} The title is new, the work may not be. Have you dealt with {top}? Then do the work sample and let that speak.',
    ],
    evidence:
      '{topCite|cap}. Work samples predict performance better than years (0.33 against 0.07, Sackett et al. 2022).',
    short: [
      'Have you dealt with {topShort} anywhere? That counts more than the title.',
      '{topShort|cap}: ever done it, under any title?',
    ],
    next: [
      'If yes, invite to the work sample. If no, say what would have to be learned first.',
      'Ask for one case; then the work sample or an honest no.',
    ],
  },
  {
    topic: 'newcomer',
    when: 'licensed',
    objection: 'I have not done exactly this before.',
    rebuttal: [
      '{open} The document decides the first part: {licence}. The second is {top}, and a work sample shows that better than a list of years.',
      '{open} With the papers ({licence}) the door is open. What we then look at is {top}, in a short work sample.',
    ],
    evidence:
      '{topCite|cap}. Work samples predict performance better than years (0.33 against 0.07, Sackett et al. 2022).',
    short: [
      'What is closest to it in your work: more, less or the same as {topShort}?',
      'Which part is new: the place, the people or {topShort}?',
    ],
    next: [
      'Compare one task of theirs with one of ours, then invite to the work sample.',
      'Find the nearest task and start from there.',
    ],
  },
  {
    topic: 'licence',
    objection: 'I do not have this yet: {licence}.',
    rebuttal: [
      '{open} The job asks for it, so tell me where you stand: booked, halfway, or not begun. With a date I can ask {manager} whether it is early enough.',
      '{open} Give me the date by which you would have it. {manager|cap} decides whether that will do, and I tell you within a day.',
    ],
    evidence: 'Job, {licenceCite}',
    short: [
      'By which date would you have it: {licence}?',
      'Booked, halfway or not begun: {licence}?',
    ],
    next: [
      'Ask {manager} about the latest date; answer within a day.',
      'Date to {manager}, answer tomorrow.',
    ],
  },
  {
    topic: 'content',
    objection: 'I am content where I am.',
    rebuttal: [
      'Good, then keep it. If one thing could be better, would it be this: {motive|low}? Here the job says: {draw}.',
      'Then I will not push. People in your work name one thing most often: {motive|low}. What this job has for it: {draw}.',
    ],
    evidence: 'Job, {drawCite}',
    short: [
      'Good. What would have to change for you to look up?',
      'Glad to hear it. May I ask again in a year?',
    ],
    next: [
      'Note the answer and a month. Ask for one name.',
      'A month in the calendar, one name asked for, done.',
    ],
  },
  {
    topic: 'process',
    objection: 'I do not have time for six interviews.',
    rebuttal: [
      '{open} The steps are: {steps}. {promiseSentence}If your deadline is earlier, tell me and I will move ours.',
      '{open} It takes this and not more: {steps}. {promiseSentence}Tell me your deadline and I will see what can be joined.',
    ],
    evidence: '{stepsCite}',
    short: ['The steps: {steps}. When is your deadline?', 'Only this: {steps}. Fits?'],
    next: ['Hold two times next week and offer both.', 'Two slots, both offered, none explained.'],
  },
  {
    topic: 'offer',
    objection: 'I already have an offer.',
    rebuttal: [
      'Congratulations. When do you have to answer? I will tell you today whether our steps for the {title} job fit in before that. If not, take theirs with a clear head.',
      'Good for you. Give me the date of your answer and I will see with {manager} whether the {title} steps can be done by then. No false hurry from me.',
    ],
    evidence: 'Process. Nobody is pressed; a false deadline is never named.',
    short: [
      'When do you have to answer? I will say today if we can make it.',
      'Your date, please; then I know if we are in time.',
    ],
    next: [
      'Call {manager} at once and free two slots.',
      'Two slots before their date, or an honest no.',
    ],
  },
  {
    topic: 'employer',
    objection: 'I have never heard of {employer}.',
    rebuttal: [
      '{open} Judge it by what can be checked. From the job: {team}. Ask me for half an hour with somebody who does the work, before you send anything.',
      '{open} Then start with facts. The job says: {team}. The rest you should hear from somebody who works there.',
    ],
    evidence: 'Job, {teamCite}',
    short: [
      'Talk to somebody who works there for half an hour? I will set it up.',
      'One fact: {team}. Want to hear more from a colleague there?',
    ],
    next: ['Arrange the talk within three days.', 'Find a colleague who is willing, this week.'],
  },
  {
    topic: 'details',
    objection: 'Send me the details first.',
    rebuttal: [
      '{open} You get the {title} job as it stands. Tell me what you read first, the work, the hours or the pay, and I will make sure that it is in there.',
      '{open} The text of the {title} job is on its way. One question back: which line would make you stop reading?',
    ],
    evidence: 'Job as a whole; what it leaves open is said openly.',
    short: [
      'On its way. What matters most: work, hours or pay?',
      'Here it is. Which line decides for you?',
    ],
    next: [
      'Send only that one thing first; call in two days.',
      'The text today, a call the day after tomorrow.',
    ],
  },
  {
    topic: 'later',
    objection: 'Not now, maybe later.',
    rebuttal: [
      '{open} Give me a month and I will write once, then. Until that day you hear nothing about the {title} job from me.',
      '{open} Which month, roughly? I note it with your words and ask once, about this {title} job or one like it.',
    ],
    evidence: 'Process: one message in the month they named, then nothing.',
    short: ['Which month? I will ask once.', 'Spring, summer, next year? One word is enough.'],
    next: [
      'Put the month and their words into the record.',
      'Record the month; no message before it.',
    ],
  },
  {
    topic: 'answers',
    objection: 'Recruiters never call back.',
    rebuttal: [
      '{open} Too often that is true. Name the day by which you want to know where you stand, and you hear from me by then, also when it is a no.',
      '{open} Then test me: you say the day, I call, with or without news on the {title} job.',
    ],
    evidence: 'Greenhouse 2024: 61% of candidates were left without an answer after an interview.',
    short: [
      'Say a day, and I call. Also with a no.',
      'By when do you want to know? I will keep to it.',
    ],
    next: ['Put the day into the calendar now and keep it.', 'Call on that day, news or not.'],
  },
];
