/** A term of the pay or of the contract that decides by itself whether somebody can take the job. */
export type TermId =
  | 'commission'
  | 'piece'
  | 'unpaid'
  | 'stipend'
  | 'own'
  | 'shifts'
  | 'relief'
  | 'time'
  | 'payroll'
  | 'training';

/** What such a term means for each tool; `{words}` stands for the advertisement's own. */
export interface TermTexts {
  /** As something that turns some people away. */
  drawback: string;
  /** Added to the risk that people fall silent. */
  points: number;
  risk: { title: string; impact: string };
  advice?: { title: string; recommendation: string };
  /** Null where another doubt speaks of it already. */
  objection: { objection: string; answer: string } | null;
  screening: { purpose: string; question: string };
  /** What only the manager can say; null where it is asked elsewhere. */
  ask: { matter: string; topic: string; assumes: string; ask: string; why: string } | null;
  /** For a form of pay: what stands where a range would, and who has to fill it. */
  range?: string;
  /** Sentences that promise what such a job does not give. */
  promises: RegExp;
}

const fixedPay =
  /\b(?:salar(?:y|ied)|fixed pay|base pay|basic pay|steady (?:pay|income|wages?)|regular (?:pay|income|wages?)|guaranteed (?:pay|hours|income)|pay that does not|same pay every|hourly (?:pay|rate)|on a payroll|sick pay|paid (?:leave|holidays?|time off))\b/i;
const fixedWeek =
  /\b(?:(?:fixed|set|same|regular|steady|guaranteed) (?:hours|shifts?|days|starts?|start times?|rota|schedule|routes?|runs?|truck|van|vehicle|yard|team|ward|site|class|planner|crew)|one (?:yard|truck|van|site|ward|team|school|class|route|place)|own (?:truck|van|desk|ward|class|route|round)|(?:start times?|shifts?|hours|rotas?) that (?:are kept|do not change|suits?)|rota (?:known|fixed)|known (?:weeks|months) ahead|(?:start time|hours|shifts?|days|nights) (?:that suits? you|you (?:would )?(?:want|like|choose|prefer))|which (?:truck|van|ward|class)|how many (?:nights|shifts|days) a (?:week|month) would you)\b/i;
const lasting =
  /\b(?:permanent|job for good|lasting|long[- ]term (?:post|job|contract)|job security|secure (?:job|post)|stay for years|until (?:retirement|they retire))\b/i;

export const termTexts: Readonly<Record<TermId, TermTexts>> = {
  commission: {
    drawback: '{name}',
    points: 0.12,
    risk: {
      title: 'No sum is certain',
      impact:
        'Easy to find applicants, hard to keep them: people who need a fixed amount each month drop out when they hear it, or leave in the first year.',
    },
    advice: {
      title: 'Show what the first year brings',
      recommendation:
        'Ask what the last five who started earned in their first, sixth and twelfth month, how many are still there, and whether there is a draw. Tell candidates, or say that nobody knows.',
    },
    objection: {
      objection: 'Only commission? I need to know what I will earn.',
      answer:
        'You are right to ask: the posting says {words}, so no sum is certain. What the middle one of the first-year people earned, whether there is a draw at the start, and what is taken back when a customer cancels: [first-year earnings, draw, charge-backs: ask the hiring manager]. If you need a fixed sum from the first month, this one is not for you, and it is better that we both know now.',
    },
    screening: {
      purpose: 'Pay',
      question:
        '{pay} No fixed sum is named. Does that work for you from the first month, and have you been paid that way before? Strong: yes, and asks for first-year earnings, draw and charge-backs. Weak: counts on a salary to come. Never ask about savings or what they earn now.',
    },
    ask: null,
    range: '{Name}; no fixed sum [draw and first-year earnings: confirm]',
    promises: fixedPay,
  },
  piece: {
    drawback: 'pay by what is done, not by the hour',
    points: 0.08,
    risk: {
      title: 'Pay by what is done',
      impact:
        'People plan with what a slow week brings. Without that figure they take the job that pays by the hour.',
    },
    advice: {
      title: 'Show a real week',
      recommendation:
        'Ask what a beginner and what the middle one of the team made in a slow and in a good week, waiting included, and quote both.',
    },
    objection: {
      objection: 'What does that come to in a week?',
      answer:
        'The posting says {words}. What a slow and a good week bring, and what is paid for waiting: [earnings in a slow and a good week: ask the hiring manager]. If you need pay by the hour, just say so.',
    },
    screening: {
      purpose: 'Pay',
      question:
        '{pay} Does that work for you, and have you been paid that way before? Strong: yes, with what they reached in a week, or asks what a slow week brings. Weak: expects pay by the hour. Never ask what they earn now.',
    },
    ask: {
      matter: 'Pay',
      topic: 'What {words} comes to',
      assumes: 'People know what {words} comes to',
      ask: '{words}: what is the rate for each, what did the middle one of the team make in a slow and in a good week, what is paid for waiting and training, and is there a floor?',
      why: 'Nobody can compare such pay without a week of it, and in most places the law sets a floor.',
    },
    range: 'By what is done, not by the hour [rate and a usual week: confirm]',
    promises: fixedPay,
  },
  unpaid: {
    drawback: 'no pay',
    points: 0.12,
    risk: {
      title: 'Nothing is paid',
      impact:
        'Only those who can afford it may say yes, and in many places the law allows it only for training or charity.',
    },
    advice: {
      title: 'Say what they get instead',
      recommendation:
        'Have HR confirm that it may be unpaid here; then name the credit, the reference, the expenses paid and the hours a week.',
    },
    objection: {
      objection: 'I cannot work for nothing.',
      answer:
        'Then I am glad you say it: the posting says {words}. Which expenses are paid, and whether it counts for a course: [expenses, credit: ask the hiring manager]. If that is not enough, this one is not for you.',
    },
    screening: {
      purpose: 'Pay',
      question:
        'The work is unpaid. Does that work for you for the whole time, and what would you want to take from it? Strong: yes, with something they want to learn or give. Weak: counts on pay later. Reasons are not asked for.',
    },
    ask: {
      matter: 'Pay',
      topic: 'Unpaid work',
      assumes: 'It may be unpaid',
      ask: '{words}: has HR confirmed that it may be unpaid, which expenses are paid, how many hours a week is it, and does it count for a course?',
      why: 'In many places the law allows unpaid work only for training or charity.',
    },
    range: 'Unpaid [expenses and credit: confirm]',
    promises: fixedPay,
  },
  stipend: {
    drawback: 'a stipend instead of pay',
    points: 0.05,
    risk: {
      title: 'A stipend, without its amount',
      impact: 'People count rent and travel against it before they apply.',
    },
    objection: {
      objection: 'Can I live on the stipend?',
      answer:
        'The posting says {words}. The amount and how often it is paid: [stipend: ask the hiring manager]. You should have it before you decide.',
    },
    screening: {
      purpose: 'Pay',
      question:
        'There is a stipend: [amount]. Does that work for you for the whole time? Strong: yes, or a question about amount and dates. Weak: counts on a salary. Never ask about means.',
    },
    ask: {
      matter: 'Pay',
      topic: 'Amount of the stipend',
      assumes: 'People say yes to a stipend without its amount',
      ask: '{words}: how much is it, how often is it paid, and what else is paid, such as travel or housing?',
      why: 'It is the first thing people count.',
    },
    range: 'A stipend [amount: confirm]',
    promises: fixedPay,
  },
  own: {
    drawback: 'work on your own account, not on a payroll',
    points: 0.08,
    risk: {
      title: 'Nobody is employed',
      impact:
        'Tax, insurance and gear are theirs. People on a payroll seldom change for that; those who work for themselves already compare the rate.',
    },
    advice: {
      title: 'Name rate and payment',
      recommendation:
        'Put the rate and its unit, the day invoices are paid and who brings the equipment into the first message.',
    },
    objection: null,
    screening: {
      purpose: 'Form of the work',
      question:
        'You would work as {own}, not as an employee: taxes and insurance are yours. Does that work for you, and have you worked that way? Strong: yes, with what is in place, or plain questions on rate and payment. Weak: expects a payroll, paid leave or benefits.',
    },
    ask: null,
    promises: fixedPay,
  },
  shifts: {
    drawback: 'no certain hours',
    points: 0.06,
    risk: {
      title: 'Hours that nobody promises',
      impact:
        'Few can live on it alone: it draws people who have something else, and loses them when the shifts clash.',
    },
    advice: {
      title: 'Give a usual month',
      recommendation:
        'Ask how many shifts the last three people worked in a month and how early they knew, and tell candidates both.',
    },
    objection: {
      objection: 'How many hours can I count on?',
      answer:
        'The posting says {words}, which promises none. How many shifts a usual month brings, and how early they are known: [usual shifts and notice: ask the hiring manager]. If you need certain hours, say so, and I will not keep you.',
    },
    screening: {
      purpose: 'Hours that are not promised',
      question:
        'The posting says {words}: the hours are not promised. Does that work for you, and which days are out? Strong: yes, or plain limits. Weak: needs a full week to come of it. Reasons are not asked for.',
    },
    ask: null,
    promises: fixedWeek,
  },
  relief: {
    drawback: 'standing in for others',
    points: 0.06,
    risk: {
      title: 'Standing in for others',
      impact:
        'The week depends on who is away. People with a settled week seldom give it up for that, unless they know the rota and what is guaranteed.',
    },
    advice: {
      title: 'Explain the relief',
      recommendation:
        'Say in the posting whose work is covered, how early the rota is known and which hours are certain.',
    },
    objection: {
      objection: 'With {word} work I would never know my week.',
      answer:
        'You would cover when someone is away, so the week may change. Whose work is covered, how early you are told and which hours are certain: [cover, notice, certain hours: ask the hiring manager]. If you need the same week every week, just say so.',
    },
    screening: {
      purpose: 'Standing in',
      question:
        'You would stand in for others, so days, places or starts may change. Does that work for you, and how early would you need to know? Strong: yes, or a plain limit. Weak: "anything", then exceptions. Reasons are not asked for.',
    },
    ask: null,
    promises: fixedWeek,
  },
  time: {
    drawback: 'a contract for a time',
    points: 0.06,
    risk: {
      title: 'No lasting contract',
      impact:
        'People in a permanent job rarely leave it for that: those between two jobs come first.',
    },
    advice: {
      title: 'Say what comes after',
      recommendation:
        'Ask how many of the last ones were kept on, and tell candidates the number, or that nobody knows yet.',
    },
    objection: {
      objection: 'I would give up a permanent job for that?',
      answer:
        'Only with open eyes: the posting says {words}. How long it runs and what comes after it: [end, and what follows: ask the hiring manager]. If you need something permanent, just say so, and I will not press you.',
    },
    screening: {
      purpose: 'A job for a time',
      question:
        'The job is for a time ({words}). Does that work for you, and would you stay until the end? Strong: yes, or a plain date. Weak: counts on a permanent post. Reasons are not asked for.',
    },
    ask: null,
    promises: lasting,
  },
  payroll: {
    drawback: 'W-2 only',
    points: 0.05,
    risk: {
      title: 'Only on a payroll',
      impact:
        'Contractors who bill through a firm of their own drop out. Ask everyone in the first minute, in the same words.',
    },
    objection: {
      objection: 'I work corp-to-corp, through my own company.',
      answer:
        'The posting says {words}: you would be on a payroll. If you could take it that way, tell me; if not, it is better that we both know now.',
    },
    screening: {
      purpose: 'Form of the contract',
      question:
        'The posting says {words}: you would be on a payroll, not paid through a firm of your own. Does that work for you? Strong: yes. Weak: only corp-to-corp. The same words for everyone; nationality is not asked.',
    },
    ask: null,
    promises: /\b(?:own (?:company|firm|limited company)|day rate|outside IR35|invoice)\b/i,
  },
  training: {
    drawback: 'training without pay',
    points: 0.08,
    risk: {
      title: 'Training that is not paid',
      impact:
        'People with rent to pay cannot wait for the first wage, and rivals pay from day one.',
    },
    objection: {
      objection: 'The training is not paid?',
      answer:
        'The posting says {words}. How long it takes and when the first pay comes: [length of the training, first pay day: ask the hiring manager]. If that ends it for you, just say so.',
    },
    screening: {
      purpose: 'Training',
      question:
        'The posting says {words}. Does that work for you? Strong: yes, knowing when the first pay comes. Weak: had not read it. Reasons are not asked for.',
    },
    ask: {
      matter: 'Training',
      topic: 'Training without pay',
      assumes: 'Training may be unpaid',
      ask: '{words}: how many hours is it, has HR confirmed that it may be unpaid, and when is the first pay day?',
      why: 'In many places the law counts training as work.',
    },
    promises: /\bpaid training\b|\bpaid while\b|\bpaid to learn\b/i,
  },
};
