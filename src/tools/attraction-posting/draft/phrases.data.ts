import type { TonePhrases } from '../../craft/voice.ts';

/**
 * Words for candidates, a table for each section and tone. Slots: {title}, {who} (a welder, two welders), {employer}, {place},
 * {where}, {pay}, {work} (what the person does, as "repair pumps"), {draw} (what the job offers), {hard} (what is
 * hard), {start}, {link}, {goal}. A phrase whose slot has no value is not used.
 */
export const hooks: TonePhrases = {
  professional: [
    '{employer} is looking for {who} {where}. You will {work}. The pay is {pay}.',
    '{employer} is hiring {who} {where}, at {pay}. You will {work}.',
    '{employer} is looking for {who} {where}. You will {work}.',
    '{employer} has an opening for {who} {where}, at {pay}.',
    '{employer} has an opening for {who} {where}.',
    'We are hiring {who} {where}, at {pay}. You will {work}.',
    'We are looking for {who} {where}. You will {work}.',
    'We are hiring {who} {where}, at {pay}.',
    'We are looking for {who} {where}.',
  ],
  friendly: [
    'Would you like to {work}? Then come and talk to us. {employer} needs {who} {where}, and pays {pay}.',
    'We are {us}, and we would like to meet {title|a} who is happy to {work}. The job is {where} and pays {pay}.',
    'Would you like to {work}? Then come and talk to us. {employer} needs {who} {where}.',
    'We are {us}, and we need {who} {where}. You would be on {pay}.',
    'We are {us}, and we would love to meet our next {title} {where}.',
    'Would you like to {work}? Then come and talk to us. We need {who} {where}, and the job pays {pay}.',
    'Would you like to {work}? Then come and talk to us. We need {who} {where}.',
    'We need {who} {where}, and you would be on {pay}.',
    'We would love to meet our next {title} {where}.',
  ],
  casual: [
    'Know how to {work}? {employer} wants you {where}. {pay|cap}, no games about it.',
    '{title|cap} wanted {where}. You would {work}. {employer} pays {pay}.',
    'Know how to {work}? {employer} has a spot for you {where}.',
    '{employer} needs {who} {where}: {pay}. That is the short version.',
    '{employer} needs {who} {where}. Here is the deal.',
    'Know how to {work}? We want you {where}. {pay|cap}, no games about it.',
    'Know how to {work}? We have a spot for you {where}.',
    '{title|cap} wanted {where}: {pay}. That is the short version.',
    'We need {who} {where}. Here is the deal.',
  ],
  formal: [
    '{employer} invites applications for the position of {title} {where}. The principal task is to {work}. Remuneration is {pay}.',
    '{employer} invites applications for the position of {title} {where}, with remuneration of {pay}.',
    '{employer} invites applications for the position of {title} {where}. The principal task is to {work}.',
    '{employer} invites applications for the position of {title} {where}.',
    'Applications are invited for the position of {title} {where}. The principal task is to {work}. Remuneration is {pay}.',
    'Applications are invited for the position of {title} {where}, with remuneration of {pay}.',
    'Applications are invited for the position of {title} {where}. The principal task is to {work}.',
    'Applications are invited for the position of {title} {where}.',
  ],
  innovative: [
    'If it were your job to {work}, what would you change first? {employer} is looking for {title|a} {where} who has an answer. Pay is {pay}.',
    'What could it look like to {work} a little better every month? {employer} wants {title|a} {where} who brings ideas as well as skill, for {pay}.',
    'If it were your job to {work}, what would you change first? {employer} is looking for {title|a} {where} who has an answer.',
    '{employer} wants {title|a} {where} who asks why before how. The pay is {pay}.',
    '{employer} wants {title|a} {where} who asks why before how.',
    'If it were your job to {work}, what would you change first? We are looking for {title|a} {where} who has an answer. Pay is {pay}.',
    'If it were your job to {work}, what would you change first? We are looking for {title|a} {where} who has an answer.',
    'We want {title|a} {where} who asks why before how. The pay is {pay}.',
    'We want {title|a} {where} who asks why before how.',
  ],
};

/** How the hard part of the job is said: plainly, and before anyone applies. */
export const hardParts: TonePhrases = {
  professional: ['Please note before you apply: {hard}.', 'The job also asks for this: {hard}.'],
  friendly: ['We would rather tell you now than later: {hard}.', 'The honest part: {hard}.'],
  casual: ['The catch, because there always is one: {hard}.', 'Straight up: {hard}.'],
  formal: ['Applicants should be aware of the following conditions: {hard}.'],
  innovative: ['What will not change for you: {hard}.', 'The fixed points: {hard}.'],
};

/** {hard} is "cannot climb towers, or will not travel". */
export const notForYou: TonePhrases = {
  professional: ['This is not the right position if you {hard}.'],
  friendly: ['Better to know now: this is not the job for you if you {hard}.'],
  casual: ['Not your job if you {hard}. No hard feelings.'],
  formal: ['Persons to whom the following applies cannot be considered: those who {hard}.'],
  innovative: ['Some things we cannot redesign: this is not for you if you {hard}.'],
};

export const stepLines: TonePhrases = {
  professional: [
    'How we hire: {steps}.',
    'The steps from application to offer: {steps}.',
    'What happens after you apply: {steps}.',
  ],
  friendly: ['Then it goes like this: {steps}.'],
  casual: ['Next: {steps}. That is all of it.'],
  formal: ['Selection comprises {steps}.'],
  innovative: ['How we get to know each other: {steps}.'],
};

export const offerOpenings: TonePhrases = {
  professional: ['The position pays {pay}.', 'Pay is {pay}.'],
  friendly: ['You will earn {pay}.', 'The pay is {pay}, and you know it before you apply.'],
  casual: ['Money first: {pay}.', 'You get {pay}.'],
  formal: ['Remuneration for the position is {pay}.'],
  innovative: ['Pay is open from the start: {pay}.', 'No guessing at the pay: {pay}.'],
};

/** {yearly} is the pay of a full year. */
export const yearlyPay: TonePhrases = {
  professional: ['That is {yearly}, overtime not counted.', 'That comes to {yearly}.'],
  friendly: ['That adds up to {yearly}.'],
  casual: ['Do the math: {yearly}.'],
  formal: ['This corresponds to {yearly}.'],
  innovative: ['What that comes to: {yearly}.'],
};

export const offerLists: TonePhrases = {
  professional: [
    'Benefits: {offer}.',
    'On top of the pay: {offer}.',
    'What comes with it: {offer}.',
  ],
  friendly: ['On top of that: {offer}.', 'What you also get: {offer}.'],
  casual: ['Plus: {offer}.', 'Also yours: {offer}.'],
  formal: ['The terms of employment further comprise the following: {offer}.'],
  innovative: ['What else is in it for you: {offer}.', 'Built in from day one: {offer}.'],
};

export const helpOpenings: TonePhrases = {
  professional: ['Helpful, but not required: {help}.', 'A plus, not a condition: {help}.'],
  friendly: ['Nice if you have it, no worry if not: {help}.'],
  casual: ['Bonus points, no more than that: {help}.'],
  formal: ['The following are desirable and not required: {help}.'],
  innovative: ['What would give you a running start: {help}.'],
};

export const goalOpenings: TonePhrases = {
  professional: [
    'What success looks like in the first year: {goal}.',
    'Goals for the first year: {goal}.',
  ],
  friendly: ['Where you will be before long: {goal}.'],
  casual: ['What we hope to see: {goal}.'],
  formal: ['Performance is expected to develop as follows: {goal}.'],
  innovative: ['The mark to beat: {goal}.'],
};

export const applyLines: TonePhrases = {
  professional: [
    'Please use {link} to send your application.',
    'Applications are welcome through {link} at any time.',
  ],
  friendly: [
    'Ready? Go to {link} and apply with a resume or a short note about your work.',
    'Use {link} to send us your resume, or just a few lines about your work.',
  ],
  casual: [
    'Sound right? Go to {link} and hit apply.',
    'Head to {link} with a list of what you have done. That will do.',
  ],
  formal: ['Applications with a curriculum vitae are to be submitted through {link} only.'],
  innovative: [
    'Go to {link} and show us one thing you improved.',
    'Start the conversation at {link} with one thing you improved.',
  ],
};

export const applyWithoutLink: TonePhrases = {
  professional: [
    'Please apply with your resume through the page on which you found this posting.',
    'Please send your resume in reply to this posting.',
    'Please apply through this posting; a resume is enough.',
  ],
  friendly: ['Send us your resume, or just a few lines about your work, through this posting.'],
  casual: ['Sound right? Hit apply. A list of what you have done is fine.'],
  formal: ['Applications with a curriculum vitae are to be submitted through this posting.'],
  innovative: ['Start the conversation: apply here and tell us about one thing you improved.'],
};

export const accommodation: TonePhrases = {
  professional: [
    'If you need an accommodation to apply, tell us and we will arrange it. Every qualified applicant to {employer} is considered on the same criteria.',
    'Tell us if you need an accommodation at any step, and we will arrange it. {employer} asks every applicant the same questions.',
    'Accommodation is available on request at every step. {employer} welcomes all qualified applicants and judges them by the same criteria.',
    'If an accommodation would help you to apply or to interview, ask us. Hiring at {employer} is decided on skill, by the same questions for everyone.',
    'If you need an accommodation to apply, tell us and we will arrange it. We consider every qualified applicant on the same criteria.',
  ],
  friendly: [
    'Need something arranged so that you can apply? Just say so. Everyone who can do the work gets the same fair look at {employer}.',
    'Need something arranged so that you can apply? Just say so. Everyone who can do the work gets the same fair look.',
  ],
  casual: [
    'Need a hand with applying? Say the word. Same questions, same fair shot for everybody at {employer}.',
    'Need a hand with applying? Say the word. Same questions, same fair shot for everybody.',
  ],
  formal: [
    '{employer} provides reasonable accommodation in the application process on request and considers every qualified applicant on equal terms.',
    'Reasonable accommodation in the application process is provided on request, and every qualified applicant is considered on equal terms.',
  ],
  innovative: [
    'If our way of applying does not fit you, tell us and {employer} will find another. Everyone is measured by the same work.',
    'If our way of applying does not fit you, tell us and we will find another. Everyone is measured by the same work.',
  ],
};

export const physicalNotes = [
  'Ask every applicant in the same words whether they can do this, with or without accommodation',
  'Ask all {title} applicants the same question: can you do this, with or without an accommodation? Discuss accommodation before deciding',
  'Put it to every applicant in the same words, and ask what accommodation would help',
];

export const voiceTable: Record<
  keyof TonePhrases,
  { tone: readonly string[]; language: readonly string[]; personality: readonly string[] }
> = {
  professional: {
    tone: [
      'Professional and plain: {topic}, described the way an experienced colleague would',
      'Businesslike and polite; {topic} in facts, without superlatives',
      'Factual and confident, as one expert tells another about {topic}',
    ],
    language: [
      'Full sentences in the second person, no contractions, no exclamation marks',
      'Complete sentences, "you", figures instead of praise',
      'Plain verbs, whole sentences, nothing abbreviated that a reader from outside would not know',
    ],
    personality: [
      'The posting states facts without superlatives, as in "{quote}"',
      'Courteous and exact, the posting says things as they are: "{quote}"',
      'The tone shows in plain statements a reader can check, such as "{quote}"',
    ],
  },
  friendly: {
    tone: [
      'Friendly: warm and direct, the way a good colleague would tell a friend about {topic}',
      'Warm and open about {topic}, hard parts included',
    ],
    language: [
      'Short sentences, "you" and "we", contractions welcome',
      'Spoken but complete; "we" and "you"; small words',
    ],
    personality: [
      'The posting talks as a good colleague would, as in "{quote}"',
      'Warmth shows in how the reader is spoken to: "{quote}"',
    ],
  },
  casual: {
    tone: [
      'Casual: relaxed and quick, straight to {topic}, nothing dressed up',
      'Relaxed in sound, exact in facts: {topic} in a few lines',
    ],
    language: [
      'Spoken English, contractions, very short sentences; every figure stays',
      'As in a message to a friend, with the numbers in',
    ],
    personality: [
      'The posting keeps to short spoken lines, as in "{quote}"',
      'Nothing is dressed up; it says "{quote}"',
    ],
  },
  formal: {
    tone: [
      'Formal: measured and complete, {topic} stated as in a public notice',
      'Official in tone; {topic} set out point by point',
    ],
    language: [
      'Third person or "the applicant" where possible, no contractions, terms as in the contract',
      'Complete sentences, official terms, no address',
    ],
    personality: [
      'The posting keeps the manner of a public notice, as in "{quote}"',
      'The tone shows in complete, impersonal statements such as "{quote}"',
    ],
  },
  innovative: {
    tone: [
      'Innovative: curious and forward, {topic} told as something the reader can change',
      'Looking ahead: {topic} as an open question',
    ],
    language: [
      'Active verbs, questions, one idea a sentence; an idea stands beside its figure',
      'Questions first, verbs that move, no buzzwords',
    ],
    personality: [
      'The posting opens with ideas rather than claims, as in "{quote}"',
      'Curiosity shows in the wording: "{quote}"',
    ],
  },
};

/** {draws} {worry} */
export const messaging = {
  lead: [
    'Lead with what the job offers: {draws}',
    'Put the offer first, in figures: {draws}',
    'Open with the strongest facts: {draws}',
  ],
  leadNone: [
    'Lead with the work itself, since no offer is stated yet',
    'Nothing is offered in the text yet, so begin with the day’s work',
  ],
  hard: [
    'Then say what is hard about it, before anyone applies: {hard}',
    'Say the hard part early: {hard}. People who read on after it are the ones to talk to',
    'Do not leave the hard part for the interview: {hard}',
  ],
  worry: [
    'What people in this work worry about: "{worry}". {answer}',
    'Expect one worry above all: "{worry}". {answer}',
    'Answer the worry of this trade before it is asked: "{worry}". {answer}',
  ],
  trade: [
    'Trade words to use, and to use correctly: {trade}',
    'Terms that belong in the text: {trade}',
    'Words insiders look for: {trade}',
  ],
};
