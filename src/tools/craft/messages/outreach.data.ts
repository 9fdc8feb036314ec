import type { PersonaKind } from '../personas.ts';

/**
 * What is said to each kind of person. Phrases of one list say the same thing; which one is taken depends on the
 * job, so that two jobs do not read alike. Slots: {title}, {titleCap}, {in}, {town}, {pay}, {low}, {duty} and
 * {duty2} (as "weld pipe"), {draw} and {second} (what the job offers), {top} (heaviest criterion), {goal},
 * {manager}, {rival}, {background}. A phrase whose slots are not all known is left out;
 * one that begins with ~ is taken only when no other can be.
 * Mails: "hook" opens the first, "proof" carries the second, "exit" ends the third. Every question takes a word.
 */
export interface OutreachPhrases {
  subject: readonly string[];
  hook: readonly string[];
  question: readonly string[];
  proofSubject: readonly string[];
  proof: readonly string[];
  proofQuestion: readonly string[];
  exitSubject: readonly string[];
  exit: readonly string[];
  ctas: readonly (readonly string[])[];
  /** How a talk begins that is not about the job yet. */
  openingLine: readonly string[];
  avoid: readonly string[];
  prove: readonly string[];
  stepNames: readonly [string, string, string];
  days: readonly [number, number, number];
}

export const outreachPhrases: Record<PersonaKind, OutreachPhrases> = {
  working: {
    subject: [
      '{titleCap} in {town}',
      '{titleCap}: {draw}',
      '{titleCap}, {town}, one question',
      '~{titleCap} opening',
    ],
    hook: [
      'You do this work already, so I will be short. {in|cap} you would {duty}',
      'What you do today is done {in} too: here one would {duty}',
      'No explanation needed for somebody in your trade: you would {duty}, {in}',
      '~The {title} job {in} is open, and you would not need it explained',
    ],
    question: [
      'Which would have to be better than today: pay, hours or the work itself?',
      'What would make you look up: money, time or the task?',
      'Is there one thing you would change at your place, yes or no?',
    ],
    proofSubject: [
      'What is different here',
      'One fact at a time',
      'In writing',
      'A normal day as {titleCap}',
    ],
    proof: [
      'Two things the job puts in writing: {draw}, and {second}',
      'Stated in the job, so it can be checked: {draw}. And one more: {second}',
      'The one thing the job puts in writing: {draw}',
      'A normal day has this in it: {duty2}',
      'A normal day in one line: {duty}',
      '~I will get you the facts of the {title} job in writing before I praise anything',
    ],
    proofQuestion: [
      'Would half an hour with a future colleague help, yes or no?',
      'Shall I connect you with somebody who does it today?',
      'Talk to one of the people there first?',
    ],
    exitSubject: ['Last note about {town}', 'Last note from me', 'I will leave it there'],
    exit: [
      'If today’s place is still right for you, good. If not this season, send me a month and I will write once',
      'You know where the {title} job is. Should the wind turn at your place, one line is enough',
      'Staying is a good decision too. Give me a month if I may ask again, or nothing at all',
    ],
    ctas: [
      [
        'Text me one word, pay, hours or work, and I will answer that first.',
        'Send a single word, money, time or task, and you get that answer first.',
      ],
      [
        'Ask me for half an hour with somebody who does this {title} work today.',
        'Ask for a talk with a future colleague before you send a resume.',
      ],
      [
        'Skip the resume: tell me how you last had to {duty}.',
        'No resume yet: describe in two lines how you {duty} today.',
        '~No resume yet: two lines about your last week are enough.',
      ],
    ],
    openingLine: [
      'What would have to be better than today?',
      'What would you change first at your place?',
    ],
    avoid: [
      'Praise of {employer}. People in this work compare facts, and they know {rival} from inside',
      '~Praise of {employer}. People in this work compare facts',
      '~Praise. People in this work compare facts',
    ],
    prove: [
      '{draw|cap}, in writing; a talk with a future colleague',
      '~The job in its own words; a talk with a future colleague',
    ],
    stepNames: ['First contact', 'One fact', 'Close the loop'],
    days: [0, 3, 8],
  },
  sideways: {
    subject: [
      'Same skill, other place',
      '{titleCap}: a neighbor of your work',
      'Next door to what you do',
    ],
    hook: [
      'Your work and ours meet at one point, {top}. {in|cap} you would {duty}',
      'The point where your work touches ours is {top}; the rest of the {title} job is learned {in}',
      '~Whoever brings {top} has the core of the {title} job {in}',
    ],
    question: [
      'Is that a part of your week today, yes or no?',
      'Do you do that often, rarely or never?',
    ],
    proofSubject: ['What would be new', 'Old and new on one page'],
    proof: [
      'Known to you: {top}. New: you would {duty2}, and that is learned here',
      '~Known to you: {top}. Learned here: the rest of the {title} work',
    ],
    proofQuestion: [
      'Shall I send the page that says what is taught first?',
      'Want to see what the first month teaches?',
    ],
    exitSubject: ['I will leave it at that', 'The question stays open'],
    exit: [
      'No answer is an answer too. Should your work change, the question about {top} stays open',
      'I will not ask twice. If {top} ever becomes the part of your week you like best, write to me',
    ],
    ctas: [
      [
        'Reply with the one task of your week that you would like to keep.',
        'Tell me which task you would take along.',
      ],
      [
        'Ask for the list of what is taught in the first month.',
        'Ask who would teach you, and how long.',
      ],
      [
        'Send me a colleague’s name if it is not for you.',
        'Not for you? A name of somebody like you helps as much.',
      ],
    ],
    openingLine: [
      'Which part of your work would you take with you?',
      'What of your week is worth keeping?',
    ],
    avoid: [
      '"Career change". Nothing of theirs is thrown away',
      '"Fresh start". They have a start already',
    ],
    prove: [
      'A page that sets their tasks beside ours; {draw}',
      '~A page that sets their tasks beside ours',
    ],
    stepNames: ['First contact', 'What is new', 'Close the loop'],
    days: [0, 4, 9],
  },
  background: {
    subject: [
      'Your background is named in this job',
      'What you know counts here',
      '{titleCap}: people like you wanted',
    ],
    hook: [
      'The {title} job {in} names people like you: {background}. What carries over first is {top}',
      'In the text of the {title} job stands "{background}". That is why I write, and because of {top}',
      '~The {title} job {in} looks for what you already do: {top}',
    ],
    question: ['Have you done that in the last year, yes or no?', 'Still doing it, or behind you?'],
    proofSubject: ['What carries over, and what does not', 'Not a beginner'],
    proof: [
      'From your work comes {top}. New is that you would {duty2}. With the job comes {draw}',
      'You bring {top}; we teach how to {duty2}. You would not start at zero',
      '~You bring {top}. The rest of the {title} work is taught, and you would not start at zero',
    ],
    proofQuestion: [
      'Would you rather read about it or see it for an hour?',
      'A visit or a call, which one?',
    ],
    exitSubject: ['Shall I keep your name?', 'No hurry'],
    exit: [
      'No answer is fine. If things change where you are, you know that somebody counts {top} as experience',
      'I will stop writing. What you know about {top} does not go bad; come back when you like',
    ],
    ctas: [
      [
        'Send me the last three tasks you did; I will mark which of them count.',
        'List your last five days of work; I will say what of it the job asks for.',
      ],
      [
        'Come and see the work for an hour before you decide anything.',
        'See it first: an hour {in}, no resume needed.',
      ],
      [
        'Ask me which of your skills would show in the pay, and get the answer in writing.',
        'Ask what {top} is worth in the offer.',
      ],
    ],
    openingLine: [
      'What did you do last week that nobody else could?',
      'Which task do people bring to you?',
    ],
    avoid: [
      '"Transferable skills". Name the task instead',
      'Anything against the trade they come from',
    ],
    prove: [
      'A work sample before any title counts; {draw}',
      '~A work sample before any title counts',
    ],
    stepNames: ['First contact', 'What carries over', 'Close the loop'],
    days: [0, 3, 8],
  },
  neighbor: {
    subject: [
      'One step to the side',
      '{titleCap} from where you stand',
      'Half of this job is yours already',
    ],
    hook: [
      'People in your line of work know half of this job before the first day. The other half: you would {duty}, {in}',
      'From your work to ours it is one step: {in} you would {duty}',
      '~Half of the {title} job {in} is what you do today; the other half is taught',
    ],
    question: ['Curious, or not at all?', 'Yes, no or maybe?'],
    proofSubject: ['What the step costs and brings', 'Two columns: cost and gain'],
    proof: [
      'The step costs you learning {top}. It brings {pay}, and {draw}',
      'To learn: {top}. To gain: {pay}',
      '~To learn: {top}. What it brings I will tell you before you spend an hour on it',
    ],
    proofQuestion: [
      'Shall I set up a look at the work, or is it a no?',
      'An hour on site, would that help?',
    ],
    exitSubject: ['One door stays open', 'Until you say a word'],
    exit: [
      'I will not write again unless you do. Should hours get cut or the work get dull, one word is enough',
      'That was all. If you ever want to learn {top} on somebody else’s clock, say so',
    ],
    ctas: [
      [
        'Ask for the page that says what is taught, by whom and in which week.',
        'Ask who teaches {top}, and from when you are alone with it.',
      ],
      ['Come for an hour and watch somebody {duty}.', '~Come for an hour and watch.'],
      [
        'Tell me which part of today’s work you would be glad to leave.',
        'Name the part of your job that could go.',
      ],
    ],
    openingLine: [
      'Which part of your work would you not miss?',
      'What would you gladly hand over?',
    ],
    avoid: [
      '"Entry level". They are not beginners',
      '"Anyone can learn it". They have learned something',
    ],
    prove: [
      'What is taught and by whom, on one page; {pay} against today',
      '~What is taught and by whom, on one page',
    ],
    stepNames: ['First contact', 'Cost and gain', 'Close the loop'],
    days: [0, 3, 9],
  },
  rising: {
    subject: [
      'The job you do in the holidays',
      'When the boss is away',
      '{titleCap}, the whole of it',
    ],
    hook: [
      'People ask you when the person above is away, I am told. {in|cap} the whole of it is open: you would {duty}',
      'You cover for somebody, and it works. The {title} job {in} is the same without the covering: {duty}',
      '~Whoever covers for the person above has half of the {title} job {in} in hand',
    ],
    question: ['Would you want the whole of it, yes, no or not yet?', 'Now, later or never?'],
    proofSubject: ['What you would decide here', 'Yours to answer for'],
    proof: [
      'What you would answer for: {goal}. Who backs you: {manager}',
      'Yours from the first quarter: {duty2}. Behind you: {manager}',
      'Yours to answer for: {duty}. Behind you: {manager}',
      '~Ask {manager} which decisions are yours from the first day; I will set it up',
    ],
    proofQuestion: [
      'Shall I arrange twenty minutes with {manager}?',
      'A short talk with {manager}, yes or no?',
    ],
    exitSubject: ['Not yet is an answer', 'Another year, then'],
    exit: [
      'If it is not yet, tell me what is missing. I will write once, when something like it comes up, and not before',
      'Perhaps the person above moves on and it solves itself. If not, you have my address',
    ],
    ctas: [
      [
        'Tell me the last decision you took while the person above was away.',
        'Name one decision of yours that held.',
      ],
      [
        'Ask {manager} which decisions are yours from the first day.',
        'Ask {manager} what went wrong the last time.',
      ],
      ['Say "not yet" and a year; I will keep to it.', 'Answer with a year if it is too early.'],
    ],
    openingLine: [
      'Which decisions do you take when the boss is away?',
      'What would you decide differently if you could?',
    ],
    avoid: [
      '"Ready for the next step?" Everybody asks that',
      '"Leadership potential". They lead already',
    ],
    prove: [
      'Decision rights in writing; twenty minutes with {manager}',
      'The budget and the people on one page; a talk with {manager}',
    ],
    stepNames: ['First contact', 'What you would decide', 'Close the loop'],
    days: [0, 4, 10],
  },
  graduate: {
    subject: [
      'First {titleCap} job, with dates',
      'After the exam',
      'Your first place as {titleCap}',
    ],
    hook: [
      'You have the papers, or almost. Next comes somebody who shows you how to {duty}, {in}',
      'School is one thing, the first year another. {in|cap} you would {duty}, with somebody beside you',
      '~The first {title} job decides how you work for years. Ours is {in}',
    ],
    question: ['Which month are you free?', 'When is your last exam?'],
    proofSubject: ['Three things to ask every employer', 'Ask us this'],
    proof: [
      'Ask each of us who teaches you, what you do alone and from when, and what the pay is after a year. Ours begins at {low}; the first task alone is to {duty}',
      'Three questions for every employer: the teacher, the first task alone, the pay after a year. Here that task is to {duty}',
      '~Three questions for every employer: the teacher, the first task alone, the pay after a year. You get our answers in writing',
    ],
    proofQuestion: [
      'Would you like to see the place before you sign anywhere?',
      'A visit this month, yes or no?',
    ],
    exitSubject: ['Signed elsewhere?', 'Good luck with the exam'],
    exit: [
      'If you have signed elsewhere, congratulations, and good luck with it. If the start is too early, send me a month',
      'Exams first. Afterwards one word is enough, and the {title} job or the next one will be there',
    ],
    ctas: [
      ['Reply with the month you finish.', 'Text me the week of your last exam.'],
      ['Book a visit before your exams; bring a classmate.', 'Come by with a classmate and look.'],
      [
        'Ask your instructor to call me; I will tell them what we teach in the first month.',
        'Have your instructor ask me the hard questions.',
      ],
    ],
    openingLine: [
      'When do you finish, and what would you like to do first?',
      'What did you like best in training?',
    ],
    avoid: ['"Paying your dues"', '"No experience needed". They have learned for it'],
    prove: [
      'A visit, the name of the person who teaches, dates for each step',
      'The teacher’s name and the first task alone, with its date',
    ],
    stepNames: ['First contact', 'Questions to ask', 'Close the loop'],
    days: [0, 4, 9],
  },
  service: {
    subject: [
      'Your service years count here',
      'From your specialty to {titleCap}',
      'A start date after your orders',
    ],
    hook: [
      'You have worked by procedure and signed for it. {in|cap} you would {duty}, in the same spirit',
      'Procedure, a record, somebody beside you: the {title} job {in} asks for the same, above all for {top}',
    ],
    question: ['Which specialty, and which month do you separate?', 'Which code, and when?'],
    proofSubject: ['How the first year is planned', 'Your record, translated'],
    proof: [
      'The first year in one line: {goal}. Beside it: {draw}',
      'Written down here: {draw}. To translate in one call: your record into {top}',
      '~One call is enough to translate your record into {top}',
    ],
    proofQuestion: [
      'Shall I tie the start to your date, yes or no?',
      'Start after your leave, or before?',
    ],
    exitSubject: ['A month is enough', 'If you stay in'],
    exit: [
      'Send me the month of your separation and nothing else; I will write sixty days before. If you stay in, thank you',
      'If you extend, good. If not, a month is all I need to plan the {title} start around it',
    ],
    ctas: [
      [
        'Send me your specialty code; I will tell you what counts.',
        'Your code and your courses, please; I will sort them.',
      ],
      [
        'Ask for twenty minutes with {manager} before your leave starts.',
        'Talk to {manager} while you still wear the uniform.',
      ],
      ['Ask for a start date that follows your orders.', 'Name your date; we plan around it.'],
    ],
    openingLine: ['Which specialty, and what did you sign for?', 'What did people trust you with?'],
    avoid: [
      '"Thank you for your service" as a pitch. Ask for the specialty code',
      'Ranks. Ask what they did',
    ],
    prove: [
      'Course records accepted as evidence; a start date tied to the orders',
      'Their record read line by line; a start tied to the orders',
    ],
    stepNames: ['First contact', 'The first year', 'Close the loop'],
    days: [0, 4, 10],
  },
  contract: {
    subject: [
      'When does your assignment end?',
      '{titleCap}, on the payroll',
      'After this assignment',
    ],
    hook: [
      'You know several places from inside, so compare this one: {in}, on our own payroll, you would {duty}',
      'Between two assignments there is always a gap. Here is {title|a} job without one, {in}: {duty}',
      '~Compare the {title} job {in} with the places you have seen from inside',
    ],
    question: ['In which month does your assignment end?', 'How many weeks are left?'],
    proofSubject: ['A whole year, gaps included', 'Rate against year'],
    proof: [
      'A rate is not a year. Ours is {pay} for all of it, and the job adds {draw}. Count the weeks nobody paid you',
      'A rate is not a year. Ours is {pay} for all of it; count the weeks nobody paid you before you compare',
      '~A rate is not a year. I will put ours beside yours, unpaid weeks included',
    ],
    proofQuestion: ['Shall I put both years on one page?', 'Both years side by side, want that?'],
    exitSubject: ['Until the assignment ends', 'Your month, then'],
    exit: [
      'Name a month and you hear from me once, four weeks before it. No month, no mail',
      'When the next gap opens, the {title} job or one like it may fill it. You have my address',
    ],
    ctas: [
      [
        'Text me the month your assignment ends; I will call four weeks before.',
        'A month by text is enough; I call ahead of it.',
      ],
      [
        'Let me put twelve months of both on one page.',
        'Ask for your year and ours in two columns.',
      ],
      [
        'Ask what is fixed here that changes with every assignment: place, team, hours.',
        'Ask what would not change every three months.',
      ],
    ],
    openingLine: [
      'How many weeks between assignments did you have last year?',
      'Which place would you go back to?',
    ],
    avoid: ['"Stability" without a number', 'Anything against the agency that pays them'],
    prove: ['Twelve months side by side; {draw}', '~Twelve months side by side'],
    stepNames: ['First contact', 'The whole year', 'Close the loop'],
    days: [0, 3, 8],
  },
  known: {
    subject: ['Why I write to you again', 'Since we last spoke', '{titleCap}, second try'],
    hook: [
      'We have met before, so only what is new: the {title} job {in} is open, and you would {duty}',
      'You know us from before. New is this: {in} you would {duty}',
      '~You know us from before; the {title} job {in} is new',
    ],
    question: [
      'Is the reason from then still there, yes or no?',
      'Would you talk again, yes or no?',
    ],
    proofSubject: ['What has changed, and what has not', 'Then and now'],
    proof: [
      'In the job today stands {draw}. If the reason from then is still there, I will tell you so',
      'Today the work is to {duty}. What has not changed I will tell you too, if you ask',
      '~What has not changed since then I will tell you too, if you ask',
    ],
    proofQuestion: [
      'May the person who knew you call, or rather not?',
      'A call from somebody you knew, all right?',
    ],
    exitSubject: ['No hard feelings', 'Off the list?'],
    exit: [
      'If the answer is no for good, tell me and I will take you off the list. Otherwise I keep your name, nothing more',
      'I will not ask about the {title} job again. Should I forget your name altogether? One word',
    ],
    ctas: [
      [
        'Tell me in one line what would have to be different from then.',
        'One line: what stood in the way?',
      ],
      [
        'Ask to speak with the person you knew here.',
        'Name the person here you would trust, and talk to them.',
      ],
      ['Say "off the list" and it is done.', 'Two words, "no thanks", and I delete your entry.'],
    ],
    openingLine: ['What has changed for you since we last spoke?', 'What stood in the way then?'],
    avoid: ['Pretending that it is the first contact', 'Reminding them of the rejection'],
    prove: [
      'What changed since then, named by somebody they knew',
      'The new facts, and a call from a familiar voice',
    ],
    stepNames: ['First contact', 'What has changed', 'Close the loop'],
    days: [0, 4, 9],
  },
};
