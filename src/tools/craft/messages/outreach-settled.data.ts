import type { OutreachPhrases } from './outreach.ts';

/** People in work who are not looking. The meaning of fields and slots stands in outreach.ts. */
export const settledPhrases = {
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
} satisfies Record<string, OutreachPhrases>;
