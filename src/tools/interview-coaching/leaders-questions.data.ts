import type { Kind } from '#knowledge/drawer.ts';
import type { NeutralQuestion } from './neutral-questions.data.ts';

const anywhere: readonly NeutralQuestion[] = [
  {
    category: 'Your people',
    question: 'Tell us about someone on your team who was not doing well.',
    key_points: ['What you saw, and when', 'What you agreed', 'How it ended'],
    sample_answer:
      'One of my most reliable people began to miss dates. I waited three weeks too long, then asked what had changed, and heard about a task that had been given to him beside his own. I took it away and we agreed on two dates. He kept the first and missed the second; we spoke the same day. After two months he was where he had been. I would begin sooner.',
    follow_ups: ['When would you have let them go?'],
  },
  {
    category: 'Priorities',
    question: 'What did you stop so that something else could get done?',
    key_points: ['What it competed with', 'Who had to agree', 'What it cost'],
    sample_answer:
      'Two projects needed the same three people until the summer. I put on one page what each would bring, and what a delay of half a year would cost. The one I stopped was my own idea. My director had to agree, and I told the customer myself. It cost us some goodwill with one department. Looking back, it was right, though I would ask that department first.',
    follow_ups: ['Looking back, was it the right one?'],
  },
  {
    category: 'Change',
    question: 'Describe a change that people did not want.',
    key_points: ['What they feared', 'What you changed in the plan', 'What is left of it'],
    sample_answer:
      'I wanted to bring two teams together, and one feared that its work would disappear. They were right about one part: nobody had counted their night calls. So I changed the plan, and the most critical of them tried it first, for a month. After a year the waiting time was down by a third. One site never took it up, and I stopped asking.',
    follow_ups: ['What would you do earlier next time?'],
  },
  {
    category: 'Money',
    question: 'How have you handled a budget that went off track?',
    key_points: ['When you saw it', 'The ways you offered', 'What you do differently now'],
    sample_answer:
      'My budget was [amount], and in May it was heading six percent over, because a price had risen that I had taken as fixed. I went to my director with three ways out and what each would cost us. We put off one purchase and kept the training. We ended one percent over. Now I look at the five largest contracts every quarter, not once a year.',
    follow_ups: ['What did you protect, and why?'],
  },
  {
    category: 'Taking over',
    question:
      'Tell us about something that stood badly when you took it over. What did you decide first?',
    key_points: [
      'The figure or the facts you found',
      'What you decided, and what you left alone',
      'Who carried it out, and what came of it',
    ],
    sample_answer:
      'When I took [department or task] over at [employer], everybody had another explanation for the delays, and nobody had a figure. I spent two weeks with those who do the work, and counted. Most of it came from one step that waited for a signature. I gave that step to one person, with a date, and left the rest alone. After three months the delays were down by half.',
    follow_ups: ['Who was against it, and on what were they right?'],
  },
  {
    category: 'Leaving work to others',
    question: 'What do you leave to your people, and how do you still know how it goes?',
    key_points: [
      'What is yours and nobody else’s',
      'To whom you gave what, and why to them',
      'The sign by which you noticed that something went wrong',
    ],
    sample_answer:
      'I kept the decisions on people and money and gave the rest to those who know it best, each with a date on which we would talk. I looked at two figures a week. Once the figures were fine and the mood was not. I asked before I changed anything: two people had shared out a task and told nobody. I had looked at the wrong figure.',
    follow_ups: ['When did you take something back?'],
  },
  {
    category: 'A missed target',
    question: 'Which result did you answer for, and what did you do when it went the wrong way?',
    key_points: [
      'The target, and who had set it',
      'How early you knew, and whom you told',
      'What you changed, and the result at the end',
    ],
    sample_answer:
      'I answered for a yearly target at [employer]. By spring I could see that we would miss it by about a tenth. I told the person I reported to the same week, with the cause and two ways out. We took the smaller one and dropped a plan that nobody missed. We ended just below the target. I should have asked those nearest to the work a month earlier.',
    follow_ups: ['Which figure do you look at first today?'],
  },
];

/** Told where people are cared for. */
const inCare: readonly NeutralQuestion[] = [
  {
    category: 'Growing leaders',
    question: 'Whom have you brought on to lead, and how did you go about it?',
    key_points: [
      'What you saw in them',
      'What you gave them, and with what help',
      'Where they are now',
    ],
    sample_answer:
      'A nurse on my unit was the one whom others asked, and had no wish to lead. I gave her the handover twice a week, then the roster for one month with me beside her, and she went on a course. Her first hard talk with a colleague went badly; we went through it the same day. After a year she was charge nurse. I would have asked earlier what she was afraid of.',
    follow_ups: ['Whom did you lose, and why?'],
  },
  {
    category: 'Staffing',
    question: 'Tell us about a stretch in which you had too few people for safe care.',
    key_points: ['What you measured', 'What you stopped or moved', 'How you stood by the staff'],
    sample_answer:
      'For six weeks [number] of my posts were empty. I looked each morning at how much care was needed and not only at heads, moved two people between departments, and asked for [number] beds to be closed on the worst days. The answer was no once, and I wrote down why I had asked. I took shifts myself where I was still competent to. Falls did not go up; overtime did, and I said what it cost.',
    follow_ups: ['What would have made you refuse another admission?'],
  },
  {
    category: 'Quality of care',
    question: 'Which result in care got better while you were responsible for it?',
    key_points: ['The figure before', 'What the staff changed', 'Whether it lasted'],
    sample_answer:
      'Our department had more [falls or infections] than the others like it. I did not write a new policy. I asked the night staff first, since most of it happened there: the round came before the hour in which people get up. They moved it and chose who looks after what. After half a year the figure was down by a third. It came back when two of them left, so the round is now part of how we begin with new people.',
    follow_ups: ['How did you know that it was this change?'],
  },
  {
    category: 'Money',
    question: 'How have you handled a budget that went off track?',
    key_points: ['When you saw it', 'The ways you offered', 'What you did not cut, and why'],
    sample_answer:
      'By May my department was [percent] over, nearly all of it agency hours. I showed my director on one page which shifts they were for and what two filled posts would save. We agreed on those and on a ceiling for the summer. I did not touch training. We ended the year a little over, with both posts filled. I now look at agency hours every week.',
    follow_ups: ['What did you protect, and why?'],
  },
];

/** What whoever leads people is asked in any work, with stories that somebody of their rank and kind of work could tell. */
export const listLeaders = (kind: Kind): readonly NeutralQuestion[] =>
  kind === 'care' ? inCare : anywhere;
