export interface NeutralQuestion {
  category: string;
  question: string;
  key_points: readonly string[];
  sample_answer: string;
  follow_ups: readonly string[];
}

/** True of any work: asked where the trade's own stories come from another setting. */
export const neutralQuestions: readonly NeutralQuestion[] = [
  {
    category: 'Mistakes',
    question: 'Tell us about something you got wrong, and what you did next.',
    key_points: ['What happened, in two sentences', 'Whom you told, and when', 'What you changed'],
    // Told by kind of work.
    sample_answer: '',
    follow_ups: ['What would have happened if nobody had noticed?'],
  },
  {
    category: 'Pressure',
    question: 'Tell us about a day with more work than time.',
    key_points: ['What was waiting', 'What you did first, and why', 'Whom you told'],
    sample_answer:
      'Two people were away and three things were due by noon. I asked which of them somebody was waiting for, did that one first, and said plainly that the third would be late. It was, by two hours. I should have asked for help at nine and not at eleven.',
    follow_ups: ['How did you decide what could wait?'],
  },
  {
    category: 'Working with others',
    question: 'Tell us about somebody who was hard to work with.',
    key_points: ['What made it hard', 'What you said to them', 'How it went on'],
    sample_answer:
      'A colleague changed things I had finished and did not say so. For a while I said nothing and grew short with him. Then I asked what bothered him: nobody had told him what was agreed. We began to write it down. We never became friends, but the work went well.',
    follow_ups: ['What was your own part in it?'],
  },
  {
    category: 'Learning',
    question: 'What did you learn last for your work, and how?',
    key_points: ['Why you needed it', 'How you went about it', 'Where you use it today'],
    sample_answer:
      'A system that everybody around me knew and I did not. I watched a colleague for two mornings, wrote down the ten steps I needed most, and did them while she looked on. After three weeks I was as fast as the others. Rare cases I still look up.',
    follow_ups: ['What would you have to learn first here?'],
  },
  {
    category: 'Care',
    question: 'When did you stop because something was not right?',
    key_points: ['What you noticed', 'What you did at once', 'What came of it'],
    sample_answer:
      'Something I was about to hand over did not match the instructions. It was late and everyone wanted to be done. I stopped and asked, and it turned out that an old version had been used. We lost half an hour. My supervisor sighed that day, and thanked me on the next.',
    follow_ups: ['What if nobody had been there to ask?'],
  },
];

/** The same for whoever leads people. */
export const leadersQuestions: readonly NeutralQuestion[] = [
  {
    category: 'Your people',
    question: 'Tell us about somebody in your team who was not doing well.',
    key_points: ['What you saw, and when', 'What you agreed', 'How it ended'],
    sample_answer:
      'One of my best people began to miss dates. I had seen it for a month before I said so, which was too long. We agreed on two things to drop and on a talk every Friday. After six weeks the work was on time again. Today I speak up in the first week.',
    follow_ups: ['When would you have parted?'],
  },
  {
    category: 'Priorities',
    question: 'What did you stop, so that something else could be done?',
    key_points: ['What it competed with', 'Who had to agree', 'What it cost'],
    sample_answer:
      'We had three projects and people for two. I put the figures on one page, went to my manager with a proposal, and stopped the one that fewest people were waiting for. Its sponsor was angry; I told him in person before the others heard. The two that were left ended on time.',
    follow_ups: ['Was it the right one, seen from today?'],
  },
  {
    category: 'Change',
    question: 'Describe a change that people did not want.',
    key_points: ['What they feared', 'What you changed in the plan', 'What is left of it'],
    sample_answer:
      'I wanted everyone to work from one plan. I explained a lot and asked too little, so half of the team kept lists of their own. Then I asked two of the doubters to try it for a month and to change whatever hindered them. They changed a third of it. It has held since.',
    follow_ups: ['How did you win the two over?'],
  },
  {
    category: 'Money',
    question: 'How have you handled a budget that did not hold?',
    key_points: ['When you saw it', 'The ways you offered', 'What you do differently'],
    sample_answer:
      'In the spring I saw that we would end the year about six percent over. I told my manager the same week, with three ways to close the gap and what each would cost us. We took two. I should have looked a month earlier; now I compare plan and spending every two weeks.',
    follow_ups: ['What did you protect, and why?'],
  },
];
