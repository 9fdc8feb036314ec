/**
 * What candidates say and how it is answered. A row is used when all its slots are known, in this order; {open} is
 * the tone's own way of conceding. "short" is for a text message, "next" what the recruiter does then.
 */
export interface ObjectionRow {
  topic: string;
  objection: string;
  rebuttal: string;
  evidence: string;
  short: string;
  next: string;
}

export const objectionRows: readonly ObjectionRow[] = [
  {
    topic: 'pay',
    objection: 'I can earn more with {competitor}.',
    rebuttal:
      '{open} By the hour or the month you may. Ours is {pay}, {percentiles} of the occupation, and {extra} comes on top. Put both years on one page, then choose.',
    evidence: 'Job: pay; {paySource}. The other offer is not known: ask for it.',
    short:
      'Base or the whole year? Ours starts from {pay}, plus {extra}. What would the other one come to?',
    next: 'Write both years side by side. Promise nothing above {high}.',
  },
  {
    topic: 'pay',
    objection: 'Others pay more.',
    rebuttal:
      '{open} Some do, {rival} for instance. Ours is {pay}, {percentiles} of the occupation. Put a whole year of both on one page before you choose.',
    evidence: 'Job: pay; {paySource}. What others pay is not known here: ask.',
    short: 'Base or the whole year? Ours is {pay}. What would the other one come to?',
    next: 'Write both years side by side. Promise nothing above {high}.',
  },
  {
    topic: 'pay',
    objection: 'The pay is below what I see elsewhere.',
    rebuttal:
      '{open} The range is {pay} and its middle lies below the median of {median}. What the job puts against it is this: {draw}. If money decides, it is better to say no now.',
    evidence: 'Job: pay; {paySource}; {percentilesBelow}.',
    short: 'It is {pay}, and I will not dress it up. What would you need to make it worth a talk?',
    next: 'Note the figure. Ask the hiring manager whether there is room up to {high} or a review date.',
  },
  {
    topic: 'pay',
    objection: 'That is not much more than I have today.',
    rebuttal:
      '{open} The range is {pay}; where you start depends on what you show, not on what you earned before, and I will not ask you that. Tell me what would make a move worth it.',
    evidence: 'Job: pay. Former pay is never asked.',
    short: '{pay} is the range. What would make a move worth it for you?',
    next: 'Write the answer down in their words; do not argue about the number.',
  },
  {
    topic: 'pay',
    objection: 'You have not said what it pays.',
    rebuttal:
      '{open} The ad has no range, and I will not guess one. I am asking {manager} for it in writing and you get it before you spend an hour on us.',
    evidence: 'Job: no pay stated. {medianNote}',
    short:
      'You are right to ask. I will have the range in writing before our first real talk. Shall I send it then?',
    next: 'Get the range approved today; without it, stop the outreach.',
  },
  {
    topic: 'place',
    objection: '{place} is too far for me.',
    rebuttal:
      '{open} The work is on site, so the way matters. The job helps like this: {relocation}. Where would you come from, and what would make the way bearable?',
    evidence: 'Job, location and {relocationCite}',
    short: 'The work is on site in {place}, and there is help: {relocation}. Too far even so?',
    next: 'If it stays a no, thank them and ask for a name in {place}.',
  },
  {
    topic: 'place',
    objection: 'I do not want to come in every day.',
    rebuttal:
      '{open} It is {workType} in {place}, and I would rather say so now than in the third talk. Before we go on, I will ask {manager} which days are fixed and which are not.',
    evidence: 'Job: work type {workType}. Fixed days are not stated; {manager} answers it.',
    short: 'It is {workType} in {place}. Is that a no, or does it depend on the days?',
    next: 'If it depends, get the days from {manager} first.',
  },
  {
    topic: 'remote',
    objection: 'Will I be called back to an office later?',
    rebuttal:
      '{open} The job is remote. I will ask {manager} to have the place of work written into the offer letter, so that you do not have to trust a habit.',
    evidence: 'Job: remote. Whether the letter says so is a question to {manager}.',
    short: 'The job is remote. I will ask for that line in the letter. Good enough to talk?',
    next: 'Get the sentence from HR before the offer.',
  },
  {
    topic: 'travel',
    objection: 'That is too much travel.',
    rebuttal:
      '{open} Here is what the job says, word for word: {travel}. Lay it over a calendar of yours. If it does not fit, a no today is a good result.',
    evidence: 'Job, {travelCite}',
    short: 'In the words of the job: {travel}. How much would be too much?',
    next: 'If any travel is too much, thank them and stop.',
  },
  {
    topic: 'schedule',
    objection: 'The hours do not suit me.',
    rebuttal:
      '{open} They are what they are: {schedule}. I will send you a real roster of four weeks, so that you judge a month and not a word.',
    evidence: 'Job, {scheduleCite}',
    short: 'The hours are: {schedule}. Shall I send a real roster of four weeks?',
    next: 'Send the roster the same day. Do not ask why it does not suit.',
  },
  {
    topic: 'physical',
    objection: 'That sounds hard on the body.',
    rebuttal:
      '{open} It is part of the work: {physical}. Come and see it for an hour before you decide. If you need an accommodation, say so at any step and we look for one.',
    evidence: 'Job, {physicalCite}',
    short: 'True: {physical}. Would you like to see it for an hour first?',
    next: 'Arrange the visit; ask no health question.',
  },
  {
    topic: 'newcomer',
    objection: 'I have never worked as {title|a}.',
    rebuttal:
      '{open} What counts first here is {top}. If you have done that elsewhere, a work sample will show it, and we look at that before we look at your titles.',
    evidence:
      '{topCite|cap}. Work samples predict performance better than years (0.33 against 0.07, Sackett et al. 2022).',
    short: 'Have you done {topShort} anywhere? That counts more than the title.',
    next: 'If yes, invite to the work sample. If no, say what would have to be learned first.',
  },
  {
    topic: 'newcomer',
    objection: 'I have not done exactly this before.',
    rebuttal:
      '{open} The document the job asks for decides the first part: {licence}. The second is {top}, and a work sample shows that better than a list of years.',
    evidence:
      '{topCite|cap}. Work samples predict performance better than years (0.33 against 0.07, Sackett et al. 2022).',
    short: 'What is closest to it in your work: more, less or the same as {topShort}?',
    next: 'Compare one task of theirs with one of ours, then invite to the work sample.',
  },
  {
    topic: 'licence',
    objection: 'I do not have this yet: {licence}.',
    rebuttal:
      '{open} The job asks for it, so tell me where you stand: booked, halfway, or not begun. With a date I can ask {manager} whether it is early enough.',
    evidence: 'Job, {licenceCite}',
    short: 'Which date would you have it by: {licence}?',
    next: 'Ask {manager} about the latest date; answer within a day.',
  },
  {
    topic: 'content',
    objection: 'I am content where I am.',
    rebuttal:
      'Good, then keep it. If one thing could be better, would it be this: {motive|low}? Here the job says: {draw}.',
    evidence: 'Job, {drawCite}',
    short: 'Good. What would have to change for you to look up?',
    next: 'Note the answer and a month. Ask for one name.',
  },
  {
    topic: 'process',
    objection: 'I do not have time for six interviews.',
    rebuttal:
      '{open} The steps are: {steps}. {promiseSentence}If your deadline is earlier, tell me and I will move ours.',
    evidence: '{stepsCite}',
    short: 'The steps: {steps}. When is your deadline?',
    next: 'Hold two times next week and offer both.',
  },
  {
    topic: 'offer',
    objection: 'I already have an offer.',
    rebuttal:
      'Congratulations. When do you have to answer? I will tell you today whether our steps for the {title} job fit in before that. If not, take theirs with a clear head.',
    evidence: 'Process. Nobody is pressed; a false deadline is never named.',
    short: 'When do you have to answer? I will say today if we can make it.',
    next: 'Call the hiring manager at once and free two slots.',
  },
  {
    topic: 'employer',
    objection: 'I have never heard of {employer}.',
    rebuttal:
      '{open} Judge it by what can be checked. From the job: {team}. Ask me for half an hour with somebody who does the work, before you send anything.',
    evidence: 'Job, {teamCite}',
    short: 'Talk to somebody who works there for half an hour? I will set it up.',
    next: 'Arrange the talk within three days.',
  },
];

/** Ways to concede; each is used once in an output. */
export const concessions = {
  professional: [
    'That is a fair point.',
    'Understood.',
    'You are right to ask.',
    'That deserves a straight answer.',
    'Many people ask this.',
    'I would ask the same.',
    'True.',
    'Good question.',
    'Fair.',
    'That needs an answer.',
    'Let me be plain.',
    'I can see why.',
  ],
  friendly: [
    'Totally understandable.',
    'I hear you.',
    'Glad you said it.',
    'That makes sense.',
    'You are not the first to ask, and thank you for asking.',
    'Of course.',
    'I would think about that too.',
    'Happy to be open about it.',
    'Thanks for telling me.',
    'Sure thing.',
    'I am glad you ask.',
    'Let us look at it together.',
  ],
  casual: [
    'Fair enough.',
    'Yep, let us talk about it.',
    'Sure.',
    'No sugar-coating.',
    'Makes sense.',
    'Okay, straight up.',
    'Got it.',
    'Right.',
    'Cool, honest answer.',
    'Yeah.',
    'Deal.',
    'Been asked that before.',
  ],
  formal: [
    'I appreciate your concern.',
    'I understand your reservation.',
    'Permit me to be precise.',
    'Your question is justified.',
    'I thank you for raising this.',
    'I respect that.',
    'This merits a clear reply.',
    'Allow me to answer directly.',
    'Indeed.',
    'I shall be frank.',
    'That is well observed.',
    'I take the point.',
  ],
  innovative: [
    'Good challenge.',
    'Let us test that.',
    'Worth taking apart.',
    'Let us look at the data.',
    'That is the right thing to question.',
    'Try it before you decide.',
    'Let us flip it around.',
    'Bring that question along.',
    'Nice catch.',
    'Let us prototype an answer.',
    'Assumption noted.',
    'Put it to the test.',
  ],
} as const;
