import type { anyShapes } from './shapes.data.ts';

/** Of work that one answers for and others do: what was found, what was decided, who carried it, what came of it. */
export const leadersShapes: typeof anyShapes = [
  {
    ask: 'How did it stand when you took it over, and what did you decide first?',
    key_points: [
      'The figure or the facts you found',
      'What you decided, and what you left alone',
      'Who carried it out, and what came of it',
    ],
    sample_answer:
      'When I took this over at [employer], everybody had another explanation for the delays, and nobody had a figure. I spent two weeks with those who do the work, and counted. Most of it came from one step that waited for a signature. I gave that step to one person, with a date, and left the rest alone. After three months the delays were down by half.',
    follow_ups: ['Who was against it, and on what were they right?', 'Did it last after you left?'],
  },
  {
    ask: 'What do you leave to others in it, and how do you still know how it goes?',
    key_points: [
      'What is yours and nobody else’s',
      'To whom you gave what, and why to them',
      'The sign by which you noticed that something went wrong',
    ],
    sample_answer:
      'At [employer] I kept the decisions on people and money and gave the rest to those who know it best, each with a date on which we would talk. I looked at two figures a week. Once the figures were fine and the mood was not. I asked before I changed anything: two people had shared out a task and told nobody. I had looked at the wrong figure.',
    follow_ups: ['When did you take something back?', 'What do you never give away?'],
  },
  {
    ask: 'Which decision in it was disputed, and how did you carry it?',
    key_points: [
      'Who wanted what, and for which reason',
      'What it cost, in money or people',
      'How you told those who had lost',
    ],
    sample_answer:
      'At [employer] two people I valued wanted the same money for different things. I asked each for the strongest reason of the other, and for one fact that would change their mind. Then I decided, and told both the same day, before anybody else heard of it. It cost some weeks of goodwill. On one point the other side had been right, and I said so.',
    follow_ups: ['What would have made you turn back?', 'What did it cost you with your people?'],
  },
  {
    ask: 'Which result did you answer for, and what did you do when it went the wrong way?',
    key_points: [
      'The target, and who had set it',
      'How early you knew, and whom you told',
      'What you changed, and the result at the end',
    ],
    sample_answer:
      'I answered for a yearly target at [employer]. By spring I could see that we would miss it by about a tenth. I told the person I reported to the same week, with the cause and two ways out. We took the smaller one and dropped a plan that nobody missed. We ended just below the target. I should have asked those nearest to the work a month earlier.',
    follow_ups: [
      'What did you say to those above you?',
      'Which figure do you look at first today?',
    ],
  },
];
