import type { OutreachPhrases } from './outreach.ts';

/** People whose next step is near: a title, an exam, a date. The meaning of fields and slots stands in outreach.ts. */
export const movingPhrases = {
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
} satisfies Record<string, OutreachPhrases>;
