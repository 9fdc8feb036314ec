export interface NeutralQuestion {
  category: string;
  question: string;
  key_points: readonly string[];
  sample_answer: string;
  follow_ups: readonly string[];
}

/** True of any work: asked where the trade's own stories come from another setting. The story is one that anybody could tell. */
export const neutralQuestions: readonly NeutralQuestion[] = [
  {
    category: 'Mistakes',
    question: 'Tell us about something you got wrong, and what you did next.',
    key_points: ['What happened, in two sentences', 'Whom you told, and when', 'What you changed'],
    sample_answer:
      'I sent out [what] with an old version, because two had nearly the same name. I noticed it an hour later, called the person who was waiting and sent the right one before they had used it. Then I told my manager; she would have heard anyway. It cost us some trust that week. Since then I delete the old one first, and it has not happened again.',
    follow_ups: ['What would have happened if nobody had noticed?'],
  },
  {
    category: 'Pressure',
    question: 'Tell us about a day with more work than time.',
    key_points: ['What was waiting', 'What you did first, and why', 'Whom you told'],
    sample_answer:
      'Two of us were out, and the work of three was waiting at eight. I did first what others could not go on without, then what had a date that day. By ten I had told the two people who would have to wait until tomorrow; one of them agreed, the other called my manager. We finished what mattered. Next time I would tell my manager before he hears it.',
    follow_ups: ['How did you decide what could wait?'],
  },
  {
    category: 'Working with others',
    question: 'Tell us about somebody who was hard to work with.',
    key_points: ['What made it hard', 'What you said to them', 'How it went on'],
    sample_answer:
      'A colleague answered late, and I could not go on without him. I had begun to write to his manager. Then I asked him over coffee what my requests looked like from his side: they came without a date and all at once. That was my part of it. We agreed on two fixed times a week. It is better, not perfect, and I no longer write to his manager.',
    follow_ups: ['What was your own part in it?'],
  },
  {
    category: 'Learning',
    question: 'What did you learn last for your work, and how?',
    key_points: ['Why you needed it', 'How you went about it', 'Where you use it today'],
    sample_answer:
      'I had to learn [tool or task] when the colleague who did it left. I asked him for three afternoons before he went and wrote the steps down in my own words. For two weeks somebody checked what I did. The hardest part was knowing what is normal. Today I do it weekly, and I still look up the rare cases. My notes are what the next person learns from.',
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
      'One of my most reliable people began to miss dates. I waited three weeks too long, then asked what had changed, and heard about a task that had been given to him beside his own. I took it away and we agreed on two dates. He kept the first and missed the second; we spoke the same day. After two months he was where he had been. I would begin sooner.',
    follow_ups: ['When would you have parted?'],
  },
  {
    category: 'Priorities',
    question: 'What did you stop, so that something else could be done?',
    key_points: ['What it competed with', 'Who had to agree', 'What it cost'],
    sample_answer:
      'Two projects needed the same three people until the summer. I put on one page what each would bring, and what a delay of half a year would cost. The one I stopped was my own idea. My director had to agree, and I told the customer myself. It cost us a good name with one department. Seen from today it was right, though I would ask that department first.',
    follow_ups: ['Was it the right one, seen from today?'],
  },
  {
    category: 'Change',
    question: 'Describe a change that people did not want.',
    key_points: ['What they feared', 'What you changed in the plan', 'What is left of it'],
    sample_answer:
      'I wanted to bring two teams together, and one feared that its work would disappear. They were right about one part: nobody had counted their night calls. So I changed the plan, and the most critical of them tried it first, for a month. After a year the waiting time was down by a third. One site never took it up, and I stopped asking.',
    follow_ups: ['What would you do earlier the next time?'],
  },
  {
    category: 'Money',
    question: 'How have you handled a budget that did not hold?',
    key_points: ['When you saw it', 'The ways you offered', 'What you do differently'],
    sample_answer:
      'My budget was [amount], and in May it was heading six percent over, because a price had risen that I had taken as fixed. I went to my director with three ways out and what each would cost us. We put off one purchase and kept the training. We ended one percent over. Now I look at the five largest contracts every quarter, not once a year.',
    follow_ups: ['What did you protect, and why?'],
  },
];
