export interface NeutralQuestion {
  category: string;
  question: string;
  key_points: readonly string[];
  sample_answer: string;
  follow_ups: readonly string[];
}

/** True of any work: asked where the trade's own stories come from another setting. The story is the candidate's. */
export const neutralQuestions: readonly NeutralQuestion[] = [
  {
    category: 'Mistakes',
    question: 'Tell us about something you got wrong, and what you did next.',
    key_points: ['What happened, in two sentences', 'Whom you told, and when', 'What you changed'],
    sample_answer:
      'At [employer] I [your mistake, in one sentence]. I noticed it when [how], told [who] within [time], and put it right by [what you did]. It cost [time, money or trust]. Since then I [what you do], and it has [what it prevented].',
    follow_ups: ['What would have happened if nobody had noticed?'],
  },
  {
    category: 'Pressure',
    question: 'Tell us about a day with more work than time.',
    key_points: ['What was waiting', 'What you did first, and why', 'Whom you told'],
    sample_answer:
      'On [day] [what was waiting] came on top of [your usual work]. I did [what] first, because [who waited for it, and why]. I told [whom] that [what] would be late, before they asked. It ended with [result]. Next time I would [what].',
    follow_ups: ['How did you decide what could wait?'],
  },
  {
    category: 'Working with others',
    question: 'Tell us about somebody who was hard to work with.',
    key_points: ['What made it hard', 'What you said to them', 'How it went on'],
    sample_answer:
      'A colleague in [role] and I depended on each other for [what], and it went wrong because [reason]. I asked [what you asked]. My own part was [what]. We agreed on [what], and since then [how it is now].',
    follow_ups: ['What was your own part in it?'],
  },
  {
    category: 'Learning',
    question: 'What did you learn last for your work, and how?',
    key_points: ['Why you needed it', 'How you went about it', 'Where you use it today'],
    sample_answer:
      'I had to learn [tool, method or task] because [reason]. I [how you went about it], and [who] checked my work for [time]. The hardest part was [what]. Today I use it for [what]; I still look up [what].',
    follow_ups: ['What would you have to learn first here?'],
  },
];

/** The same for whoever leads people. */
export const leadersQuestions: readonly NeutralQuestion[] = [
  {
    category: 'Your people',
    question: 'Tell us about somebody in your team who was not doing well.',
    key_points: ['What you saw, and when', 'What you agreed', 'How it ended'],
    sample_answer:
      'One of my people [what you saw], from [when]. I asked [question] and learned that [cause]. We agreed on [what, by when], and I [your own part]. After [time] [how it ended]. I would have begun [when].',
    follow_ups: ['When would you have parted?'],
  },
  {
    category: 'Priorities',
    question: 'What did you stop, so that something else could be done?',
    key_points: ['What it competed with', 'Who had to agree', 'What it cost'],
    sample_answer:
      '[Two things] needed the same [people, money or weeks]. I compared [what each would bring or cost] and stopped [which]. [Who] had to agree, and I told [whom] myself. It cost [what]. Seen from today, [was it right].',
    follow_ups: ['Was it the right one, seen from today?'],
  },
  {
    category: 'Change',
    question: 'Describe a change that people did not want.',
    key_points: ['What they feared', 'What you changed in the plan', 'What is left of it'],
    sample_answer:
      'I wanted to change [what], and [who] feared [what]. They were right about [what], so I changed [part of the plan]. [Who] tried it first. After [time], [what is left of it, with one figure].',
    follow_ups: ['What would you do earlier the next time?'],
  },
  {
    category: 'Money',
    question: 'How have you handled a budget that did not hold?',
    key_points: ['When you saw it', 'The ways you offered', 'What you do differently'],
    sample_answer:
      'My budget was [amount]. In [month] it was heading [percent] over, because [cause]. I went to [who] with [the ways out and their cost]. We chose [which] and protected [what]. We ended at [figure]. Now I watch [what] every [week or month].',
    follow_ups: ['What did you protect, and why?'],
  },
];
