import type { OutreachPhrases } from './outreach.ts';

/** People whose next step is near: a title, an exam, a date. The meaning of fields and slots stands in outreach.ts. */
export const movingPhrases = {
  rising: {
    subject: [
      '{titleCap}, with the title',
      'You cover for {titleCap} work already',
      '{titleCap} in {town}, in your own name',
    ],
    hook: [
      'You cover when the person above you is away. Here it would be yours: {duty}',
      'You do part of this without the title. With it you would {duty}',
      '~You answer for {top} when the person above you is away. Here it would be your own',
    ],
    question: ['{ask}', 'Is the seat above you likely to open this year?'],
    proofSubject: ['{titleCap}: what you would decide', 'Who backs you in {town}'],
    proof: [
      'What you would answer for: {goal}. Behind you stands {manager}',
      'Yours from the first quarter: {duty2}. Ask {manager} {wonder}',
      '~Ask {manager} {wonder}, and which decisions on {top} are yours from day one',
    ],
    proofQuestion: [
      'Shall I arrange twenty minutes with {manager}?',
      'Would you talk to {manager} under an agreement?',
    ],
    exitSubject: ['{titleCap}: not yet?', 'Another year as deputy'],
    exit: [
      'If it is too early, tell me what is missing for {name|a} seat. I will write once, when one comes up',
      'Perhaps the seat above you opens first. If not, {manager} would still like to meet you',
    ],
    ctas: [
      ['Tell me one decision on {top} that was yours.', 'Send me {send}.'],
      ['Ask {manager} {wonder2}.', 'Ask {manager} which decisions are yours.'],
      [
        'Say a year if this one is too early.',
        'Name the month from which {town} would be possible.',
      ],
    ],
    openingLine: ['{ask2}'],
    avoid: [
      '"Ready for the next step?" Ask about {top} instead',
      '"Leadership potential". They answer for {top} already',
    ],
    prove: [
      'Decision rights on {top} in writing; twenty minutes with {manager}',
      'Budget and people on one page; a talk with {manager}',
    ],
    stepNames: ['First contact', 'What you would decide', 'Close the loop'],
    days: [0, 4, 10],
  },
  graduate: {
    subject: [
      'First {titleCap} job, {town}',
      'After your exam: {titleCap}',
      '{titleCap}: who teaches you',
    ],
    hook: [
      'You have the papers, or soon will. Next comes the practice: {duty}',
      'Your first year as {name|a} would begin with {learn}; then you {duty}',
      '~Your first year as {name|a} would begin with {learn}',
    ],
    question: ['Which month do you finish?', 'When is your last exam?'],
    proofSubject: [
      'Ask every employer {wonder}',
      '{titleCap}: three questions to ask',
      'Questions for {town}',
    ],
    proof: [
      'Ask each employer {wonder}, {wonder2}, and what the pay is after a year. Here it starts at {low}',
      'Before you sign anywhere, ask {wonder} and {wonder2}. With {employer} the first thing you do alone is to {duty}',
      '~Before you sign anywhere, ask {wonder} and {wonder2}. I will get you both answers from {manager}',
    ],
    proofQuestion: [
      'Shall I ask whether you can {see} before you sign?',
      'Would you like to meet {peer}?',
    ],
    exitSubject: ['Good luck with the exam', '{titleCap} after your finals'],
    exit: [
      'If you have signed elsewhere, congratulations. If {town} was only too early, send me a month',
      'Exams first. Afterwards send me {send}, and we talk about {name} work',
    ],
    ctas: [
      ['Reply with the month you finish.', 'Text me the week of your last exam.'],
      ['See whether you can {see} before finals.', 'Bring a classmate and meet {peer}.'],
      ['Have your instructor ask me {wonder}.', 'Ask who shows you {learn}.'],
    ],
    openingLine: ['{ask2}'],
    avoid: ['"Paying your dues"', '"No experience needed". They trained for {name} work'],
    prove: [
      'The name of the person who shows them {learn}',
      'A visit with {peer}, and the first task alone with its date',
    ],
    stepNames: ['First contact', 'Questions to ask', 'Close the loop'],
    days: [0, 4, 9],
  },
  service: {
    subject: [
      'From your specialty to {titleCap}',
      '{titleCap} after your orders',
      'Your service record and {titleCap}',
    ],
    hook: [
      'You have worked by procedure and signed for it. Here you would {duty}',
      'Your specialty may come close to {top}. You would {duty}',
      '~Your specialty may come close to {top}, which is the core here',
    ],
    question: [
      'Which specialty, and which month do you separate?',
      'What is your code, and when is your terminal leave?',
    ],
    proofSubject: ['{titleCap}: your first year', 'Your record and {top}'],
    proof: [
      'The first year in one line: {goal}. With it comes {draw}',
      'First come {learn}; then {top}, which your record may already show. The job adds {draw}',
      '~First come {learn}; then {top}, which your record may already show',
    ],
    proofQuestion: [
      'Shall I tie the start in {town} to your separation date?',
      'Would twenty minutes with {manager} help before your leave?',
    ],
    exitSubject: ['{town} and your separation date', 'If you stay in'],
    exit: [
      'Send me your separation month and nothing else; I will write about {name} work sixty days before. If you stay in, thank you',
      'If you extend, good. If not, I will ask {manager} to plan {name|a} start around your date',
    ],
    ctas: [
      [
        'Send me your specialty code; I will set it beside {top}.',
        'Your code and your courses, please.',
      ],
      ['Talk to {manager} before your leave starts.', 'Ask {peer} {wonder}.'],
      [
        'Ask for a start in {town} that follows your orders.',
        'Name your date; I will ask {manager} to plan around it.',
      ],
    ],
    openingLine: ['Which specialty, and what did you sign for?', '{ask2}'],
    avoid: [
      '"Thank you for your service" as a pitch. Ask about {top}',
      'Ranks. Ask what they did that is like {top}',
    ],
    prove: [
      'Course records read against {top}; a start tied to the orders',
      'Their record translated into {top}, line by line',
    ],
    stepNames: ['First contact', 'The first year', 'Close the loop'],
    days: [0, 4, 10],
  },
  contract: {
    subject: [
      '{titleCap} on the payroll',
      'When your assignment ends: {titleCap}',
      '{titleCap} in {town}, permanent',
    ],
    hook: [
      'You know several places from inside, so compare: at {employer} you would {duty}',
      'No agency in between: you would {duty}',
      '~No agency in between, and {top} every week',
    ],
    question: [
      'In which month does your assignment end?',
      'How many weeks does your contract still run?',
    ],
    proofSubject: ['{titleCap}: a whole year', 'Your rate against {pay}'],
    proof: [
      'Compare the year and not the week: {compare}. Ours is {pay}; also in the job: {draw}',
      'Against your rate: {pay}, in every week of the year. Also in the job: {draw}',
      '~Compare the year and not the week: {compare}. I will fill in our column',
    ],
    proofQuestion: [
      'Shall I put {compare} for both on one page?',
      'Would you want to ask {manager} {wonder}?',
    ],
    exitSubject: ['Until your contract ends', '{titleCap} and your end date'],
    exit: [
      'Name the month your contract ends and I will write four weeks before, about this {name} job or the next. No month, no mail',
      'When the next gap opens, {town} may fill it. {send|cap} is all I need then',
    ],
    ctas: [
      ['Text me the month your assignment ends.', 'Send me {send} and an end date.'],
      ['Let me set {compare} side by side for you.', 'Ask for your year and ours in two columns.'],
      ['Ask what stays the same here: {wonder}.', 'Ask {peer} what changed in the last year.'],
    ],
    openingLine: ['{ask2}'],
    avoid: [
      '"Stability" without a figure. They compare {compare}',
      'A word against the agency that pays them',
    ],
    prove: [
      '{compare|cap}, twelve months side by side; {draw}',
      '~{compare|cap}, twelve months side by side',
    ],
    stepNames: ['First contact', 'The whole year', 'Close the loop'],
    days: [0, 3, 8],
  },
  known: {
    subject: ['{titleCap}: since we last spoke', '{employer}, again', 'New since then: {titleCap}'],
    hook: [
      'We have spoken before, so only what is new: you would {duty}',
      'You know {employer}. What you would do now: {duty}',
      'You know {employer}, so this is about the work: {top}',
      '~You know us from before; this time it is about {top}',
    ],
    question: [
      'What stood in the way then, and is it still there?',
      'Has anything changed for you since?',
    ],
    proofSubject: [
      '{employer}, then and now',
      '{titleCap}: what is new',
      '~{titleCap}, then and now',
    ],
    proof: [
      'In the job today: {draw}. If that was not the point then, tell me what was, and I will ask {manager}',
      'If you asked then {wonder}, ask again. I will bring you the answer of {manager}',
      '~If you want to know {wonder} this time, I will ask {manager} first',
    ],
    proofQuestion: [
      'May somebody who worked with you call?',
      'Would you rather hear it from {peer}?',
    ],
    exitSubject: ['{titleCap}: off the list?', 'Keeping your name for {town}'],
    exit: [
      'If it is a no for good, say so and I will take you off the {name} list. Otherwise I keep your name and nothing more',
      'I will not raise this {name} job again. Should {manager} look for somebody next year, may I ask you then?',
    ],
    ctas: [
      [
        'Tell me in one line what would have to be different with {employer}.',
        'One line, please: what stood in the way of {name} work here?',
      ],
      ['Ask for the person you knew; they can tell you {wonder}.', 'Ask {peer} {wonder}.'],
      ['Say "off the list" and I delete your entry.', 'Send "later" and a month.'],
    ],
    openingLine: ['What has changed since we last spoke about {name} work?', '{ask2}'],
    avoid: [
      'Pretending it is the first contact',
      'The word "again" before anything new was said: {draw}',
      '~The old rejection',
    ],
    prove: [
      'What is new since then: {draw}; a call from somebody they knew',
      '~A call from somebody they knew, about {wonder}',
    ],
    stepNames: ['First contact', 'Then and now', 'Close the loop'],
    days: [0, 4, 9],
  },
} satisfies Record<string, OutreachPhrases>;
