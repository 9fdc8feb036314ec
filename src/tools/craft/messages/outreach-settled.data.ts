import type { OutreachPhrases } from './outreach.ts';

/** People in work who are not looking. The meaning of fields and slots stands in outreach.ts. */
export const settledPhrases = {
  working: {
    subject: [
      '{titleCap} in {town}',
      '{titleCap}: {draw}',
      '{titleCap}, {town}, {pay}',
      '~{titleCap} opening',
    ],
    hook: [
      'You know the trade, so here is the work: {duty}',
      'At {employer} you would {duty}',
      'The core of it: {duty}',
      '~You know {top} from your own week, so I will skip the introduction',
      '~{usual|cap}: you do that already, so I will skip the introduction',
    ],
    question: ['{ask}'],
    proofSubject: [
      '{draw|cap}',
      '{titleCap}: what to ask',
      'Before you say no to {town}',
      '~What {titles} ask',
    ],
    proof: [
      'In the job: {draw}. Also: {second}. Not in it, and worth asking: {wonder}',
      '{employer} puts this in writing: {draw}. It does not say {wonder}; I will ask {manager}',
      'One thing is in writing: {draw}. If you also want to know {wonder}, I will ask {manager}',
      '~Most {titles} want to know {wonder}. I will get that answer from {manager}',
    ],
    proofQuestion: [
      'Would a call with {peer} help?',
      'Shall I put you in touch with {peer}?',
      'Would you like to ask {peer} yourself?',
    ],
    exitSubject: ['Last note about {town}', '{titleCap}: last note', '~Last note on this'],
    exit: [
      'If {{their_employer}} still suits you, good. If not, send me {send}, and I will call',
      'No answer needed. Should you want to look one day, I will ask {manager} whether you can {see}',
      'If somebody you know would rather {duty}, I would be glad of the name',
      '~If you hear of somebody who wants {name} work, I would be glad of the name',
    ],
    ctas: [
      ['Skip the resume and send me {send}.', 'No resume yet: {send} will do.'],
      [
        'Ask me {wonder}; I will get it from {manager}.',
        'Put one question to {manager}: {wonder}.',
      ],
      ['Talk to {peer} before you decide.', 'Ask whether you can {see}.'],
    ],
    openingLine: ['{ask2}'],
    avoid: [
      'Praise of {employer}. {titles|cap} compare facts, and they know {rival}',
      '~Praise of {employer}. {titles|cap} compare facts',
      '~Praise. {titles|cap} compare facts',
    ],
    prove: ['{draw|cap}, in writing; a talk with {peer}', '~A talk with {peer}; {wonder}'],
    stepNames: ['First contact', 'In writing', 'Close the loop'],
    days: [0, 3, 8],
  },
  sideways: {
    subject: [
      '{titleCap}: what you already know',
      'From your work to {titleCap}',
      '{titleCap}, seen from next door',
    ],
    hook: [
      'Your work and this one meet in {top}. New to you may be this: {duty}',
      'What carries over is {top}. What you would learn is to {duty}',
      '~{top|cap} is the part of {name} work you know already',
    ],
    question: ['{ask}'],
    proofSubject: ['{titleCap}: the first weeks', 'What {titles} learn first'],
    proof: [
      'You bring {top}. In the first weeks come {learn}, then you {duty2}',
      'The first weeks are for {learn}. After that you {duty2} with somebody beside you',
      '~The first weeks are for {learn}; {top} you bring along',
    ],
    proofQuestion: [
      'Would you like to hear {wonder}?',
      'Shall I ask {manager} whether you can {see}?',
    ],
    exitSubject: ['{titleCap} can wait', 'The {top} question'],
    exit: [
      'If {top} is the part of your week you would keep, write to me. Otherwise you will not hear about {name} jobs again',
      'I will not ask twice. If you ever wonder {wonder}, {manager} will still answer',
    ],
    ctas: [
      [
        'Tell me how often {top} comes up in your week.',
        'Send me {send}; I will mark what carries over.',
      ],
      ['Ask who shows you {learn}.', 'Ask {manager} {wonder}.'],
      ['See if you can {see}.', 'Pass it on to somebody who likes {top} more than you do.'],
    ],
    openingLine: ['{ask2}'],
    avoid: ['"Career change". {top|cap} comes along', '"Fresh start". They bring {top} with them'],
    prove: [
      'Their tasks beside ours, {top} first; {draw}',
      '~Their tasks beside ours, {top} first',
    ],
    stepNames: ['First contact', 'The first weeks', 'Close the loop'],
    days: [0, 4, 9],
  },
  background: {
    subject: [
      '{titleCap}: your background is named',
      '{background|cap} wanted',
      '{titleCap}, and what you bring',
    ],
    hook: [
      'The job names people with your background ({background}). What carries over is {top}; you would {duty}',
      '{employer} asks for {background}. You bring {top}, and you would {duty}',
      '~{employer} asks for {background}, mostly because of {top}',
      '~The job asks for what you already do: {top}',
    ],
    question: ['{ask}'],
    proofSubject: ['{titleCap}: what counts and what is new', 'What your {top} is worth'],
    proof: [
      'You keep {top}. You learn {learn}, and you would {duty2}. With the job comes {draw}',
      '{top|cap} counts from day one. New are {learn}; {manager} can tell you how long that takes',
      '~{top|cap} counts from day one. New are {learn}',
    ],
    proofQuestion: [
      'Shall I ask whether you can {see}?',
      'Would you rather call {peer} or {manager}?',
    ],
    exitSubject: [
      '{titleCap}: shall I keep your name?',
      '{town} stays open to you',
      'May I write again about {name} work?',
    ],
    exit: [
      'No reply is fine. If things change where you are, {top} still counts with {employer}',
      'I will stop here. When you next think about {compare}, send me {send}',
      '~I will stop here. When you next think about {compare}, think of {name} work too',
    ],
    ctas: [
      [
        'Send me {send}; I will tell you what counts.',
        'Text me one example of {top} from this year.',
      ],
      ['Ask whether you can {see}.', 'Take an hour with {peer}, no resume needed.'],
      ['Ask {manager} what {top} is worth in the offer.', 'Ask me {wonder}.'],
    ],
    openingLine: ['{ask2}'],
    avoid: ['"Transferable skills". Say {top} instead', 'Talking down the work they come from'],
    prove: [
      'Which of their tasks count as {top}, in writing; {draw}',
      '~Which of their tasks count as {top}, in writing',
    ],
    stepNames: ['First contact', 'What counts', 'Close the loop'],
    days: [0, 3, 8],
  },
  neighbor: {
    subject: [
      'From your seat to {titleCap}',
      '{titleCap}: one step over',
      'Close to {titleCap} work',
    ],
    hook: [
      'Your work is close to ours. New to you would be this: {duty}',
      'One step over from your work you would {duty}',
      '~Your work is close to {name} work; new to you would be {learn}',
    ],
    question: ['Did you ever think of {name} work for yourself?', '{ask}'],
    proofSubject: ['{titleCap}: what it takes, what it pays', 'To learn and to gain'],
    proof: [
      'To learn: {learn}. To gain: {pay}. Also in the job: {draw}',
      'You would have to learn {learn}. For that you get {pay}',
      '~You would have to learn {learn}. What it pays you hear from me first',
    ],
    proofQuestion: [
      'Shall I ask {manager} whether you can {see}?',
      'Would an hour with {peer} help you decide?',
    ],
    exitSubject: ['{titleCap}, some other time', 'When hours get cut'],
    exit: [
      'Should your hours get cut, call me before you look for {name} jobs elsewhere. Until then I will not write',
      'If you want to change to {name} work one day, send me {send}',
    ],
    ctas: [
      ['Ask who shows you {learn}, and for how many weeks.', 'Ask me {wonder}.'],
      ['Come and watch somebody {duty}.', 'See whether you can {see}.'],
      ['Compare {compare} with what you have.', 'Tell me which part of today you would not miss.'],
    ],
    openingLine: ['{ask2}'],
    avoid: [
      '"Entry level". They know the surroundings of {name} work',
      '"Anyone can learn it". They have learned something already',
    ],
    prove: [
      'Who shows them {learn}, and how long; {pay} against today',
      '~Who shows them {learn}, and how long',
    ],
    stepNames: ['First contact', 'Cost and gain', 'Close the loop'],
    days: [0, 3, 9],
  },
} satisfies Record<string, OutreachPhrases>;
